import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { formatNumber } from "@/lib/shared/money/numbers";
import type { Amount } from "../../shared/money/rounding";

/** An amount as a field of the club holds it: in its format, without the symbol. */
export function priceField(
  amount: Amount,
  { countryFormat, decimalPoint, roundFormat }: ClubFormats,
): string {
  const { groupSign, decimalSign } = countryFormat;
  return formatNumber(amount, { decimals: decimalPoint.money, mode: roundFormat, groupSign, decimalSign });
}
