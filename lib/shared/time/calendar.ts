const dayMilliseconds = 86_400_000;

/** Which one in the month (code group weekTypes, domain.md 4): first to fifth, or the last. */
export type WeekType = "1" | "2" | "3" | "4" | "5" | "L";
/** Day of the week (code group weekCodes): 1 is Sunday, 7 is Saturday. */
export type WeekCode = 1 | 2 | 3 | 4 | 5 | 6 | 7;

function dayStart(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function toDate(dayStartMilliseconds: number): string {
  return new Date(dayStartMilliseconds).toISOString().slice(0, 10);
}

/**
 * `2026-12-16` or `20261216` -> `2026-12-16` (domain.md 2.2); null for any other text
 * and for days that the calendar does not have.
 */
export function readDate(text: string): string | null {
  const match = /^(\d{4})(?:-(\d{2})-(\d{2})|(\d{2})(\d{2}))$/.exec(text);
  if (!match) return null;
  const [, year, dashedMonth, dashedDay, month = dashedMonth, day = dashedDay] = match;
  const date = `${year}-${month}-${day}`;
  const start = dayStart(date);
  // Date.parse takes 2026-02-30 as 2 March, so the answer has to read back the same.
  return Number.isNaN(start) || toDate(start) !== date ? null : date;
}

/** A `yyyy-MM-dd` day moved by whole days: plain calendar arithmetic, no zone. RangeError on another text. */
export function addDays(date: string, days: number): string {
  return toDate(dayStart(date) + days * dayMilliseconds);
}

/** Whole days from one `yyyy-MM-dd` day to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((dayStart(to) - dayStart(from)) / dayMilliseconds);
}

/** Day of the week of a `yyyy-MM-dd` day: 1 Sunday to 7 Saturday (weekCodes, domain.md A10). */
export function weekCodeOf(date: string): WeekCode {
  const day = readDate(date);
  if (day === null) throw new RangeError(`not a date: ${date}`);
  return (new Date(dayStart(day)).getUTCDay() + 1) as WeekCode;
}

/**
 * The n-th (or last) weekday of a month (1 to 12) as `yyyy-MM-dd`, for team seasons (domain.md 7.10);
 * null when the month has no such day, as a fifth Wednesday often is not there.
 */
export function nthWeekday(
  year: number,
  month: number,
  weekType: WeekType,
  weekCode: WeekCode,
): string | null {
  const firstDay = toDate(Date.UTC(year, month - 1, 1));
  const nextMonth = toDate(Date.UTC(year, month, 1));
  const firstMatch = addDays(firstDay, (weekCode - weekCodeOf(firstDay) + 7) % 7);
  if (weekType !== "L") {
    const day = addDays(firstMatch, (Number(weekType) - 1) * 7);
    return day < nextMonth ? day : null;
  }
  const fifth = addDays(firstMatch, 28);
  return fifth < nextMonth ? fifth : addDays(firstMatch, 21);
}
