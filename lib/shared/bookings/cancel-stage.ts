import { penaltyKind } from "@/lib/contract/code-values/penalties";
import { addDays } from "@/lib/shared/time/calendar";
import { atClubTime, clubDate } from "@/lib/shared/time/club-time";

/** How late a cancellation is: L0 free, L1 to L3 with a penalty, L4 a no-show (domain.md 7.7). */
export type CancelStage = "L0" | "L1" | "L2" | "L3" | "L4";
export type DayType = "WEEKDAY" | "WEEKEND";

/** The numbers behind the stages: C0250 v3 and v4, and the free days of the club's booking rules. */
export type CancelNumbers = {
  freeDays: Record<DayType, number>;
  /** Less than so many minutes before tee-off is a no-show. */
  noShowMinutes: number;
  /** `HH:mm`; from then on an hour counts as the next day. */
  dayBoundary: string;
};

/** A round by its club day and `HH:mm`. */
export type Round = { playDate: string; teeTime: string; dayType: DayType };

/** Until when each stage lasts; L4 has no end. */
export type StageDeadlines = { freeUntil: Date; L1: Date; L2: Date; L3: Date };

const dayMilliseconds = 86_400_000;
const minuteMilliseconds = 60_000;

/** Penalty code of a stage (code group penaltyCodes); null is free. */
export const stagePenaltyCodes = {
  L0: null,
  L1: penaltyKind.lateCancel1,
  L2: penaltyKind.lateCancel2,
  L3: penaltyKind.sameDayCancel,
  L4: penaltyKind.noShow,
} as const;

/**
 * Whole effective days before the play date from which a late cancellation is L1, and L2; below them it is L3. The table
 * of domain.md 7.7 fixes them (they are the steps of the Fair Trade Commission's standard terms); free days are the club's.
 */
export const stageDays = { L1: 2, L2: 1 } as const;

/** Whole days to the play date; from the day boundary on one less (domain.md 7.7, `eff`). */
export function effectiveDays(playDate: string, dayBoundary: string, now: Date, zone: string): number {
  const today = clubDate(now, zone);
  const days = (Date.parse(playDate) - Date.parse(today)) / dayMilliseconds;
  return days - (now >= atClubTime(today, dayBoundary, zone) ? 1 : 0);
}

/** The moment after which a missing team is a no-show. */
export function noShowAfter({ playDate, teeTime }: Round, numbers: CancelNumbers, zone: string): Date {
  const teeOff = atClubTime(playDate, teeTime, zone);
  return new Date(teeOff.getTime() - numbers.noShowMinutes * minuteMilliseconds);
}

/** The stage of a cancellation at a moment; the first that applies of L4, L0, L1, L2, L3 (domain.md 7.7, 14.1). */
export function cancelStageAt(round: Round, numbers: CancelNumbers, now: Date, zone: string): CancelStage {
  if (now > noShowAfter(round, numbers, zone)) return "L4";
  const days = effectiveDays(round.playDate, numbers.dayBoundary, now, zone);
  if (days >= numbers.freeDays[round.dayType]) return "L0";
  if (days >= stageDays.L1) return "L1";
  return days >= stageDays.L2 ? "L2" : "L3";
}

/** Until when cancelling a round is free. */
export function freeUntil(
  round: Pick<Round, "playDate" | "dayType">,
  numbers: CancelNumbers,
  zone: string,
): Date {
  return daysBefore(round, numbers.freeDays[round.dayType], numbers, zone);
}

function daysBefore(
  { playDate }: Pick<Round, "playDate">,
  days: number,
  { dayBoundary }: CancelNumbers,
  zone: string,
): Date {
  return atClubTime(addDays(playDate, -days), dayBoundary, zone);
}

/** Cancellation stages shown before booking: until when it is free, and when each stage ends. */
export function stageDeadlines(round: Round, numbers: CancelNumbers, zone: string): StageDeadlines {
  return {
    freeUntil: freeUntil(round, numbers, zone),
    L1: daysBefore(round, stageDays.L1, numbers, zone),
    L2: daysBefore(round, stageDays.L2, numbers, zone),
    L3: noShowAfter(round, numbers, zone),
  };
}
