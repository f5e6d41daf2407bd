import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import { Chip } from "@/components/ui/chip";
import { drawPostState } from "@/lib/contract/code-values/draws";
import type { Language } from "@/lib/shared/languages";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { webNow } from "@/lib/web/clock";
import { stateTone } from "@/lib/web/draws/state-tone";
import { drawTimeline } from "@/lib/web/draws/timeline";
import { playDays } from "@/lib/web/draws/words";
import type { Club } from "@/lib/web/queries/club";
import type { DrawNames, DrawRow } from "@/lib/web/queries/draws";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Props = { club: Club; language: Language; draw: DrawRow; names: DrawNames };

/** A draw with its state as a word, what is drawn, and the next moment that matters. */
export async function DrawListRow({ club, language, draw, names }: Props) {
  const t = await getTranslations("draws");
  const link = (path: string) => localePath(path, language, club.defaultLanguage);
  const next = drawTimeline(draw, new Date(webNow())).find(({ state }) => state !== "over");
  const moment =
    next && formatDateTime(next.state === "now" ? (next.to ?? next.from) : next.from, club.formats);
  const isCancelled = draw.state === drawPostState.cancelled;
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-3 border-b border-line py-6 min-[800px]:grid-cols-[minmax(0,1fr)_20rem]">
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
          {playDays(draw.playDates, language)} ·{" "}
          {draw.courseCodes.map((code) => names.courses[code] ?? code).join(", ")}
        </p>
      </div>
      <div className="text-ink-2 min-[800px]:text-end">
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
