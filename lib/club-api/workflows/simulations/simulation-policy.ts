import type { PolicyTables } from "@/lib/contract/draws/simulations";
import type { DrawRates } from "@/lib/shared/draws/draw-types";
import { withCardRows } from "@/lib/shared/fees/fee-card";
import { feeDayOf } from "@/lib/shared/fees/fee-rule";
import { firstFeeDate, versionOn } from "@/lib/shared/fees/fee-versions";
import { clubDate } from "@/lib/shared/time/club-time";
import { fineOf, placeSuspension, thresholdEnd } from "../../domains/penalties";
import { countBookings, fullWindow, isClash, type Limits } from "../../domains/reservations";
import type { Policy } from "../../domains/simulations";
import {
  closeAtIn,
  dayIn,
  openAtIn,
  quoteIn,
  type RuleBook,
  ruleOfType,
  timeBandsIn,
} from "../../domains/tee-sheets";
import { fitsRequest, lastAssignment, waitingCloseAt } from "../../domains/waitings";
import type { RuleSet } from "./simulation-rules";

/** The club's rules with some tables in the place of its own; each question is answered by the domain that owns the rule. */
export function policyWith(rules: RuleSet, tables: PolicyTables, isDrawChanged: boolean): Policy {
  const { numbers, penalty, waiting } = rules;
  const book: RuleBook = {
    ...rules.book,
    openRules: tables.open,
    feeVersions: feesOf(rules.book, tables.greenFees),
  };
  const { zone } = book.ctx.club;
  const bands = timeBandsIn(book);
  const { freeDaysWeekday, freeDaysWeekend } = tables.penalties;
  const limits = new Map(tables.limits.map((row) => [row.memberType, limitsOf(row)]));
  const limitOf = (type: string) => limits.get(type) ?? { ...noLimits, open: rules.openBookings };
  const opened = remembered((key: string) => {
    const [date = "", type = ""] = key.split(" ");
    return openAtIn(book, dayIn(book, date), type);
  });
  return {
    opensAt: ({ playDate }, type) => opened(`${playDate} ${type}`),
    closesAt: remembered((date) => closeAtIn(book, date)),
    sharePercent: (type) => ruleOfType(book, type)?.weekdaySharePercent ?? null,
    isLimitReached: (rounds, { playDate, dayType }, type) =>
      numbers.limits.isOn && fullWindow(countBookings(rounds, playDate), limitOf(type), dayType) !== null,
    isClash: (one, other) => isClash(one, other, numbers.clashMinutes),
    draw: isDrawChanged ? drawOf(tables.draw, rules.draw.rates) : null,
    fee: pricesIn(book),
    cancel: { ...numbers.cancel, freeDays: { WEEKDAY: freeDaysWeekday, WEEKEND: freeDaysWeekend } },
    terms: (code) => tables.penalties.terms.find(({ penaltyCode }) => penaltyCode === code) ?? null,
    fine: (base, percent) => fineOf(base, percent, penalty.fineUnit, penalty.rounding),
    suspension: (days, currentEnd, at) => placeSuspension(days, currentEnd, at, zone),
    pointsEnd: (scored) =>
      thresholdEnd(scored, penalty.thresholds, { lookBackDays: penalty.lookBackDays, zone }),
    waiting: {
      isOff: waiting.mode === "OFF",
      isLateOnly: waiting.isLateOnly,
      closesAt: remembered((date) => waitingCloseAt(date, waiting, zone)),
      lastAssignment: (teeOff) => lastAssignment(teeOff, waiting.leadMinutes),
      fits: ({ bands: standbyTimeCodes, courseCodes, party }, slot) =>
        fitsRequest({ standbyTimeCodes, courseCodes, playerCount: party.memberTypes.length }, slot, bands),
    },
  };
}

/** Today's fees, for whatever day is replayed, with the prices of the given card. */
function feesOf({ feeVersions, ctx }: RuleBook, card: PolicyTables["greenFees"]): RuleBook["feeVersions"] {
  const version = versionOn(feeVersions, clubDate(ctx.now, ctx.club.zone));
  if (!version) return [];
  const rows = card.map((row) => ({ ...row, weekday: String(row.weekday), weekend: String(row.weekend) }));
  return [{ ...version, fromDate: firstFeeDate, rules: withCardRows(version.rules, rows) }];
}

const noLimits: Limits = { day: null, week: null, month: null, monthWeekend: null, year: null, open: null };

function limitsOf(row: PolicyTables["limits"][number]): Limits {
  const { perDay, perWeek, perMonth, weekendPerMonth, perYear, openBookings } = row;
  return {
    day: perDay,
    week: perWeek,
    month: perMonth,
    monthWeekend: weekendPerMonth,
    year: perYear,
    open: openBookings,
  };
}

function drawOf({ mode, loss, win, penalty, bases }: PolicyTables["draw"], rates: DrawRates): Policy["draw"] {
  return {
    mode,
    rates: { ...rates, loss, win, penalty },
    bases: new Map(bases.map(({ memberType, base }) => [memberType, base])),
  };
}

/** Asks once for each key; the answer is kept as long as the function. */
export function remembered<T>(work: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const value = known.has(key) ? (known.get(key) as T) : work(key);
    known.set(key, value);
    return value;
  };
}

/** Fees by what they follow from; a type that the table does not know, which nobody can book as, costs nothing. */
export function pricesIn(book: RuleBook): Policy["fee"] {
  const known = new Map<string, ReturnType<Policy["fee"]>>();
  const types = new Set(book.feeVersions.flatMap(({ rules }) => rules.map(({ memberType }) => memberType)));
  const isPriced = (type: string) => types.has(type) || types.has(null);
  return (slot, party) => {
    const { playDate, period, dayType, priceOverride } = slot;
    const version = versionOn(book.feeVersions, playDate)?.versionIdx;
    const key = JSON.stringify([version, feeDayOf(playDate, dayType), period, priceOverride, party]);
    const price =
      known.get(key) ??
      (party.memberTypes.every(isPriced)
        ? quoteIn(book, {
            slot: { playDate, period, priceOverride: priceOverride && { ...priceOverride } },
            ...party,
          })
        : { total: 0, penaltyBase: 0 });
    known.set(key, price);
    return price;
  };
}
