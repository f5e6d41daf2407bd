import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { formatDate } from "@/lib/shared/time/date-format";

/** A club day with its weekday: `2026.12.16 (Wed)`. */
export function dayText(date: string, formats: ClubFormats, language: Language): string {
  const weekday = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  return `${formatDate(date, formats)} (${weekday.format(new Date(`${date}T00:00:00Z`))})`;
}
