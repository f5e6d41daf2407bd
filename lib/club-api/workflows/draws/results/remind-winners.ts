import { bookingState } from "@/lib/contract/code-values/bookings";
import { clubClock } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import { transaction } from "../../../db/transaction";
import { unconfirmedWins } from "../../../domains/draws";
import { findBooking, tellPlayers } from "../../../domains/reservations";
import type { Context } from "../../../platform/context";

const dayMs = 86_400_000;

/**
 * Tells that a win lapses within a day unless it is confirmed, which costs a point the second time (C0370 v4); once per
 * win. Like the free deadline: winners are told unless they do not want to be, companions who asked for it.
 */
export async function remindWinners(db: Database, ctx: Context): Promise<void> {
  const { clubIdx, zone } = ctx.club;
  const until = new Date(ctx.now.getTime() + dayMs);
  for (const { bookingIdx, confirmUntil } of await unconfirmedWins(db, clubIdx, { after: ctx.now, until })) {
    const booking = bookingIdx === null ? null : await findBooking(db, clubIdx, bookingIdx);
    if (booking?.state !== bookingState.drawHold || confirmUntil === null) continue;
    const deadline = clubClock(confirmUntil, zone).slice(0, 16).replace("T", " ");
    const to = { audience: "reminded", dedupeKey: `draw-confirm:${bookingIdx}` } as const;
    await transaction(db, (tx) => tellPlayers(tx, ctx, booking, "drawConfirmReminder", { deadline }, to));
  }
}
