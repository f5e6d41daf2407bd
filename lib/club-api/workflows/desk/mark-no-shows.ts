import { bookingState } from "@/lib/contract/code-values/bookings";
import { addDays } from "@/lib/shared/time/calendar";
import { atClubTime, clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { bookingsOfDay, hadCheckIns, readBookingPolicy } from "../../domains/reservations";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { markNoShow } from "./no-show";

/** From then on a day is over, and the job runs (domain.md 7.12, 11.9). */
export const noShowTime = "23:00";

/**
 * Bookings of today, and of yesterday when the run comes late, whose party never came (domain.md 7.12). A day without a
 * single check-in on record says nothing about who came: its candidates stay for staff. One transaction per booking.
 */
export async function markNoShows(db: Database, ctx: Context): Promise<void> {
  const { clubIdx, zone } = ctx.club;
  const today = clubDate(ctx.now, zone);
  const { noShowCandidateMinutes } = await readBookingPolicy(db, clubIdx);
  for (const playDate of [addDays(today, -1), today]) {
    if (ctx.now < atClubTime(playDate, noShowTime, zone) || !(await hadCheckIns(db, ctx, playDate))) continue;
    for (const booking of await bookingsOfDay(db, {
      clubIdx,
      playDate,
      states: [bookingState.booked, bookingState.confirmed],
    })) {
      const teeOff = atClubTime(playDate, booking.teeTime, zone).getTime();
      if (ctx.now.getTime() < teeOff + noShowCandidateMinutes * 60_000) continue;
      await transaction(db, (tx) => markNoShow(tx, ctx, booking)).catch(passChanged);
    }
  }
}

const changed: readonly string[] = ["RSV_NOT_CANCELLABLE", "RSV_VERSION"];

/**
 * Somebody checked the party in, cancelled, or moved the booking since the list was read. One that was only edited stays a
 * candidate: the next run, or staff, decides.
 */
function passChanged(error: unknown): void {
  if (!(error instanceof ClubFailure && changed.includes(error.msgCode))) throw error;
}
