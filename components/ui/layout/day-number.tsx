import { clsx } from "clsx";

type Props = { date: string; isStrong: boolean; isWeekend: boolean; isChosen: boolean; isToday?: boolean };

/** The number of a day in a calendar; the day's name, beside it, says the rest. */
export function DayNumber({ date, isStrong, isWeekend, isChosen, isToday = false }: Props) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "leading-tight",
        isStrong && "font-semibold",
        isToday && "underline decoration-2 underline-offset-4",
        isChosen ? "text-on-dark" : isStrong ? isWeekend && "text-bark-700" : "text-ink-3",
      )}
    >
      {Number(date.slice(8))}
    </span>
  );
}
