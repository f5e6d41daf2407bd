import Big from "big.js";
import type { CaddieMode, Money, Quote } from "@/lib/contract/bookings/play-shapes";
import { memberTypeCode } from "@/lib/contract/code-values/members";
import { type FeeItem, feeItem, type HoleCode } from "@/lib/contract/code-values/tee-sheets";
import {
  type FeeNumbers,
  ofRound,
  seatFee,
  serviceAmount,
  serviceFee,
  teamAmount,
} from "@/lib/shared/fees/fee-amounts";
import type { FeeDay } from "@/lib/shared/fees/fee-rule";
import { lessPercent } from "@/lib/shared/fees/last-minute";
import { type Amount, type RoundingMode, roundTo } from "@/lib/shared/money/rounding";

/** The data that the fees of a play date depend on: the version that counts on it, factors and rounding (C0140 v1). */
export type FeeTable = FeeNumbers & {
  currency: string;
  /** Decimal places of an amount of the currency. */
  decimals: number;
  toWire(amount: Big): Money;
};

export type Round = {
  period: string;
  day: FeeDay;
  holeCode: HoleCode;
  partySize: number;
  /** Own green fees of the slot for 18 holes, by member type; `*` for all others. */
  priceOverride: Readonly<Record<string, number | string>> | null;
  /** Percent that a last-minute offer takes off each green fee; none where it is left out. */
  percentOff?: number;
};

/** Unregistered companions pay as this type (domain.md 7.4). */
export const companionType = memberTypeCode.web;
export const guestType = memberTypeCode.guest;
const caddieFees: Record<CaddieMode, FeeItem | null> = {
  C: feeItem.caddieFee,
  I: feeItem.internCaddieFee,
  S: null,
};

/**
 * The green fee of one player: the slot's own, else that of the rule of the version that fits best; 9 and 27 holes rounded
 * up to C0140 v1; then less a last-minute discount. Null where no rule matches.
 */
export function greenFeeOf(table: FeeTable, memberType: string, round: Round): Big | null {
  const full = fullFeeOf(table, memberType, round);
  return full && lessPercent(full, round.percentOff ?? 0, table.decimals);
}

function fullFeeOf(table: FeeTable, memberType: string, round: Round): Big | null {
  const { priceOverride, percentOff: _percentOff, ...seat } = round;
  const own = priceOverride?.[memberType] ?? priceOverride?.["*"];
  if (own !== undefined) return ofRound(table, own, round.holeCode);
  return seatFee(table, { ...seat, memberType })?.amount ?? null;
}

/** A fee of the team or of a person for a round; nothing where the club has no such fee. */
export function serviceFeeOf(table: FeeTable, feeCode: FeeItem, holeCode: HoleCode): Big {
  return serviceAmount(serviceFee(table, feeCode), holeCode);
}

/** Whether the club offers a way to play: one with a caddie needs the caddie's fee in the version of the day. */
export function isOffered(table: Pick<FeeTable, "serviceFees">, caddieMode: CaddieMode): boolean {
  const feeCode = caddieFeeCode(caddieMode);
  return feeCode === null || serviceFee(table, feeCode) !== null;
}

/** The fee code of a way to play with a caddie; null for self. */
export function caddieFeeCode(caddieMode: CaddieMode): FeeItem | null {
  return caddieFees[caddieMode];
}

/**
 * Price of a round (domain.md 7.4), by the member type that each player pays as, the booker first. `fineTypes` are
 * the types that a fine is counted by, where they differ (7.7). Null when a type has no fee.
 */
export function quoteOf(
  table: FeeTable,
  round: Round,
  party: {
    memberTypes: readonly string[];
    fineTypes?: readonly string[] | undefined;
    caddieMode: CaddieMode;
    discount: Big;
  },
): (Quote & { greenFees: string[] }) | null {
  const greenFees = feesOfTypes(table, round, party.memberTypes);
  const fineFees = party.fineTypes ? feesOfTypes(table, round, party.fineTypes) : greenFees;
  if (greenFees === null || fineFees === null) return null;
  const ofTeam = (feeCode: FeeItem | null) =>
    teamAmount(feeCode && serviceFee(table, feeCode), round.holeCode, greenFees.length);
  const [cart, caddie] = [ofTeam(feeItem.cartFee), ofTeam(caddieFeeCode(party.caddieMode))];
  return quoteOfFees(table, { greenFees, fineFees, cart, caddie, discount: party.discount });
}

