import type { Amount, RoundingMode } from "./rounding";

/** A number as it prints: sign, whole digits, decimals, exponent. */
const printed = /^(-?)(\d*)\.?(\d*)(?:e([+-]?\d{1,3}))?$/i;
const ten = BigInt(10);

/**
 * An amount with exactly so many decimal places, rounded without binary floats: `-1234.50`; zero has no sign. By whole
 * numbers alone, so that pages which only show amounts load no library for them. Throws on an amount that is no number.
 */
export function decimalText(amount: Amount, decimals: number, mode: RoundingMode = 0): string {
  const [, sign = "", whole = "", part = "", exponent = "0"] = printed.exec(String(amount)) ?? [];
  if (whole + part === "") throw new RangeError(`not an amount: ${amount}`);
  const excess = part.length - Number(exponent) - decimals;
  const digits = BigInt(whole + part);
  const units = excess > 0 ? divided(digits, ten ** BigInt(excess), mode) : digits * ten ** BigInt(-excess);
  const text = units.toString().padStart(decimals + 1, "0");
  const point = text.length - decimals;
  const plain = decimals === 0 ? text : `${text.slice(0, point)}.${text.slice(point)}`;
  return sign === "" || units === BigInt(0) ? plain : `-${plain}`;
}

/** Half-up takes a half away from zero, 1 rounds toward it, 2 away from it; `digits` has no sign. */
function divided(digits: bigint, step: bigint, mode: RoundingMode): bigint {
  const rest = digits % step;
  const goesUp = mode === 2 ? rest > BigInt(0) : mode === 0 && rest * BigInt(2) >= step;
  return digits / step + BigInt(goesUp ? 1 : 0);
}
