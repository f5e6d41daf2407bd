import { type DayWriter, formatDay } from "@/lib/shared/time/deadline";

/** Play dates as one line. */
export function playDays(dates: readonly string[], writer: DayWriter): string {
  return dates.map((date) => formatDay(date, writer)).join(" · ");
}
