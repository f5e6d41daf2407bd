import { clubClock, startOfNextClubDay } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import { transaction } from "../../../db/transaction";
import type { Context } from "../../../platform/context";
import { selectDeadlines } from "../repository";
import { tellPlayers } from "./tell";

/**
 * Tells that free cancellation ends today (11.10: D-4 of a weekend, D-3 of a weekday), once per deadline: a booking that
 * moved has a new one. Bookers are told unless they do not want to be, companions who asked for it.
 */
export async function remindOfDeadlines(db: Database, ctx: Context): Promise<void> {
  const { clubIdx, zone } = ctx.club;
  const until = startOfNextClubDay(ctx.now, zone);
  for (const booking of await selectDeadlines(db, { clubIdx, after: ctx.now, until })) {
    const deadline = clubClock(booking.freeCancelUntil, zone).slice(0, 16).replace("T", " ");
    const dedupeKey = `free-deadline:${booking.bookingIdx}:${deadline}`;
    await transaction(db, (tx) =>
      tellPlayers(tx, ctx, booking, "freeCancelReminder", { deadline }, { audience: "reminded", dedupeKey }),
    );
  }
}
