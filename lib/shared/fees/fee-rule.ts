import Big from "big.js";
import type { FeeItem, HoleCode, WeekdayCode } from "@/lib/contract/code-values/tee-sheets";
import { weekCodeOf } from "../time/calendar";

export type FeeDayType = "WEEKDAY" | "WEEKEND";

/**
 * A price of the green fee per person (domain.md 7.4). A field that is null holds for all. `amount` is a decimal text: of 18
 * holes where `holeCode` is null, which other rounds take by their factor, else of exactly that round.
 */
export type FeeRule = {
  memberType: string | null;
  /** Null where `weekCodes` names the days, or for all days. */
  dayType: FeeDayType | null;
  /** Chosen days of the week; a public holiday from Monday to Friday is none of them. Never together with `dayType`. */
  weekCodes: readonly WeekdayCode[] | null;
  /** First and last month, 1 to 12; `11`–`2` runs over the turn of the year. Both are null, or none. */
  monthFrom: number | null;
  monthTo: number | null;
  period: string | null;
  holeCode: HoleCode | null;
  partySize: number | null;
  amount: string;
  note: string;
};

/** A fee beside the green fee, of the team or of each person; decimal texts. */
export type ServiceFee = {
  feeCode: FeeItem;
  unit: "TEAM" | "PERSON";
  nineHoles: string;
  fullRound: string;
};

/** Fees that count from a day on, until a newer version begins. */
export type FeeVersion = {
  /** `yyyy-MM-dd`. */
  fromDate: string;
  rules: readonly FeeRule[];
  serviceFees: readonly ServiceFee[];
};

/** A play date as fees see it. */
export type FeeDay = { month: number; weekCode: WeekdayCode; dayType: FeeDayType };

/** One player of a round, as far as the green fee depends on it. */
export type FeeSeat = {
  memberType: string;
  day: FeeDay;
  period: string;
  holeCode: HoleCode;
  partySize: number;
};

/** The day of a `yyyy-MM-dd` date; public holidays are priced as weekends (domain.md 7.1). */
export function feeDayOf(date: string, dayType: FeeDayType): FeeDay {
  return { month: Number(date.slice(5, 7)), weekCode: `${weekCodeOf(date)}` as WeekdayCode, dayType };
}

/** A public holiday from Monday to Friday: priced as a weekend, and no chosen day of the week. */
export function isHoliday({ weekCode, dayType }: FeeDay): boolean {
  return dayType === "WEEKEND" && weekCode !== "1" && weekCode !== "7";
}

/** The months of a rule's season; all twelve where it names none. */
export function monthsOf({ monthFrom, monthTo }: Pick<FeeRule, "monthFrom" | "monthTo">): number[] {
  if (monthFrom === null || monthTo === null) return Array.from({ length: 12 }, (_, place) => place + 1);
  const length = ((monthTo - monthFrom + 12) % 12) + 1;
  return Array.from({ length }, (_, place) => ((monthFrom - 1 + place) % 12) + 1);
}

export function isInMonths(month: number, { monthFrom, monthTo }: Pick<FeeRule, "monthFrom" | "monthTo">) {
  if (monthFrom === null || monthTo === null) return true;
  return monthFrom <= monthTo
    ? month >= monthFrom && month <= monthTo
    : month >= monthFrom || month <= monthTo;
}

/**
 * How specific a rule is. The order, from the strongest: party size, holes, season, chosen days of the week, member type,
 * part, weekday or weekend. A rule that names a stronger field goes before any number of weaker ones, so that a line below
 * the card ("in winter 60,000") goes before the card. Equal numbers name the same fields.
 */
export function specificity(rule: FeeRule): number {
  return (
    (rule.partySize === null ? 0 : 64) +
    (rule.holeCode === null ? 0 : 32) +
    (rule.monthFrom === null ? 0 : 16) +
    (rule.weekCodes === null ? 0 : 8) +
    (rule.memberType === null ? 0 : 4) +
    (rule.period === null ? 0 : 2) +
    (rule.dayType === null ? 0 : 1)
  );
}

export function matches(rule: FeeRule, { memberType, day, period, holeCode, partySize }: FeeSeat): boolean {
  return (
    (rule.memberType === null || rule.memberType === memberType) &&
    (rule.period === null || rule.period === period) &&
    (rule.dayType === null || rule.dayType === day.dayType) &&
    (rule.weekCodes === null || (rule.weekCodes.includes(day.weekCode) && !isHoliday(day))) &&
    (rule.holeCode === null || rule.holeCode === holeCode) &&
    (rule.partySize === null || rule.partySize === partySize) &&
    isInMonths(day.month, rule)
  );
}

/** The rules of each member type, the strongest first; rules are frozen or never changed in place. */
const ordered = new WeakMap<readonly FeeRule[], Map<string, readonly FeeRule[]>>();

function rulesOfType(rules: readonly FeeRule[], memberType: string): readonly FeeRule[] {
  const byType = ordered.get(rules) ?? new Map<string, readonly FeeRule[]>();
  ordered.set(rules, byType);
  const known = byType.get(memberType);
  if (known) return known;
  const own = rules
    .filter((rule) => rule.memberType === null || rule.memberType === memberType)
    .toSorted(
      (one, other) => specificity(other) - specificity(one) || new Big(one.amount).cmp(new Big(other.amount)),
    );
  byType.set(memberType, own);
  return own;
}

/**
 * The rule that a seat is priced by: the most specific one that matches; of two that are equally specific, which no saved
 * version has, the cheaper. The order of the rows says nothing. Null is a gap.
 */
export function ruleFor(rules: readonly FeeRule[], seat: FeeSeat): FeeRule | null {
  return rulesOfType(rules, seat.memberType).find((rule) => matches(rule, seat)) ?? null;
}
