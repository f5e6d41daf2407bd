import { clsx } from "clsx";
import { memo } from "react";
import { DayNumber } from "@/components/ui/layout/day-number";

export type DayCellProps = {
  date: string;
  /** The day and all that is known of it, as one sentence. */
  announced: string;
  word: string;
  fee: string;
  tone: "free" | "mine" | "note" | "quiet";
  isWeekend: boolean;
  isToday: boolean;
  isChosen: boolean;
  /** The one day of the grid that Tab reaches. */
  isEntry: boolean;
  /** Nothing can be seen of the day, and why is in its name. */
  isSilent: boolean;
  hasMine: boolean;
  hasEvent: boolean;
  /** That times of the day are drawn, where the day's word says something else. */
  drawWord: string;
  onChoose: (date: string) => void;
};

export const dayTones = {
  free: "text-pine-700",
  mine: "text-info",
  note: "text-bark-700",
  quiet: "text-ink-3",
} as const;

/** A day of the grid: number, one word, the lowest fee where there is room. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { date, tone, isToday, isChosen, isSilent } = props;
  const isStrong = tone !== "quiet";
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the day's button has the focus (APG)
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a date grid is a table cell (APG)
      role="gridcell"
      aria-selected={isChosen}
      className={clsx(
        "h-px border border-line p-0 align-top first:border-l-0 last:border-r-0",
        isChosen && "bg-pine-800",
      )}
    >
      <button
        type="button"
        data-date={date}
        tabIndex={props.isEntry ? 0 : -1}
        aria-disabled={isSilent || undefined}
        aria-current={isToday ? "date" : undefined}
        onClick={() => props.onChoose(date)}
        className={clsx(
          "relative flex h-full min-h-16 w-full flex-col justify-between gap-0.5 py-1.5 ps-1 text-start tracking-tight",
          isChosen ? "text-on-dark" : "hover:bg-hover",
          isSilent && "cursor-default",
        )}
      >
        <span className="visually-hidden">
          {props.announced.includes(props.word) ? props.announced : `${props.announced}, ${props.word}`}
        </span>
        <DayNumber {...props} isStrong={isStrong} />
        <Marks {...props} />
        <span
          aria-hidden="true"
          className={clsx(
            "text-chip leading-tight",
            isStrong && "font-semibold",
            isChosen ? "text-on-dark" : dayTones[tone],
          )}
        >
          {props.word}
        </span>
        <span
          aria-hidden="true"
          className={clsx(
            "text-[11px] leading-tight tracking-[-0.07em] whitespace-nowrap",
            props.drawWord ? "font-semibold" : "hidden min-[43.75rem]:block",
            isChosen ? "text-on-dark" : props.drawWord ? "text-bark-700" : "text-ink-2",
          )}
        >
          {props.drawWord || props.fee}
        </span>
      </button>
    </td>
  );
});

/** Signs whose words stand in the legend and in the day's name. */
function Marks({ hasMine, hasEvent, isChosen }: Pick<DayCellProps, "hasMine" | "hasEvent" | "isChosen">) {
  if (!hasMine && !hasEvent) return null;
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "absolute end-1 top-1.5 text-chip leading-tight",
        isChosen ? "text-on-dark" : "text-bark",
      )}
    >
      {hasMine ? "◆" : ""}
      {hasEvent ? "☆" : ""}
    </span>
  );
}
