import type { Language } from "../languages";
import type { ClubFormats } from "../money/club-formats";
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
