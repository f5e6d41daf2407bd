import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { formatDate } from "@/lib/shared/time/date-format";

const monthOf = (number: number) => Date.UTC(2026, number - 1, 1);

/** A run of months in words: `April – October`; one month by itself, null where it is all year. */
export function monthRange(language: Language, from: number, to: number): string | null {
  if ((to - from + 12) % 12 === 11) return null;
  const names = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  const [first, last] = [names.format(monthOf(from)), names.format(monthOf(to))];
  return first === last ? first : `${first} – ${last}`;
}

/** When something happened, as exact as the club has said: `1998`, a month in words, or a day in the club's format. */
export function eventDate(happenedOn: string, language: Language, formats: ClubFormats): string {
  const [year = "", month, day] = happenedOn.split("-");
  if (month === undefined) return year;
  if (day !== undefined) return formatDate(happenedOn, formats);
  const words = new Intl.DateTimeFormat(language, { year: "numeric", month: "long", timeZone: "UTC" });
  return words.format(Date.UTC(Number(year), Number(month) - 1, 1));
}
