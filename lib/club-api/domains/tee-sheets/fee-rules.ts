import Big from "big.js";
import type { CaddieMode, Money, Quote } from "@/lib/contract/play-shapes";
import { roundUpToUnit } from "@/lib/shared/rounding";

/** domain.md 7.4: amounts are decimal texts. */
export type GreenFee = { memberType: string; period: string; weekday: string; weekend: string };
export type ServiceFee = { feeCode: string; nineHoles: string; fullRound: string };

/** What fees follow from: the tables, the factor per hole code and the rounding unit of C0140 v1. */
export type FeeTable = {
  greenFees: readonly GreenFee[];
  serviceFees: readonly ServiceFee[];
  holeFactors: ReadonlyMap<string, string>;
  roundingUnit: number;
  currency: string;
  /** Decimal places of an amount of the currency. */
  decimals: number;
  toWire(amount: Big): Money;
};

export type Round = {
  period: string;
  isWeekend: boolean;
  holeCode: string;
  /** Own green fees of the slot for 18 holes, by member type; `*` for all others. */
  priceOverride: Readonly<Record<string, number | string>> | null;
};

/** Unregistered companions pay as this type (domain.md 7.4). */
export const companionType = "30";
export const guestType = "90";
const fullRound = "18";
const cartFee = "20";
const caddieFees: Record<CaddieMode, string | null> = { C: "30", I: "31", S: null };

/** The green fee of one player; 9 and 27 holes rounded up to C0140 v1. Null where the table has no row. */
export function greenFeeOf(table: FeeTable, memberType: string, round: Round): Big | null {
  const own = round.priceOverride?.[memberType] ?? round.priceOverride?.["*"];
  const row = table.greenFees.find((fee) => fee.memberType === memberType && fee.period === round.period);
  const full = own ?? (round.isWeekend ? row?.weekend : row?.weekday);
  if (full === undefined) return null;
  if (round.holeCode === fullRound) return new Big(full);
  const factor = table.holeFactors.get(round.holeCode) ?? "1";
  return roundUpToUnit(new Big(full).times(factor), table.roundingUnit);
}

/** A fee of the team or of a person for a round: 27 holes cost a full round and nine, 36 two full rounds. */
export function serviceFeeOf(table: FeeTable, feeCode: string, holeCode: string): Big {
  const row = table.serviceFees.find((fee) => fee.feeCode === feeCode);
  const [nine, full] = [new Big(row?.nineHoles ?? 0), new Big(row?.fullRound ?? 0)];
  if (holeCode === "09") return nine;
  if (holeCode === "27") return full.plus(nine);
  return holeCode === "36" ? full.times(2) : full;
}

/** The fee code of a way to play with a caddie; null for self. */
export function caddieFeeCode(caddieMode: CaddieMode): string | null {
  return caddieFees[caddieMode];
}

/**
 * What a round costs (domain.md 7.4). Players in order, the booker first; each pays the own green fee and an equal share
 * of cart and caddie, what does not divide falls to the booker, as the discount does. Null when a type has no fee.
 */
export function quoteOf(
  table: FeeTable,
  round: Round,
  party: { memberTypes: readonly string[]; caddieMode: CaddieMode; discount: Big },
): (Quote & { greenFees: string[] }) | null {
  const fees: Big[] = [];
  for (const memberType of party.memberTypes) {
    const fee = greenFeeOf(table, memberType, round);
    if (fee === null) return null;
    fees.push(fee);
  }
  const greenFee = fees.reduce((sum, fee) => sum.plus(fee), new Big(0));
  const cart = serviceFeeOf(table, cartFee, round.holeCode);
  const caddieCode = caddieFeeCode(party.caddieMode);
  const caddie = caddieCode === null ? new Big(0) : serviceFeeOf(table, caddieCode, round.holeCode);
  const team = cart.plus(caddie);
  const share = team.div(fees.length).round(table.decimals, Big.roundDown);
  const rest = team.minus(share.times(fees.length)).minus(party.discount);
  const perPlayer = fees.map((fee, place) => fee.plus(share).plus(place === 0 ? rest : 0));
  const { toWire } = table;
  return {
    currency: table.currency,
    greenFee: toWire(greenFee),
    cartFee: toWire(cart),
    caddieFee: toWire(caddie),
    rental: toWire(new Big(0)),
    discount: toWire(party.discount),
    total: toWire(greenFee.plus(team).minus(party.discount)),
    perPlayer: perPlayer.map(toWire),
    penaltyBase: toWire(greenFee),
    greenFees: fees.map(String),
  };
}
