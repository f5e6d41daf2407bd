import { addDays, readDate } from "./calendar";
import { zoneOffsetMilliseconds } from "./zone-offset";

/*
 * Club-local date and time (domain.md 5.2): every day boundary and every 09:00 is the club's own.
 * `zone` is always an IANA name or an offset such as `+09:00` (see `resolveZone`); the host's zone plays no part.
 */

const minuteMilliseconds = 60_000;
const dayMilliseconds = 86_400_000;
const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The club's clock at a moment as `yyyy-MM-ddTHH:mm:ss`, without offset. */
export function clubClock(moment: Date, zone: string): string {
  return new Date(moment.getTime() + zoneOffsetMilliseconds(zone, moment)).toISOString().slice(0, 19);
}

/** The club's day at a moment, `yyyy-MM-dd`. */
export function clubDate(moment: Date, zone: string): string {
  return clubClock(moment, zone).slice(0, 10);
}

/** The club's time of day at a moment, `HH:mm`. */
export function clubTime(moment: Date, zone: string): string {
  return clubClock(moment, zone).slice(11, 16);
}

/** ISO 8601 to the second with the club's offset at that moment, the wire's timestamp (domain.md 2.2). */
export function clubTimestamp(moment: Date, zone: string): string {
  const offsetMinutes = Math.round(zoneOffsetMilliseconds(zone, moment) / minuteMilliseconds);
  const sign = offsetMinutes < 0 ? "-" : "+";
  const [hours, minutes] = [Math.floor(Math.abs(offsetMinutes) / 60), Math.abs(offsetMinutes) % 60];
  return `${clubClock(moment, zone)}${sign}${twoDigits(hours)}:${twoDigits(minutes)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/**
 * The moment when the club's clock shows a day (`yyyy-MM-dd`) and a time (`HH:mm`).
 * A time that daylight saving skips moves forward by the gap; one that comes twice is the earlier.
 * RangeError on any other text.
 */
export function atClubTime(date: string, time: string, zone: string): Date {
  if (readDate(date) !== date || !timeOfDay.test(time))
    throw new RangeError(`not a club time: ${date} ${time}`);
  const shown = Date.parse(`${date}T${time}:00Z`);
  const before = zoneOffsetMilliseconds(zone, new Date(shown - dayMilliseconds));
  const after = zoneOffsetMilliseconds(zone, new Date(shown + dayMilliseconds));
  const matching = [before, after]
    .map((offset) => ({ offset, moment: new Date(shown - offset) }))
    .filter(({ offset, moment }) => zoneOffsetMilliseconds(zone, moment) === offset)
    .map(({ moment }) => moment.getTime());
  return new Date(matching.length > 0 ? Math.min(...matching) : shown - before);
}

/** The first moment of the club's next day: midnight, or what follows it where daylight saving skips midnight. */
export function startOfNextClubDay(moment: Date, zone: string): Date {
  return atClubTime(addDays(clubDate(moment, zone), 1), "00:00", zone);
}
