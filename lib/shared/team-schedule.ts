import { addDays, nthWeekday, type WeekCode, type WeekType } from "@/lib/shared/calendar";

export type ScheduleWish = {
  year: number;
  /** First and last month, 1 to 12. */
  monthFrom: number;
  monthTo: number;
  /** A key of `rsvCycles`: 10, 20, 30 every 1, 2, 3 months, 40 every week, 50 every second week, 60 once. */
  rsvCycle: string;
  /** A key of `weekTypes`: 1 to 5 the n-th, L the last, E every one of the month. */
  weekType: string;
  /** A key of `weekCodes`: 1 Sunday to 7 Saturday. */
  weekCode: string;
};

const monthSteps: Readonly<Record<string, number>> = { "10": 1, "20": 2, "30": 3, "60": 1 };
const fortnightly = "50";
const once = "60";

/** The dates of a season for a wish, in order; a month without such a weekday is left out (domain.md 7.10, 14.4). */
export function scheduleDates(wish: ScheduleWish): string[] {
  const step = monthSteps[wish.rsvCycle];
  if (step === undefined) {
    const all = monthsOf(wish, 1).flatMap((month) => weekdaysOf(wish, month));
    return all.filter((_date, place) => wish.rsvCycle !== fortnightly || place % 2 === 0);
  }
  const dates = monthsOf(wish, step).flatMap((month) => datesOf(wish, month));
  return wish.rsvCycle === once ? dates.slice(0, 1) : dates;
}

function monthsOf({ monthFrom, monthTo }: ScheduleWish, step: number): number[] {
  const count = Math.max(0, Math.floor((monthTo - monthFrom) / step) + 1);
  return Array.from({ length: count }, (_, place) => monthFrom + place * step);
}

function datesOf(wish: ScheduleWish, month: number): string[] {
  if (wish.weekType === "E") return weekdaysOf(wish, month);
  const date = nthWeekday(wish.year, month, wish.weekType as WeekType, weekCodeIn(wish));
  return date === null ? [] : [date];
}

function weekdaysOf(wish: ScheduleWish, month: number): string[] {
  const found: string[] = [];
  const first = nthWeekday(wish.year, month, "1", weekCodeIn(wish));
  for (let date = first; date !== null && Number(date.slice(5, 7)) === month; date = addDays(date, 7)) {
    found.push(date);
  }
  return found;
}

function weekCodeIn({ weekCode }: ScheduleWish): WeekCode {
  return Number(weekCode) as WeekCode;
}
