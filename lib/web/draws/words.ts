import type { Language } from "@/lib/shared/languages";

/** `Sat, Dec 19` in the language of the page; a play date, which no zone moves. */
export function playDay(date: string, language: Language): string {
  const format = { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(language, format).format(new Date(`${date}T00:00:00Z`));
}

/** Play dates as one line. */
export function playDays(dates: readonly string[], language: Language): string {
  return dates.map((date) => playDay(date, language)).join(" · ");
}
