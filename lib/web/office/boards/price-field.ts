import type { ClubFormats } from "@/lib/shared/club-formats";
import { formatNumber } from "@/lib/shared/numbers";
import type { Amount } from "@/lib/shared/rounding";

/** An amount as a field of the club holds it: in its format, without the symbol. */
export function priceField(
  amount: Amount,
  { countryFormat, decimalPoint, roundFormat }: ClubFormats,
): string {
  const { groupSign, decimalSign } = countryFormat;
  return formatNumber(amount, { decimals: decimalPoint.money, mode: roundFormat, groupSign, decimalSign });
}
