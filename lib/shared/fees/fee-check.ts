import type { DayCode, HoleCode, WeekdayCode } from "@/lib/contract/code-values/tee-sheets";
import { type FeeDay, type FeeRule, isInMonths, monthsOf, ruleFor, specificity } from "./fee-rule";

/** Combinations that can be booked at a club: each needs a price. */
export type FeeSpace = {
  /** Types that see or book tee times, unregistered companions and guests. */
  memberTypes: readonly string[];
  /** The parts of the day with the months in which they are played. */
  parts: readonly { period: string; months: readonly number[] }[];
  holeCodes: readonly HoleCode[];
  partySizes: readonly number[];
  /** Weekdays on which the club rests, in some months. */
  closings: readonly { weekCode: WeekdayCode; monthFrom: number; monthTo: number }[];
};

/**
 * Bookings that have no price. All combinations of its lists lack one. `days` are 1 Sunday to 7 Saturday, and 8 for a public
 * holiday from Monday to Friday.
 */
export type FeeGap = {
  memberType: string;
  period: string;
  days: readonly DayCode[];
  months: readonly number[];
  holeCodes: readonly HoleCode[];
  partySizes: readonly number[];
};

/** Two rules, by their place in the list, that are equally specific and match one party. */
export type FeeOverlap = { first: number; second: number };

const allDays: readonly DayCode[] = ["1", "2", "3", "4", "5", "6", "7", "8"];

/** A day of a kind in a month; a holiday stands for any from Monday to Friday. */
export function dayOfKind(kind: DayCode, month: number): FeeDay {
  if (kind === "8") return { month, weekCode: "4", dayType: "WEEKEND" };
  return { month, weekCode: kind, dayType: kind === "1" || kind === "7" ? "WEEKEND" : "WEEKDAY" };
}

/** Whether a kind of day is never played in a month. */
function isClosed(kind: DayCode, month: number, closings: FeeSpace["closings"]): boolean {
  return closings.some((closing) => closing.weekCode === kind && isInMonths(month, closing));
}

/** Every booking that could be made and has no price, as few boxes as the lists allow; empty is complete. */
export function feeGaps(rules: readonly FeeRule[], space: FeeSpace): FeeGap[] {
  return space.memberTypes.flatMap((memberType) =>
    space.parts.flatMap((part) => merged(gapsOf(rules, space, memberType, part))),
  );
}

function gapsOf(
  rules: readonly FeeRule[],
  { holeCodes, partySizes, closings }: FeeSpace,
  memberType: string,
  { period, months }: FeeSpace["parts"][number],
): FeeGap[] {
  const gaps: FeeGap[] = [];
  for (const kind of allDays)
    for (const month of months) {
      if (isClosed(kind, month, closings)) continue;
      const day = dayOfKind(kind, month);
      for (const holeCode of holeCodes)
        for (const partySize of partySizes) {
          if (ruleFor(rules, { memberType, day, period, holeCode, partySize }) !== null) continue;
          gaps.push({
            memberType,
            period,
            days: [kind],
            months: [month],
            holeCodes: [holeCode],
            partySizes: [partySize],
          });
        }
    }
  return gaps;
}

const mergedFields = ["partySizes", "holeCodes", "months", "days"] as const;

/** Boxes that differ in one list only become one. */
function merged(gaps: FeeGap[]): FeeGap[] {
  return mergedFields.reduce((boxes, field) => {
    const byRest = new Map<string, FeeGap>();
    for (const box of boxes) {
      const rest = JSON.stringify({ ...box, [field]: null });
      const known = byRest.get(rest);
      byRest.set(rest, known ? ({ ...known, [field]: [...known[field], ...box[field]] } as FeeGap) : box);
    }
    return [...byRest.values()];
  }, gaps);
}

/** Every pair of rules that would price one party differently with equal right. */
export function feeOverlaps(rules: readonly FeeRule[]): FeeOverlap[] {
  const overlaps: FeeOverlap[] = [];
  const byStrength = new Map<number, number[]>();
  rules.forEach((rule, place) => {
    const strength = specificity(rule);
    const others = byStrength.get(strength) ?? [];
    for (const first of others) {
      const other = rules[first];
      if (other && meets(other, rule)) overlaps.push({ first, second: place });
    }
    byStrength.set(strength, [...others, place]);
  });
  return overlaps.toSorted((one, other) => one.first - other.first || one.second - other.second);
}

/** Whether some party is matched by both of two rules that name the same fields. */
function meets(one: FeeRule, other: FeeRule): boolean {
  return (
    one.memberType === other.memberType &&
    one.dayType === other.dayType &&
    one.period === other.period &&
    one.holeCode === other.holeCode &&
    one.partySize === other.partySize &&
    (one.weekCodes === null || one.weekCodes.some((code) => other.weekCodes?.includes(code))) &&
    monthsOf(one).some((month) => isInMonths(month, other))
  );
}
