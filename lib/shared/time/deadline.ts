import type { Language } from "../languages";
import type { ClubFormats } from "../money/club-formats";
import { readDate } from "./calendar";
import { clubDate } from "./club-time";
import { formatDate, formatTime } from "./date-format";
import { dateInWords } from "./date-words";

/** Who writes a deadline: the language of the page, and the formats of the club. */
export type DeadlineWriter = { language: Language; formats: ClubFormats };

/**
 * A moment until or from which something can be done, with its weekday: `2026.12.13 (Sun) 17:00`. Takes the wire's timestamp
 * or a Date, shown in the club's zone. RangeError on anything else.
 */
export function formatDeadline(moment: Date | string, { language, formats }: DeadlineWriter): string {
  const date = clubDate(new Date(moment), formats.standardTimeZone);
  const weekday = dateInWords(date, { language, formats }, { weekday: "short" });
  return `${formatDate(moment, formats)} (${weekday}) ${formatTime(moment, formats)}`;
}

/** A day until or from which something can be done, with its weekday: `2026.12.13 (Sun)`. Takes what `formatDate` takes. */
export function formatDeadlineDay(date: Date | string, { language, formats }: DeadlineWriter): string {
  const day =
    (typeof date === "string" && readDate(date)) || clubDate(new Date(date), formats.standardTimeZone);
  const weekday = dateInWords(day, { language, formats }, { weekday: "short" });
  return `${formatDate(day, formats)} (${weekday})`;
}
