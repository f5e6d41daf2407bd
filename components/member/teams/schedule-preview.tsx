import { useTranslations } from "next-intl";
import { clubClock } from "@/components/member/shared/data/club-clock";
import { Chip } from "@/components/ui/chip";
import { formatDay } from "@/lib/shared/time/deadline";
import { useHolidays } from "@/lib/web/api/use-cached-calls";
import { type InputDraft, requestDates, type TeamDraft } from "@/lib/web/teams/draft";
import { markedDates } from "@/lib/web/teams/schedule-marks";
import type { Season, TeamContext } from "./team-types";

type Props = { rank: number; input: InputDraft; draft: TeamDraft; season: Season; context: TeamContext };

/** The dates of a request; holidays and closing days are flagged, the club chooses another day for them. */
export function SchedulePreview({ rank, input, draft, season, context }: Props) {
  const t = useTranslations("teams.preview");
  const { data: holidays } = useHolidays(context.clubCode, context.language);
  const dates = requestDates(draft, input, season);
  const today = clubClock.today(context.formats.standardTimeZone);
  const marked = markedDates(dates, holidays ?? [], today);
  if (input.weekCode === "" || input.weekType === "") return null;
  const isEnough = dates.length >= season.requiredRounds;
  return (
    <div className="min-w-0 min-[43.75rem]:col-span-2">
      <p role="status" className={isEnough ? "font-semibold" : "font-semibold text-bad"}>
        {t(isEnough ? "enough" : "few", { count: dates.length, wanted: season.requiredRounds })}
      </p>
      <ol aria-label={t("label", { rank })} className="mt-3 flex flex-wrap gap-2">
        {marked.map(({ date, flag }) => (
          <li key={date} className="border border-line bg-sheet px-3 py-1.5 text-caption tabular-nums">
            <time dateTime={date}>{formatDay(date, context)}</time>
            {flag === null ? null : (
              <Chip tone="warn" className="ms-2">
                {flag}
              </Chip>
            )}
          </li>
        ))}
      </ol>
      {marked.some(({ flag }) => flag !== null) ? (
        <p className="mt-2 text-caption text-warn">{t("flagged")}</p>
      ) : null}
    </div>
  );
}
