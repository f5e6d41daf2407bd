import type Big from "big.js";
import { versionOn } from "@/lib/shared/fees/fee-versions";
import { clubFormats } from "@/lib/shared/money/club-formats";
import { moneyToWire } from "@/lib/shared/money/money";
import { seasonOn } from "@/lib/shared/tee-times/seasons";
import { planOn } from "@/lib/shared/tee-times/templates";
import { clubDate, clubTime } from "@/lib/shared/time/club-time";
import { closingMoment, type OpenRule, openingMoment, openingUnit } from "@/lib/shared/time/opening-moments";
import { cachedRead } from "../../db/cached-read";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { pickText } from "../../platform/texts";
import { type Policy, policyNumber } from "../policies";
import { classOfDay, type DayClass } from "./days/day-rules";
import type { FeeTable } from "./fees/fee-rules";
import { type RuleRows, selectRules } from "./rule-book-repository";

type Values = Pick<Policy, "value1" | "value2" | "value3" | "value4">;

/** The rules of a club for a span of days, read at once; what follows from them is computed without the database. */
export type RuleBook = RuleRows & {
  ctx: Context;
  /** The rows of the book: the same object for as long as no rule has changed. */
  rows: RuleRows;
  policy(code: string): Values | undefined;
};

/** A day of the calendar (domain.md 6 `CalendarDay`). */
export type DayInfo = DayClass & {
  date: string;
  /** Code of the season; null on a day before the first version of the tee times. */
  season: string | null;
  holidayName: string | null;
};

/** Reads the rules for the days `from` to `to`, both included. */
export async function readRuleBook(db: Database, ctx: Context, from: string, to = from): Promise<RuleBook> {
  const { clubIdx } = ctx.club;
  const { rows, byCode } = await cachedRead(db, `rules ${clubIdx} ${from} ${to}`, async () => {
    const found = await selectRules(db, clubIdx, { from, to });
    return { rows: found, byCode: new Map(found.policies.map((policy) => [policy.code, policy])) };
  });
  return { ...rows, ctx, rows, policy: (code) => byCode.get(code) };
}

/** A day of the span that the book was read for. */
export function dayIn(book: RuleBook, date: string): DayInfo {
  const entries = book.holidays.filter((entry) => entry.date === date && entry.isHoliday === "Y");
  const dayClass = classOfDay(
    date,
    entries.map((entry) => entry.holidayType),
    book.closings,
  );
  const named = entries.find((entry) => entry.holidayType === dayClass.holidayType);
  const holidayName = named ? (pickText(named.names, book.ctx.choice) ?? null) : null;
  return { ...dayClass, date, season: seasonOf(book, date), holidayName };
}

function seasonOf({ plans }: RuleBook, date: string): string | null {
  return seasonOn(date, planOn(date, plans)?.seasons ?? [])?.seasonCode ?? null;
}

export function ruleOfType(book: RuleBook, memberType: string): OpenRule | null {
  return book.openRules.find((rule) => rule.memberType === memberType) ?? null;
}

/** When a day opens for a type by its rule, bookable or not; null without a rule. */
function momentOfRule(book: RuleBook, day: DayInfo, memberType: string): Date | null {
  const rule = ruleOfType(book, memberType);
  if (!rule) return null;
  const { zone } = book.ctx.club;
  const policy = book.policy("C0210");
  const unit = openingUnit(policy ? [policy.value1, policy.value2, policy.value3, policy.value4] : []);
  return openingMoment(day.date, day.dayType === "WEEKEND", rule, unit, zone);
}

/** When a day opens for booking by a member type; null is never (domain.md 7.2). */
export function openAtIn(book: RuleBook, day: DayInfo, memberType: string): Date | null {
  return ruleOfType(book, memberType)?.isBookable ? momentOfRule(book, day, memberType) : null;
}

/** From when a type that cannot book online sees the slots (domain.md 7.2, guests); null for those who can. */
export function visibleAtIn(book: RuleBook, day: DayInfo, memberType: string): Date | null {
  return ruleOfType(book, memberType)?.isBookable === false ? momentOfRule(book, day, memberType) : null;
}

/** When online booking of a day closes (C0220). */
export function closeAtIn(book: RuleBook, date: string): Date {
  const policy = book.policy("C0220");
  return closingMoment(date, policyNumber(policy?.value1, 1), policy?.value2 || "23:59", book.ctx.club.zone);
}

/** Whether the office takes a booking by phone for today's play (C0220 v3); online it has closed by then. */
export function isSameDayPhoned(book: RuleBook): boolean {
  return book.policy("C0220")?.value3 !== "N";
}

/** When the waiting list of a day closes (C0290 v3, v4; domain.md 7.8). */
export function waitingClosesIn(book: RuleBook, date: string): Date {
  const policy = book.policy("C0290");
  return closingMoment(date, policyNumber(policy?.value3, 1), policy?.value4 || "17:00", book.ctx.club.zone);
}

/** Whether a tee time has come by the club's clock. */
export function isTeedOff(ctx: Context, slot: { playDate: string; teeTime: string }): boolean {
  const today = clubDate(ctx.now, ctx.club.zone);
  return (
    slot.playDate < today || (slot.playDate === today && slot.teeTime <= clubTime(ctx.now, ctx.club.zone))
  );
}

/** Fees of a play date (domain.md 7.4): the version that counts on it. Before the first version there are no fees. */
export function feeTableIn(book: RuleBook, date: string): FeeTable {
  return feeTablesIn(book)(date);
}

/** The same for many days of one book. */
export function feeTablesIn(book: RuleBook): (date: string) => FeeTable {
  const formats = clubFormats(
    book.policies.map(({ code, value1, value2, value3, value4 }) => ({
      key: code,
      values: [value1, value2, value3, value4],
    })),
  );
  const factors = book.codes.filter((code) => code.groupId === "holeCodes");
  const fixed = {
    holeFactors: new Map(factors.map((code) => [code.key, code.values[1] ?? "1"])),
    roundingUnit: policyNumber(book.policy("C0140")?.value1, 1),
    currency: formats.countryFormat.currency,
    decimals: formats.decimalPoint.money,
    toWire: (amount: Big) => moneyToWire(amount, formats),
  };
  return (date) => {
    const { rules, serviceFees } = versionOn(book.feeVersions, date) ?? noFees;
    return { ...fixed, rules, serviceFees };
  };
}

const noFees = { rules: [], serviceFees: [] } as const;

/** A time band of the waiting list and the draw (standbyTimeCodes); `from` and `to` are `HH:mm`, both included. */
export type TimeBand = { key: string; name: string; from: string; to: string };

export function timeBandsIn(book: RuleBook): TimeBand[] {
  return book.codes
    .filter((code) => code.groupId === "standbyTimeCodes")
    .map(({ key, names, values: [from = "00:00", to = "23:59"] }) => {
      return { key, name: pickText(names, book.ctx.choice) ?? key, from, to };
    });
}
