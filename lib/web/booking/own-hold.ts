/** A slot by its number and its day: a reading of one wants both. */
export type Wanted = { sheetIdx: number; playDate: string };
/** A held slot; `endsAt` by this browser's clock, `bookingIdx` the booking that is to move to it. */
export type Held = Wanted & { endsAt: number; isRenewable: boolean; bookingIdx: number | null };
/** A slot that was held, and how the hold ended without a booking of this tab. */
export type Lapsed =
  | (Wanted & { why: "expired" | "taken" | "released" | "moved" })
  | (Wanted & { why: "booked"; bookingIdx: number });
/** The hold of this tab, live or lapsed, and the member's hold in another tab or on another device. */
export type HoldState = { held: Held | null; lapsed: Lapsed | null; elsewhere: Held | null };

export const nothingHeld: HoldState = { held: null, lapsed: null, elsewhere: null };

/** Two readings of one end differ by their way through the network. */
const jitterMs = 2000;
/** A hold that is gone so near to its end has run out: nobody has let it go. */
const nearEndMs = 3000;

/**
 * Compares the member's one hold at the server with what this tab knows: one made longer elsewhere lasts longer
 * here, one that nobody took here is shown as held elsewhere. `lost` was known and is not held any more; how it ended
 * is to be found out.
 */
export function meetHold(state: HoldState, seen: Held | null): { state: HoldState; lost: Wanted | null } {
  const { held, lapsed, elsewhere } = state;
  if (held && seen?.sheetIdx === held.sheetIdx) {
    return { state: { ...state, held: steady(held, seen), elsewhere: null }, lost: null };
  }
  // Of a hold that ended here it is told how to have it again; the server may be a moment behind.
  const isTold = seen !== null && lapsed?.sheetIdx === seen.sheetIdx;
  const lost = held ?? (elsewhere && elsewhere.sheetIdx !== seen?.sheetIdx ? elsewhere : null);
  return { state: { ...state, elsewhere: isTold ? null : seen && steady(elsewhere, seen) }, lost };
}

/** How a hold of this tab ended that the server does not know any more and that became no booking. */
export function endOf(held: Held, seen: Held | null, now: number): "expired" | "moved" | "released" {
  if (held.endsAt - now < nearEndMs) return "expired";
  return seen ? "moved" : "released";
}

function steady(known: Held | null, seen: Held): Held {
  const isSame =
    known?.sheetIdx === seen.sheetIdx &&
    known.isRenewable === seen.isRenewable &&
    known.bookingIdx === seen.bookingIdx &&
    Math.abs(known.endsAt - seen.endsAt) < jitterMs;
  return isSame ? known : seen;
}
