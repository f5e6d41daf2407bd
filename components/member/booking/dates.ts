import type { Language } from "@/lib/shared/languages";
import type { WeekCode } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import { fromFirstWeekday } from "@/lib/shared/time/first-weekday";

const written = (date: string) => new Date(`${date}T00:00:00Z`);
const inWords = (date: string, language: Language, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...format, timeZone: "UTC" }).format(written(date));

/** `Wednesday, December 16` in the language of the page. */
export function dayTitle(date: string, language: Language): string {
  return inWords(date, language, { weekday: "long", month: "long", day: "numeric" });
}

/** `Wed, Dec 16`. */
export function dayShort(date: string, language: Language): string {
  return inWords(date, language, { weekday: "short", month: "short", day: "numeric" });
}

/** `December 2026`. */
export function monthTitle(month: string, language: Language): string {
  return inWords(`${month}-01`, language, { year: "numeric", month: "long" });
}

/** `12/8`: the club's day of a moment, as short as a cell wants it. */
export function shortDay(moment: string, language: Language, zone: string): string {
  return inWords(clubDate(new Date(moment), zone), language, { month: "numeric", day: "numeric" });
}

/** The names of the days of the week from its first day on; any week will do. */
export function weekdayNames(language: Language, first: WeekCode): { short: string; long: string }[] {
  return fromFirstWeekday(["04", "05", "06", "07", "08", "09", "10"], first).map((day) => ({
    short: inWords(`2026-01-${day}`, language, { weekday: "short" }),
    long: inWords(`2026-01-${day}`, language, { weekday: "long" }),
  }));
}
