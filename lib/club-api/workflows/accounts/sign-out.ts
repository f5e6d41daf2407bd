import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { endSession } from "../../domains/auth";
import type { Context } from "../../platform/context";
import { letGoOfHold } from "../bookings/release-hold";

/**
 * Ends the calling session (domain.md M3). A member's lock ends with it, and the slot is given on (A3); who is signed in
 * elsewhere too books from there anew.
 */
export function signOut(
  db: Database,
  ctx: Context,
  caller: { sessionIdx: number; memberIdx: number | null },
): Promise<void> {
  return transaction(db, async (tx) => {
    if (caller.memberIdx !== null) await letGoOfHold(tx, ctx, caller.memberIdx);
    await endSession(tx, caller.sessionIdx, ctx.now);
  });
}
