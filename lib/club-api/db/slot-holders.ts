import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "./database";
import { ofClub } from "./of-club";
import { bookings, holdingStates, slotLocks, teeSlots } from "./tables";

/** Whether a booking keeps its slot. */
export const holdsSlot = sql`${bookings}.${holdingStates}`;

/** Joins a slot with the booking that keeps it. */
export const saleOfSlot = ofClub(
  bookings,
  teeSlots.clubIdx,
  eq(bookings.sheetIdx, teeSlots.sheetIdx),
  holdsSlot,
);

/** Joins a slot with its lock, an offer or a draw win, dead or alive. */
export const holdOfSlot = ofClub(slotLocks, teeSlots.clubIdx, eq(slotLocks.sheetIdx, teeSlots.sheetIdx));

/** For `exists`: the slot at hand is sold. */
export function saleExists(db: Database) {
  return db.select({ one: sql`1` }).from(bookings).where(saleOfSlot);
}

/** For `exists`: somebody holds the slot at hand. */
export function holdExists(db: Database, now: Date) {
  return db
    .select({ one: sql`1` })
    .from(slotLocks)
    .where(and(holdOfSlot, gt(slotLocks.expiresAt, now)));
}
