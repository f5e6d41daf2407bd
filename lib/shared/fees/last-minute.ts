import Big from "big.js";

/** A tee time's live last-minute offer: the discount, and to which member types it is offered. */
export type LastMinute = { offerIdx: number; percent: number; memberTypes: readonly string[] };

/** Discount of a booker's member type; the whole party has it, as the tee time is offered. */
export function percentOffFor(offer: LastMinute | null | undefined, memberType: string): number {
  return offer?.memberTypes.includes(memberType) ? offer.percent : 0;
}

/** A green fee less the discount, rounded up to the smallest amount of the currency. */
export function lessPercent(amount: Big, percentOff: number, decimals: number): Big {
  if (percentOff === 0) return amount;
  return amount
    .times(100 - percentOff)
    .div(100)
    .round(decimals, Big.roundUp);
}
