import { bookingState, bookingWork } from "@/lib/contract/code-values/bookings";
import type { Database } from "../../db/database";
import { restoreCoupon } from "../../domains/coupons";
import {
  type Booking,
  endBooking,
  isTeamRound,
  lockMembers,
  notifyPlayers,
  openBookings,
  slotsOf,
  unlinkSlots,
} from "../../domains/reservations";
import { lockSlots } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { releaseSlots } from "./release-slots";

/**
 * The member's own bookings that are still to be played, but one. Rounds of a yearly team are not among them: they are
 * played by the whole group and end with its form, which the office ends for an unpaid fine (domain.md 7.10, 8.6).
 */
export async function openBookingsOf(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  exceptBookingIdx: number,
): Promise<Booking[]> {
  const all = await openBookings(tx, ctx, memberIdx);
  return all.filter((one) => one.bookingIdx !== exceptBookingIdx && !isTeamRound(one));
}

/**
 * The member's other bookings with their slots, the booking's own and the member locked, as they stand behind the locks: what
 * the member booked while this waited is among them. The slots of such a late one are locked after the member, so a deadlock
 * with somebody who holds one of them is possible; the database undoes it and `transaction()` repeats the whole.
 */
export async function lockOthers(
  tx: Database,
  ctx: Context,
  booking: Booking,
  memberIdx: number,
): Promise<Booking[]> {
  const { bookingIdx } = booking;
  const seen = await openBookingsOf(tx, ctx, memberIdx, bookingIdx);
  await lockSlotsOf(tx, ctx, [booking, ...seen]);
  await lockMembers(tx, ctx.club.clubIdx, [memberIdx]);
  const others = await openBookingsOf(tx, ctx, memberIdx, bookingIdx);
  const known = new Set(seen.map(({ sheetIdx }) => sheetIdx));
  await lockSlotsOf(
    tx,
    ctx,
    others.filter(({ sheetIdx }) => !known.has(sheetIdx)),
  );
  return others;
}

/** Locks all slots that the bookings hold, in one go: nothing is locked after what comes later. */
export async function lockSlotsOf(tx: Database, ctx: Context, bookings: readonly Booking[]): Promise<void> {
  await lockSlots(tx, ctx.club.clubIdx, await slotsOf(tx, ctx, bookings));
}

/** Hands the slots of ended bookings to the release pipeline; those of third nines are slots of their own again. */
export async function releaseSlotsOf(
  tx: Database,
  ctx: Context,
  bookings: readonly Booking[],
  freed: { isLate: boolean },
): Promise<void> {
  if (bookings.length === 0) return;
  const sheetIdxs = await slotsOf(tx, ctx, bookings);
  await unlinkSlots(tx, ctx, bookings);
  await releaseSlots(tx, ctx, sheetIdxs, freed);
}

/**
 * Cancels the member's other bookings after a no-show (or, if the club wants it so, a late cancellation), as set by the
 * club without penalty and without compensation, their players told, their slots released (C0270, domain.md 7.7).
 */
export async function endOthers(tx: Database, ctx: Context, others: readonly Booking[]): Promise<void> {
  for (const { bookingIdx } of others) {
    const ended = await endBooking(tx, ctx, bookingIdx, {
      state: bookingState.clubCancelled,
      workCode: bookingWork.cancel,
    });
    if (ended.couponIdx !== null) await restoreCoupon(tx, ctx, bookingIdx);
    await notifyPlayers(tx, ctx, ended, "cancelledByPenalty", {});
  }
  await releaseSlotsOf(tx, ctx, others, { isLate: true });
}
