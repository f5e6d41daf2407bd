import type { Language } from "../languages";
import type { ClubFormats } from "../money/club-formats";
import { readDate } from "./calendar";
import { clubDate } from "./club-time";
import { formatDate, formatTime } from "./date-format";
import { dateInWords } from "./date-words";

/** Who writes a day: the language of the page, and the formats of the club. */
export type DayWriter = { language: Language; formats: ClubFormats };

/**
 * A day of play, or one until or from which something can be done, with its weekday: `2026.12.13 (Sun)`. The one style of such
 * days in texts and lists; only calendars and the head of a day's tee times have them in words. Takes what `formatDate` takes.
 */
export function formatDay(date: Date | string, { language, formats }: DayWriter): string {
  const day =
    (typeof date === "string" && readDate(date)) || clubDate(new Date(date), formats.standardTimeZone);
  const weekday = dateInWords(day, { language, formats }, { weekday: "short" });
  return `${formatDate(day, formats)} (${weekday})`;
}

/** Two days as a span, each with its weekday. */
export function formatDays(from: Date | string, to: Date | string, writer: DayWriter): string {
  return `${formatDay(from, writer)} – ${formatDay(to, writer)}`;
}

/**
 * A moment until or from which something can be done, with its weekday: `2026.12.13 (Sun) 17:00`. Takes the wire's timestamp
 * or a Date, shown in the club's zone. RangeError on anything else.
 */
export function formatDeadline(moment: Date | string, writer: DayWriter): string {
  return `${formatDay(new Date(moment), writer)} ${formatTime(moment, writer.formats)}`;
}
