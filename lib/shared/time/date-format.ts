import type { ClubFormats } from "../money/club-formats";
import { readDate } from "./calendar";
import { clubClock } from "./club-time";

const timestampWithOffset = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * A day as the club shows it (C0200). Takes a moment (a Date, or the wire's timestamp), shown in the zone,
 * or a plain `yyyy-MM-dd` day, which no zone moves. RangeError on anything else.
 */
export function formatDate(
  date: Date | string,
  formats: ClubFormats,
  zone: string = formats.standardTimeZone,
): string {
  const day = typeof date === "string" ? readDate(date) : null;
  return fillPattern(formats.dateFormat, day ? `${day}T00:00:00` : clubClock(toMoment(date), zone));
}

/** A moment (a Date, or the wire's timestamp) as the club shows it. RangeError on anything else. */
export function formatDateTime(
  moment: Date | string,
  formats: ClubFormats,
  zone: string = formats.standardTimeZone,
): string {
  return fillPattern(formats.dateTimeFormat, clubClock(toMoment(moment), zone));
}

/** The time of day of a moment as the club shows it (C0200 v3). */
export function formatTime(
  moment: Date | string,
  formats: ClubFormats,
  zone: string = formats.standardTimeZone,
): string {
  return fillPattern(formats.timeFormat, clubClock(toMoment(moment), zone));
}

/** A time of day `HH:mm` as the club shows it (C0200 v3). */
export function formatClock(time: string, formats: ClubFormats): string {
  return fillPattern(formats.timeFormat, `0000-00-00T${time}:00`);
}

function toMoment(moment: Date | string): Date {
  if (typeof moment !== "string") return moment;
  // A timestamp without an offset would be read in the host's zone.
  if (!timestampWithOffset.test(moment)) throw new RangeError(`not a date or a timestamp: ${moment}`);
  return new Date(moment);
}

/** Fills the numeric letters of a pattern from a `yyyy-MM-ddTHH:mm:ss` clock, or the first parts of one. */
export function fillPattern(pattern: string, clock: string): string {
  const [year = "", month = "", day = "", hours = "", minutes = "", seconds = ""] = clock.split(/[-T:]/);
  const texts: Record<string, string> = {
    yyyy: year,
    yy: year.slice(-2),
    MM: month,
    M: String(Number(month)),
    dd: day,
    d: String(Number(day)),
    HH: hours,
    H: String(Number(hours)),
    mm: minutes,
    ss: seconds,
  };
  return pattern.replace(/yyyy|yy|MM?|dd?|HH?|mm|ss/g, (letters) => texts[letters] ?? letters);
}
