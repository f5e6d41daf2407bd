import { type DateWriter, dateInWords } from "@/lib/shared/time/date-words";

/** `Sat, Dec 19` in the language of the page; a play date, which no zone moves. */
export function playDay(date: string, writer: DateWriter): string {
  return dateInWords(date, writer, { weekday: "short", month: "short", day: "numeric" });
}

/** Play dates as one line. */
export function playDays(dates: readonly string[], writer: DateWriter): string {
  return dates.map((date) => playDay(date, writer)).join(" · ");
}
