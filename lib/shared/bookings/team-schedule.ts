import { type TeamCycle, teamCycle } from "@/lib/contract/code-values/teams";
import { type WeekdayCode, type WeekTypeCode, weekTypeCode } from "@/lib/contract/code-values/tee-sheets";
import { addDays, nthWeekday, type WeekCode } from "../time/calendar";
import { atClubTime } from "../time/club-time";

/** A team's players may change flights until so long before tee-off (domain.md 7.10). */
const regroupMinutes = 30;
const minuteMs = 60_000;

/** Until when the players of a round may change places with those of another; at that moment it is too late. */
export function regroupUntil(
  { playDate, teeTime }: { playDate: string; teeTime: string },
  zone: string,
): Date {
  return new Date(atClubTime(playDate, teeTime, zone).getTime() - regroupMinutes * minuteMs);
}

export type ScheduleInput = {
  year: number;
  /** First and last month, 1 to 12. */
  monthFrom: number;
  monthTo: number;
  rsvCycle: TeamCycle;
  weekType: WeekTypeCode;
  weekCode: WeekdayCode;
};

const monthSteps: Partial<Record<TeamCycle, number>> = {
  [teamCycle.monthly]: 1,
  [teamCycle.everyTwoMonths]: 2,
  [teamCycle.quarterly]: 3,
  [teamCycle.once]: 1,
};

/** The dates of a season for a request, in order; a month without such a weekday is left out (domain.md 7.10, 14.4). */
export function scheduleDates(input: ScheduleInput): string[] {
  const step = monthSteps[input.rsvCycle];
  if (step === undefined) {
    const all = monthsOf(input, 1).flatMap((month) => weekdaysOf(input, month));
    return all.filter((_date, place) => input.rsvCycle !== teamCycle.fortnightly || place % 2 === 0);
  }
  const dates = monthsOf(input, step).flatMap((month) => datesOf(input, month));
  return input.rsvCycle === teamCycle.once ? dates.slice(0, 1) : dates;
}

function monthsOf({ monthFrom, monthTo }: ScheduleInput, step: number): number[] {
  const count = Math.max(0, Math.floor((monthTo - monthFrom) / step) + 1);
  return Array.from({ length: count }, (_, place) => monthFrom + place * step);
}

function datesOf(input: ScheduleInput, month: number): string[] {
  if (input.weekType === weekTypeCode.every) return weekdaysOf(input, month);
  const date = nthWeekday(input.year, month, input.weekType, weekCodeIn(input));
  return date === null ? [] : [date];
}

function weekdaysOf(input: ScheduleInput, month: number): string[] {
  const found: string[] = [];
  const first = nthWeekday(input.year, month, "1", weekCodeIn(input));
  for (let date = first; date !== null && Number(date.slice(5, 7)) === month; date = addDays(date, 7)) {
    found.push(date);
  }
  return found;
}

function weekCodeIn({ weekCode }: ScheduleInput): WeekCode {
  return Number(weekCode) as WeekCode;
}
