import Big from "big.js";
import { feeItem } from "@/lib/contract/code-values/tee-sheets";
import type { RouteParsed } from "@/lib/contract/define-route";
import type { RouteOf } from "@/lib/contract/routes";
import type { FeeQuote } from "@/lib/contract/tee-sheets/ops-fees";
import { seatFee, serviceFee, teamAmount } from "@/lib/shared/fees/fee-amounts";
import { type FeeSeat, feeDayOf } from "@/lib/shared/fees/fee-rule";
import { versionOn } from "@/lib/shared/fees/fee-versions";
import { lessPercent, percentOffFor } from "@/lib/shared/fees/last-minute";
import { grouped } from "@/lib/shared/grouped";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { dayIn, feeTableIn, type RuleBook, readRuleBook } from "../rule-book";
import { slotsOn } from "../slots/generation";
import { selectOfferedSlots } from "../slots/slots-repository";
import { contentOf } from "./fee-faults";
import { caddieFeeCode, type FeeTable, isOffered, quoteOfFees } from "./fee-rules";

type Body = RouteParsed<RouteOf<"POST /ops/fees/quote">>["body"];
type Line = FeeQuote["lines"][number];

/**
 * Quotes a party on a date, by the fees that count on it or by unsaved ones, with the rule of every seat. A time that
 * the day does not lay is 9001 `teeTime`, a caddie that the fees do not have 9001 `caddieMode`. The slot's own prices
 * and coupons are left out; last-minute offers stand beside the usual price.
 */
export async function quoteParty(db: Database, ctx: Context, body: Body): Promise<FeeQuote> {
  const book = await readRuleBook(db, ctx, body.date);
  const version = body.content ? null : versionOn(book.feeVersions, body.date);
  const saved = feeTableIn(book, body.date);
  const table = body.content ? { ...saved, ...contentOf(body.content) } : saved;
  const { dayType } = dayIn(book, body.date);
  const period = body.teeTime === undefined ? (body.period ?? "") : periodAt(book, body.date, body.teeTime);
  if (!isOffered(table, body.caddieMode)) throw new ClubFailure("VAL_FIELD", ["caddieMode", "not_offered"]);
  const { memberTypes, holeCode } = body;
  const seat = { day: feeDayOf(body.date, dayType), period, holeCode, partySize: memberTypes.length };
  const seats = memberTypes.map((memberType, place) => seatLine(table, { ...seat, memberType }, place + 1));
  const teamLines = teamFees(table, body);
  return {
    fromDate: version?.fromDate ?? null,
    period,
    dayType,
    ...totals(table, seats, teamLines),
    lines: [...seats, ...teamLines].map(({ exact, ...line }) => ({ ...line, amount: table.toWire(exact) })),
    unpriced: seats.flatMap(({ seat: place, memberType, rule }) =>
      rule === null && place !== null && memberType !== null ? [{ seat: place, memberType }] : [],
    ),
    offers: await offersTo(db, ctx, { ...body, period }, { table, seats, teamLines }),
  };
}

type Priced = { table: FeeTable; seats: readonly Exact[]; teamLines: readonly Exact[] };

/** The same party at the tee times that are offered to its booker, the larger discount first; none without a price. */
async function offersTo(
  db: Database,
  ctx: Context,
  { date, teeTime, period, memberTypes }: Body & { period: string },
  { table, seats, teamLines }: Priced,
): Promise<FeeQuote["offers"]> {
  if (seats.some(({ rule }) => rule === null)) return [];
  const slots = await selectOfferedSlots(db, ctx.club.clubIdx, date);
  const percents = slots
    .filter((slot) => slot.priceOverride === null && slot.period === period)
    .filter((slot) => teeTime === undefined || slot.teeTime === teeTime)
    .map(({ lastMinute }) => percentOffFor(lastMinute, memberTypes[0] ?? ""))
    .filter((percent) => percent > 0);
  return [...grouped(percents, (percent) => percent)]
    .sort(([one], [other]) => other - one)
    .map(([percent, same]) => {
      const reduced = seats.map((seat) => ({
        ...seat,
        exact: lessPercent(seat.exact, percent, table.decimals),
      }));
      return { percent, teeTimes: same.length, total: totals(table, reduced, teamLines).total };
    });
}

type Exact = Omit<Line, "amount"> & { exact: Big };

function seatLine(table: FeeTable, seat: FeeSeat, place: number): Exact {
  const found = seatFee(table, seat);
  const ruleNo = found ? table.rules.indexOf(found.rule) + 1 : null;
  const rule = found && {
    ...found.rule,
    weekCodes: found.rule.weekCodes && [...found.rule.weekCodes],
    amount: table.toWire(new Big(found.rule.amount)),
  };
  const line = {
    feeCode: feeItem.greenFee,
    unit: "PERSON" as const,
    seat: place,
    memberType: seat.memberType,
  };
  return { ...line, exact: found?.amount ?? new Big(0), ruleNo, rule };
}

/** Cart and caddie, where the party has them and the club a fee for them. */
function teamFees(table: FeeTable, { hasCart, caddieMode, holeCode, memberTypes }: Body): Exact[] {
  const codes = [hasCart ? feeItem.cartFee : null, caddieFeeCode(caddieMode)];
  return codes.flatMap((feeCode) => {
    const fee = feeCode && serviceFee(table, feeCode);
    if (!fee) return [];
    const exact = teamAmount(fee, holeCode, memberTypes.length);
    return [
      { feeCode: fee.feeCode, unit: fee.unit, seat: null, memberType: null, exact, ruleNo: null, rule: null },
    ];
  });
}

function totals(table: FeeTable, seats: readonly Exact[], team: readonly Exact[]) {
  if (seats.some(({ rule }) => rule === null)) return { total: table.toWire(new Big(0)), perPlayer: [] };
  const greenFees = seats.map(({ exact }) => exact);
  const sum = team.reduce((all, { exact }) => all.plus(exact), new Big(0));
  const { total, perPlayer } = quoteOfFees(table, {
    greenFees,
    fineFees: greenFees,
    cart: sum,
    caddie: new Big(0),
    discount: new Big(0),
  });
  return { total, perPlayer };
}

/** The part of the day that a tee time of the sheet belongs to. */
function periodAt(book: RuleBook, date: string, teeTime: string): string {
  const slot = slotsOn(book, dayIn(book, date)).find((laid) => laid.teeTime === teeTime);
  if (!slot) throw new ClubFailure("VAL_FIELD", ["teeTime", "no_tee_time"]);
  return slot.period;
}
