import type { ClubFormats } from "./club-formats";
import { formatNumber } from "./numbers";
import type { Amount } from "./rounding";

/** A plain number as the club writes it, such as kilometres: C0130 v2, C0180, the country's signs (C0080). */
export function plainNumber(value: Amount, formats: ClubFormats): string {
  return written(value, formats, formats.decimalPoint.numbers);
}

/** A figure of the weather as the club writes it: C0130 v3 and the rest as `plainNumber`. */
export function weatherNumber(value: Amount, formats: ClubFormats): string {
  const text = written(value, formats, formats.decimalPoint.weather);
  return /^-0(?:\D|$)/.test(text) && !/[1-9]/.test(text) ? text.slice(1) : text;
}

function written(value: Amount, { countryFormat, roundFormat }: ClubFormats, decimals: number): string {
  const { groupSign, decimalSign } = countryFormat;
  return formatNumber(value, { decimals, mode: roundFormat, groupSign, decimalSign });
}
