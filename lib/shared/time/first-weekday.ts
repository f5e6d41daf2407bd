import type { WeekCode } from "./calendar";

/** Where a printed week begins on Sunday (CLDR, territories of C0080); elsewhere it begins on Monday. */
const sundayFirst: readonly string[] = ["KR", "JP", "TW", "HK", "US", "CA", "TH", "PH", "SG", "ID", "ZZ"];

/** The first day of a calendar's week in a country (C0080 v1): 1 is Sunday, 2 Monday. */
export function firstWeekday(country: string): WeekCode {
  return sundayFirst.includes(country) ? 1 : 2;
}

/** A week of anything that is listed from Sunday on, from its first day on. */
export function fromFirstWeekday<T>(week: readonly T[], first: WeekCode): T[] {
  return [...week.slice(first - 1), ...week.slice(0, first - 1)];
}