function feesOfTypes(table: FeeTable, round: Round, memberTypes: readonly string[]): Big[] | null {
  const fees: Big[] = [];
  for (const memberType of memberTypes) {
    const fee = greenFeeOf(table, memberType, round);
    if (fee === null) return null;
    fees.push(fee);
  }
  return fees;
}

/** The parts of a price: green fees by seat, those that a fine is counted from, the team's fees, the coupon. */
export type PriceParts = {
  greenFees: readonly Big[];
  fineFees: readonly Big[];
  cart: Big;
  caddie: Big;
  discount: Big;
};

/**
 * Each player pays the green fee of the seat and an equal share of cart and caddie; what does not divide falls to the
 * booker, as the discount does.
 */
export function quoteOfFees(
  { currency, decimals, toWire }: Pick<FeeTable, "currency" | "decimals" | "toWire">,
  { greenFees, fineFees, cart, caddie, discount }: PriceParts,
): Quote & { greenFees: string[] } {
  const sum = (fees: readonly Big[]) => fees.reduce((total, fee) => total.plus(fee), new Big(0));
  const greenFee = sum(greenFees);
  const team = cart.plus(caddie);
  const share = team.div(greenFees.length).round(decimals, Big.roundDown);
  const rest = team.minus(share.times(greenFees.length)).minus(discount);
  const perPlayer = greenFees.map((fee, place) => fee.plus(share).plus(place === 0 ? rest : 0));
  return {
    currency,
    greenFee: toWire(greenFee),
    cartFee: toWire(cart),
    caddieFee: toWire(caddie),
    rental: toWire(new Big(0)),
    discount: toWire(discount),
    total: toWire(greenFee.plus(team).minus(discount)),
    perPlayer: perPlayer.map(toWire),
    penaltyBase: toWire(sum(fineFees)),
    greenFees: greenFees.map(String),
  };
}

/** Booked fees of a team: green fees of its players, cart and caddie fee. */
export type BookedFees = { greenFees: readonly Amount[]; cartFee: Amount; caddieFee: Amount };

export type WeatherSettlement = {
  /** The amount per player, facility fee included, in the order of the green fees. */
  perPlayer: Big[];
  cartFee: Big;
  caddieFee: Big;
  total: Big;
};

const fullHoles = 18;
/** Up to so many holes a stopped round costs half the cart (domain.md 7.4). */
const halfCartHoles = 9;
/** Caddie fee of a round stopped by that hole; beyond the last step the booked fee. */
export type StoppedStep = { holes: number; amount: Amount };

/**
 * Charges of a team when the club stops the round for the weather (domain.md 7.4). With hole 1 unfinished the
 * facility fee only; else facility + (green fee − facility) × holes / 18, half the cart up to nine holes, the caddie
 * by steps.
 */
export function settleStoppedRound(
  booked: BookedFees,
  holesPlayed: number,
  {
    facilityFee,
    caddieSteps,
    decimals,
    mode,
  }: { facilityFee: Amount; caddieSteps: readonly StoppedStep[]; decimals: number; mode: RoundingMode },
): WeatherSettlement {
  const facility = new Big(facilityFee);
  const holes = Math.max(0, Math.min(holesPlayed, fullHoles));
  const perPlayer = booked.greenFees.map((fee) => {
    const rest = new Big(fee).minus(facility);
    return roundTo(facility.plus(rest.times(holes).div(fullHoles)), decimals, mode);
  });
  const cartFee = holes === 0 ? new Big(0) : roundTo(cartOf(booked, holes), decimals, mode);
  const caddieFee = holes === 0 ? new Big(0) : caddieOf(booked, holes, caddieSteps);
  const players = perPlayer.reduce((sum, fee) => sum.plus(fee), new Big(0));
  return { perPlayer, cartFee, caddieFee, total: players.plus(cartFee).plus(caddieFee) };
}

function cartOf({ cartFee }: BookedFees, holes: number): Big {
  return holes <= halfCartHoles ? new Big(cartFee).div(2) : new Big(cartFee);
}

/** Never more than was booked: a team without a caddie pays none. */
function caddieOf({ caddieFee }: BookedFees, holes: number, steps: readonly StoppedStep[]): Big {
  const booked = new Big(caddieFee);
  const step = steps.find((candidate) => holes <= candidate.holes);
  return step && booked.gt(step.amount) ? new Big(step.amount) : booked;
}
