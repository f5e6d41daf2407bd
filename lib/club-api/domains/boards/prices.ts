import Big from "big.js";
import { ClubFailure } from "../../platform/failure";

/** Where a price stops being one; the column holds any number. */
const maxPrice = 1_000_000_000;

/** A price as it is stored, exact. Throws 9001 `price` below zero or beyond reason. */
export function priceText(price: number | string | null): string | null {
  if (price === null) return null;
  const exact = new Big(price);
  if (exact.lt(0) || exact.gt(maxPrice)) throw new ClubFailure("VAL_FIELD", ["price"]);
  return exact.toFixed();
}
