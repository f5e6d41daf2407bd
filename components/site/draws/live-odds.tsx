"use client";

import { useTranslations } from "next-intl";
import { drawPostState } from "@/lib/contract/code-values/draws";
import type { Language } from "@/lib/shared/languages";
import { useAnswer } from "@/lib/web/api/use-answer";
import { bandOdds } from "@/lib/web/draws/odds";
import type { DrawNames, DrawPost } from "@/lib/web/queries/draws";

type Props = {
  post: Pick<DrawPost, "drawPostIdx" | "state" | "slotCount" | "applicantCount" | "bands">;
  names: DrawNames;
  /** The draw's dates as the club writes them. */
  days: Readonly<Record<string, string>>;
  clubCode: string;
  language: Language;
};

const refreshMs = 15_000;

/** Applications and times per date, band and course, and what one more first choice may hope for. */
export function LiveOdds({ post, names, days, clubCode, language }: Props) {
  const t = useTranslations("draws.odds");
  const isLive = post.state === drawPostState.applying;
  const data = useAnswer(
    isLive ? "GET /ext/draws/{id}/odds" : null,
    { params: { id: String(post.drawPostIdx) }, query: { clubCode, lang: language } },
    refreshMs,
  );
  const bands = data?.bands ?? post.bands;
  const applications = data?.applicantCount ?? post.applicantCount ?? 0;
  return (
    <section aria-labelledby="odds-heading">
      <h2 id="odds-heading" className="rule-bottom pb-4 font-serif text-section">
        {t(isLive ? "title" : "demandTitle")}
      </h2>
      <p className="mt-4 text-ink-2">{t("sum", { applications, slots: post.slotCount })}</p>
      <table className="mt-4 w-full border-collapse border border-line bg-sheet tabular-nums">
        <caption className="visually-hidden">{t(isLive ? "title" : "demandTitle")}</caption>
        <thead>
          <tr className="rule-bottom text-caption text-ink-2">
            <th scope="col" className="px-3 py-2 text-start font-normal">
              {t("band")}
            </th>
            <th scope="col" className="px-2 py-2 text-end font-normal">
              {t("slots")}
            </th>
            <th scope="col" className="px-2 py-2 text-end font-normal">
              {t("first")}
            </th>
            {isLive ? (
              <th scope="col" className="px-3 py-2 text-end font-normal">
                {t("chance")}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {bands.map((band) => {
            const odds = bandOdds(band);
            return (
              <tr
                key={`${band.playDate} ${band.standbyTimeCode} ${band.courseCode}`}
                className="border-b border-line"
              >
                <th scope="row" className="px-3 py-2.5 text-start font-normal">
                  <span className="font-semibold">
                    {names.bands[band.standbyTimeCode] ?? band.standbyTimeCode}
                  </span>
                  <span className="block text-caption text-ink-2">
                    {days[band.playDate] ?? band.playDate} ·{" "}
                    {names.courses[band.courseCode] ?? band.courseCode}
                  </span>
                </th>
                <td className="px-2 py-2.5 text-end">{band.slots}</td>
                <td className="px-2 py-2.5 text-end">{band.firstChoices}</td>
                {isLive ? (
                  <td className="px-3 py-2.5 text-end text-caption">
                    {odds.kind === "some" ? t("some", { count: odds.ofTen }) : t(odds.kind)}
                  </td>
                ) : null}
              </tr>
            );
          })}
        </tbody>
      </table>
      {isLive ? <p className="mt-3 text-caption text-ink-3">{t("note")}</p> : null}
    </section>
  );
}
