import type { WeekCode } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import { type DateWriter, dateInWords, daysInWords, shortDate } from "@/lib/shared/time/date-words";
import { fromFirstWeekday } from "@/lib/shared/time/first-weekday";

/** `Wednesday, December 16`, or `Wednesday 16 December`: in the language of the page and the order of the club. */
export function dayTitle(date: string, writer: DateWriter): string {
  return dateInWords(date, writer, { weekday: "long", month: "long", day: "numeric" });
}

/** `December 2026`. */
export function monthTitle(month: string, writer: DateWriter): string {
  return dateInWords(`${month}-01`, writer, { year: "numeric", month: "long" });
}

/** `December 2026`, or `November – December 2026` for weeks of both. */
export function weeksTitle(weeks: readonly (readonly (string | null)[])[], writer: DateWriter): string {
  const months = weeks.flat().flatMap((date) => (date ? [`${date.slice(0, 7)}-01`] : []));
  return daysInWords(months[0] ?? "", months.at(-1) ?? "", writer, { year: "numeric", month: "long" });
}

/** `12/8`: the club's day of a moment, as short as a cell wants it. */
export function shortDay(moment: string, writer: DateWriter, zone: string): string {
  return shortDate(clubDate(new Date(moment), zone), writer);
}

/** The names of the days of the week from its first day on; any week will do. */
export function weekdayNames(writer: DateWriter, first: WeekCode): { short: string; long: string }[] {
  return fromFirstWeekday(["04", "05", "06", "07", "08", "09", "10"], first).map((day) => ({
    short: dateInWords(`2026-01-${day}`, writer, { weekday: "short" }),
    long: dateInWords(`2026-01-${day}`, writer, { weekday: "long" }),
  }));
}
