import Big from "big.js";
import type { ClubFormats } from "./club-formats";
import { formatNumber } from "./numbers";

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

const noBreakSpace = "\u00a0";
/** Currencies whose amounts are whole numbers on the wire (domain.md 2.2). */
const wholeCurrencies: readonly string[] = ["KRW", "JPY"];

/**
 * An amount as the club shows it: `₩1,234`, `-$1,234.50`, `1.234,50 €` (C0080, C0130 v1, C0180; domain.md 5.4).
 * Throws on an amount that is no number.
 */
export function formatMoney(amount: Amount, formats: ClubFormats): string {
  const { symbol, symbolPosition, groupSign, decimalSign } = formats.countryFormat;
  const signed = formatNumber(amount, {
    decimals: formats.decimalPoint.money,
    mode: formats.roundFormat,
    groupSign,
    decimalSign,
    hasFixedDecimals: true,
  });
  if (symbol === "") return signed;
  if (symbolPosition === "after") return `${signed}${noBreakSpace}${symbol}`;
  return signed.startsWith("-") ? `-${symbol}${signed.slice(1)}` : `${symbol}${signed}`;
}

/**
 * An amount that a person typed the club's way, `₩22,000` or `1.234,50`, as an exact decimal text; null when it is none,
 * is below zero, or has more decimals than the club counts.
 */
export function readMoney(text: string, formats: ClubFormats): string | null {
  const { symbol, groupSign, decimalSign } = formats.countryFormat;
  const bare = text.normalize("NFKC").replace(symbol.normalize("NFKC"), "").replace(/\s/g, "");
  const [whole = "", decimals = "", ...more] = bare.replaceAll(groupSign, "").split(decimalSign);
  const isAmount = /^\d{1,12}$/.test(whole) && /^\d*$/.test(decimals) && more.length === 0;
  if (!isAmount || decimals.length > formats.decimalPoint.money) return null;
  return decimals === "" ? whole : `${whole}.${decimals}`;
}

/** An amount as the wire carries it: a whole number for KRW and JPY, else a decimal text (domain.md 2.2). */
export function moneyToWire(amount: Amount, formats: ClubFormats): number | string {
  if (wholeCurrencies.includes(formats.countryFormat.currency)) {
    return roundTo(amount, 0, formats.roundFormat).toNumber();
  }
  const { money } = formats.decimalPoint;
  return roundTo(amount, money, formats.roundFormat).toFixed(money);
}
