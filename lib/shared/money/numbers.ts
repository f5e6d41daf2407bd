import { decimalText } from "./decimal";
import type { Amount, RoundingMode } from "./rounding";

/** How a number is written. */
export type NumberFormat = {
  /** Decimal places, 3 unless told (seed §9). */
  decimals?: number;
  mode?: RoundingMode;
  groupSign?: string;
  decimalSign?: string;
  /** Keep zeros at the end, as money does: `1.50`. */
  hasFixedDecimals?: boolean;
};

/** Writes a number in groups of three, rounded without binary floats. Throws on an amount that is no number. */
export function formatNumber(amount: Amount, format: NumberFormat = {}): string {
  const { decimals = 3, mode = 0, groupSign = ",", decimalSign = ".", hasFixedDecimals = false } = format;
  const rounded = decimalText(amount, decimals, mode);
  const [whole = "", written = ""] = rounded.replace("-", "").split(".");
  const decimalDigits = hasFixedDecimals ? written : written.replace(/0+$/, "");
  const sign = rounded.startsWith("-") ? "-" : "";
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, () => groupSign);
  return `${sign}${grouped}${decimalDigits && `${decimalSign}${decimalDigits}`}`;
}
