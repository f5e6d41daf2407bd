import { formatInTimeZone, fromZonedTime } from "date-fns-tz";

const dayMilliseconds = 86_400_000;

/** ISO 8601 with the offset of the zone, to the second (domain.md 2.2). `zone` is an IANA name or an offset. */
export function clubTimestamp(time: Date, zone: string): string {
  return formatInTimeZone(time, zone, "yyyy-MM-dd'T'HH:mm:ssxxx");
}

/** The club's day (`yyyy-MM-dd`) at a moment. */
export function clubDay(time: Date, zone: string): string {
  return formatInTimeZone(time, zone, "yyyy-MM-dd");
}

/** The club's clock (`HH:mm`) at a moment. */
export function clubClock(time: Date, zone: string): string {
  return formatInTimeZone(time, zone, "HH:mm");
}

/** The moment of a club day and time of day. */
export function clubMoment(day: string, timeOfDay: string, zone: string): Date {
  return fromZonedTime(`${day}T${timeOfDay}:00`, zone);
}

/** A day moved by whole days; plain calendar arithmetic, no zone. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10);
}
