import Big from "big.js";

/** Rounding mode of policy C0180: 0 half-up, 1 down (toward zero), 2 up (away from zero); seed §9. */
export type RoundingMode = 0 | 1 | 2;
/** An exact amount: a decimal text, a big number, or a number as it prints. */
export type Amount = number | string | Big;

const bigModes = { 0: Big.roundHalfUp, 1: Big.roundDown, 2: Big.roundUp } as const;

/** The mode of a policy value; half-up when it is none of the three (seed §9). */
export function readRoundingMode(value: string | undefined): RoundingMode {
  if (value === "1") return 1;
  return value === "2" ? 2 : 0;
}

/**
 * Rounds to a number of decimal places without binary floats (domain.md 5.3).
 * Half-up takes a half away from zero: -2.5 gives -3. Throws on an amount that is no number.
 */
export function roundTo(amount: Amount, decimals: number, mode: RoundingMode = 0): Big {
  return new Big(amount).round(decimals, bigModes[mode]);
}

/** Rounds to a multiple of the unit: fines to C0140 v2 by C0180. The unit is above zero, else RangeError. */
export function roundToUnit(amount: Amount, unit: Amount, mode: RoundingMode = 0): Big {
  const step = new Big(unit);
  if (step.lte(0)) throw new RangeError(`not a rounding unit: ${unit}`);
  const exact = new Big(amount);
  const rest = exact.mod(step);
  const down = exact.minus(rest);
  const goesOut = mode === 2 ? !rest.eq(0) : mode === 0 && rest.abs().times(2).gte(step);
  if (!goesOut) return down;
  return rest.lt(0) ? down.minus(step) : down.plus(step);
}

/** Rounds away from zero to a multiple of the unit: fees of 9 and 27 holes to C0140 v1 (domain.md 5.3). */
export function roundUpToUnit(amount: Amount, unit: Amount): Big {
  return roundToUnit(amount, unit, 2);
}
