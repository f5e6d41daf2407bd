import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import { Chip } from "@/components/ui/chip";
import { drawPostState } from "@/lib/contract/code-values/draws";
import type { Language } from "@/lib/shared/languages";
import { formatDeadline } from "@/lib/shared/time/deadline";
import { webNow } from "@/lib/web/clock";
import { drawTimeline, stateTone } from "@/lib/web/draws/timeline";
import { playDays } from "@/lib/web/draws/words";
import type { Club } from "@/lib/web/queries/club";
import type { DrawNames, DrawRow } from "@/lib/web/queries/draws";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { DrawFrame } from "./draw-frame";

type Props = { club: Club; language: Language; draws: readonly DrawRow[] | null; names: DrawNames };

const overStates: readonly DrawRow["state"][] = [drawPostState.finished, drawPostState.cancelled];

/** All draws: those that run or come, then those that are over. */
export async function DrawListView({ club, language, draws, names }: Props) {
  const t = await getTranslations("draws.list");
  const isOver = ({ state }: DrawRow) => overStates.includes(state);
  const groups = [
    ["running", (draws ?? []).filter((draw) => !isOver(draw))],
    ["over", (draws ?? []).filter(isOver)],
  ] as const;
  return (
    <DrawFrame club={club} language={language}>
      <h1 className="font-serif text-title">{t("title")}</h1>
      <p className="mt-5 max-w-[40rem] text-lead text-ink-2">{t("lead")}</p>
      {draws === null ? <p className="mt-12 text-reading">{t("away")}</p> : null}
      {draws?.length === 0 ? <p className="mt-12 text-reading">{t("none")}</p> : null}
      {groups.map(([group, rows]) =>
        rows.length === 0 ? null : (
          <section key={group} aria-labelledby={`draws-${group}`} className="mt-14">
            <h2 id={`draws-${group}`} className="rule-bottom pb-4 font-serif text-section">
              {t(group)}
            </h2>
            <ul>
              {rows.map((draw) => (
                <DrawListRow
                  key={draw.drawPostIdx}
                  club={club}
                  language={language}
                  draw={draw}
                  names={names}
                />
              ))}
            </ul>
          </section>
        ),
      )}
    </DrawFrame>
  );
}

type DrawListRowProps = { club: Club; language: Language; draw: DrawRow; names: DrawNames };

/** A draw with its state as a word, what is drawn, and the next moment that matters. */
async function DrawListRow({ club, language, draw, names }: DrawListRowProps) {
  const t = await getTranslations("draws");
  const link = (path: string) => localePath(path, language, club.defaultLanguage);
  const next = drawTimeline(draw, new Date(webNow())).find(({ state }) => state !== "over");
  const moment =
    next &&
    formatDeadline(next.state === "now" ? (next.to ?? next.from) : next.from, {
      language,
      formats: club.formats,
    });
  const isCancelled = draw.state === drawPostState.cancelled;
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-3 border-b border-line py-6 min-[50rem]:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-3">
          <Chip tone={stateTone(draw.state)}>{draw.stateName}</Chip>
          <span className="text-caption text-ink-3">{t("list.number", { number: draw.drawPostIdx })}</span>
        </p>
        <h3 className="mt-2 font-serif text-sub">
          <SiteLink href={link(paths.draws.post(draw.drawPostIdx))} className="link-quiet hover:underline">
            {draw.title}
          </SiteLink>
        </h3>
        <p className="mt-1 text-ink-2">
          {playDays(draw.playDates, { language, formats: club.formats })} ·{" "}
          {draw.courseCodes.map((code) => names.courses[code] ?? code).join(", ")}
        </p>
      </div>
      <div className="text-ink-2 min-[50rem]:text-end">
        <p>{t("list.demand", { slots: draw.slotCount, applications: draw.applicantCount })}</p>
        {next && moment && !isCancelled ? (
          <p className="font-semibold text-ink">
            {t(`next.${next.name}.${next.state === "now" ? "now" : "ahead"}`, { moment })}
          </p>
        ) : null}
        <p className="mt-1">
          <SiteLink
            href={link(paths.draws.proof(draw.drawPostIdx))}
            className="link inline-flex min-h-9 items-center"
          >
            {t("list.proof")}
            <span className="visually-hidden">: {draw.title}</span>
          </SiteLink>
        </p>
      </div>
    </li>
  );
}
