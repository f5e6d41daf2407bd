import type { Policy } from "../../domains/simulations";
import { quoteIn, type RuleBook } from "../../domains/tee-sheets";

/** Fees by what they follow from; a type that the table does not know, which nobody can book as, costs nothing. */
export function pricesIn(book: RuleBook): Policy["fee"] {
  const known = new Map<string, ReturnType<Policy["fee"]>>();
  const types = new Set(book.greenFees.map(({ memberType }) => memberType));
  return (slot, party) => {
    const { playDate, period, dayType, priceOverride } = slot;
    const key = JSON.stringify([dayType, period, priceOverride, party]);
    const price =
      known.get(key) ??
      (party.memberTypes.every((type) => types.has(type))
        ? quoteIn(book, {
            slot: { playDate, period, priceOverride: priceOverride && { ...priceOverride } },
            ...party,
          })
        : { total: 0, penaltyBase: 0 });
    known.set(key, price);
    return price;
  };
}
