import type { ClubFormats } from "./club-formats";
import { decimalText } from "./decimal";
import { formatNumber } from "./numbers";
import type { Amount } from "./rounding";

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
    return Number(decimalText(amount, 0, formats.roundFormat));
  }
  const { money } = formats.decimalPoint;
  return decimalText(amount, money, formats.roundFormat);
}
