import Big from "big.js";
import { type Amount, type RoundingMode, roundTo } from "@/lib/shared/money/money";

/** What a team had booked: green fees of its players, and its cart and caddie fee. */
export type BookedFees = { greenFees: readonly Amount[]; cartFee: Amount; caddieFee: Amount };

export type WeatherSettlement = {
  /** What each player pays, facility fee included, in the order of the green fees. */
  perPlayer: Big[];
  cartFee: Big;
  caddieFee: Big;
  total: Big;
};

const fullHoles = 18;
/** Up to so many holes a stopped round costs half the cart (domain.md 7.4). */
const halfCartHoles = 9;
/** What a caddie is paid for a round that stopped by that hole; beyond the last step the booked fee. */
export type StoppedStep = { holes: number; amount: Amount };

/**
 * What a team pays when the club stops the round for the weather (domain.md 7.4). With hole 1 unfinished the facility
 * fee only; else facility + (green fee − facility) × holes / 18, half the cart up to nine holes, the caddie by steps.
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
