const fixedOffset = /^([+-])(\d{2}):(\d{2})$/;
const quarterMilliseconds = 900_000;
const monthMilliseconds = 30 * 24 * 3_600_000;
const maxCachedQuarters = 5_000;
const offsets = new Map<string, Map<number, number>>();
const clocks = new Map<string, Intl.DateTimeFormat>();

/** True for an IANA name that this runtime has, and for an offset such as `+09:00`. */
export function isZone(zone: string): boolean {
  try {
    return zone !== "" && Number.isFinite(zoneOffsetMilliseconds(zone, new Date(0)));
  } catch {
    return false;
  }
}

/**
 * Milliseconds that the zone's clock is ahead of UTC at a moment; RangeError on an unknown zone.
 *
 * Not `formatInTimeZone` or `getTimezoneOffset(zone, date)` of date-fns-tz: for IANA zones these pass
 * through the host's local clock, so a server in America/New_York shows 2026-03-08 02:30 in Seoul as 03:30,
 * because New York has no 02:30 that day.
 */
export function zoneOffsetMilliseconds(zone: string, moment: Date): number {
  const fixed = fixedOffset.exec(zone);
  if (fixed) return ofFixedOffset(zone, fixed);
  // Offsets change at whole quarters of an hour, so a quarter has one offset.
  const quarter = Math.floor(moment.getTime() / quarterMilliseconds);
  const known = offsetsOf(zone);
  const cached = known.get(quarter);
  if (cached !== undefined) return cached;
  const offset = readOffset(zone, new Date(quarter * quarterMilliseconds));
  if (known.size >= maxCachedQuarters) known.clear();
  known.set(quarter, offset);
  return offset;
}

/**
 * The zone as its offset, such as `+09:00`, if its clock stays at that for the year after a moment; else the zone as it
 * is. Counting days by an offset is free; the first use of a zone costs a slow phone a quarter of a second.
 */
export function steadyZone(zone: string, moment: Date): string {
  const months = Array.from(
    { length: 13 },
    (_, month) => new Date(moment.getTime() + month * monthMilliseconds),
  );
  const ahead = new Set(months.map((one) => zoneOffsetMilliseconds(zone, one)));
  const [offset = 0] = ahead;
  const minutes = Math.abs(offset) / 60_000;
  if (ahead.size > 1 || !Number.isInteger(minutes)) return zone;
  const two = (value: number) => String(value).padStart(2, "0");
  return `${offset < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function offsetsOf(zone: string): Map<number, number> {
  const known = offsets.get(zone) ?? new Map<number, number>();
  offsets.set(zone, known);
  return known;
}

function readOffset(zone: string, moment: Date): number {
  const parts = new Map<string, number>();
  for (const { type, value } of clockOf(zone).formatToParts(moment)) parts.set(type, Number(value));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  // Not Date.UTC, which takes the years 0 to 99 for 1900 to 1999.
  const shown = new Date(0);
  shown.setUTCFullYear(part("year"), part("month") - 1, part("day"));
  shown.setUTCHours(part("hour"), part("minute"), part("second"));
  return shown.getTime() - moment.getTime();
}

function ofFixedOffset(zone: string, [, sign, hours, minutes]: RegExpExecArray): number {
  const [ahead, within] = [Number(hours), Number(minutes)];
  if (ahead > 23 || within > 59) throw new RangeError(`unknown time zone: ${zone}`);
  return (sign === "-" ? -1 : 1) * (ahead * 60 + within) * 60_000;
}

// Making a formatter costs far more than using it.
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  clocks.set(zone, clock);
  return clock;
}
