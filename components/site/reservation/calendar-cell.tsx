import { clsx } from "clsx";
import { SiteLink } from "@/components/site/layout/site-link";
import { DayNumber } from "@/components/ui/layout/day-number";

/** How a day's word is said: what can be had, what is quiet, what comes later. */
type CalendarTone = "free" | "quiet" | "later";

export type CalendarCellProps = {
  /** `2026-12-16`. */
  date: string;
  /** The day in full, for who hears the page: `Wednesday, December 16`. */
  announced: string;
  /** One word or count; empty where there is nothing to say. */
  word: string;
  tone: CalendarTone;
  /** That times of the day are drawn; empty where none are. */
  drawWord: string;
  /** Saturdays, Sundays and public holidays cost more and are written in the accent. */
  isWeekend: boolean;
  isChosen: boolean;
  isToday: boolean;
  /** The address of the day; null when there is nothing to show. */
  href: string | null;
};

const frame = "border border-line p-0 align-top first:border-l-0 last:border-r-0";
const box =
  "flex h-full min-h-15 flex-col justify-between gap-1 ps-1 py-1.5 tracking-tight min-[43.75rem]:px-1.5 min-[43.75rem]:tracking-normal";
const wordTones: Record<CalendarTone, string> = {
  free: "text-pine-700",
  quiet: "text-ink-3",
  later: "text-ink-3",
};

/** A day of the month: its number, then its word. */
export function CalendarCell(props: CalendarCellProps) {
  const { href, isChosen, isToday } = props;
  if (href === null) {
    return (
      <td className={frame}>
        <span className={box}>
          <DayWords {...props} />
        </span>
      </td>
    );
  }
  return (
    <td className={clsx(frame, "h-px", isChosen && "bg-pine-800")}>
      <SiteLink
        href={href}
        scroll={false}
        aria-current={isChosen ? "date" : undefined}
        data-today={isToday || undefined}
        className={clsx(box, isChosen ? "text-on-dark" : "hover:bg-hover")}
      >
        <DayWords {...props} />
      </SiteLink>
    </td>
  );
}

function DayWords(props: CalendarCellProps) {
  const { announced, word, tone, drawWord, isChosen, href } = props;
  const isStrong = tone === "free" && href !== null;
  return (
    <>
      <DayNumber {...props} isStrong={isStrong} />
      <span className="visually-hidden">{announced}</span>
      <span
        className={clsx(
          "text-chip leading-tight",
          tone === "free" && "font-semibold",
          isChosen ? "text-on-dark" : wordTones[tone],
        )}
      >
        {word}
      </span>
      {drawWord ? (
        <span
          className={clsx(
            "text-[0.6875rem] leading-tight font-semibold",
            isChosen ? "text-on-dark" : "text-bark-700",
          )}
        >
          {drawWord}
        </span>
      ) : null}
    </>
  );
}
