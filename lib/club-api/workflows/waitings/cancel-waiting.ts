import { bookingState } from "@/lib/contract/code-values/bookings";
import { waitingState } from "@/lib/contract/code-values/waitings";
import type { Database } from "../../db/database";
import { findBooking, lockMembers } from "../../domains/reservations";
import { findOwnWaiting, leave, lockWaiting, type Waiting } from "../../domains/waitings";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { cancelBooking } from "../bookings/cancel-booking";
import { endOffer, lockOffer } from "./answer-offer";

export type CancelledWaiting = {
  waitingIdx: number;
  state: typeof waitingState.cancelled;
  bookingReleased: number | null;
};

/**
 * A member leaves the waiting list (R12): an offer goes to the next in line, a time that was given is given back
 * without a penalty while its grace lasts. 2001 for no entry of the member or one that is over, 4406 after the grace.
 */
export async function cancelWaiting(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  waitingIdx: number,
): Promise<CancelledWaiting> {
  const seen = await findOwnWaiting(tx, ctx.club.clubIdx, memberIdx, waitingIdx);
  if (!seen) throw new ClubFailure("NOT_FOUND");
  const cancelled = { waitingIdx, state: waitingState.cancelled } as const;
  if (seen.state === waitingState.assigned)
    return { ...cancelled, bookingReleased: await giveBack(tx, ctx, seen) };
  const held = await lockOffer(tx, ctx, seen);
  if (held) await endOffer(tx, ctx, held, waitingState.cancelled);
  else await leaveQueue(tx, ctx, seen);
  return { ...cancelled, bookingReleased: null };
}

/** An entry that still waits; one that got an offer or a time meanwhile is 4406, one that is over 2001. */
async function leaveQueue(tx: Database, ctx: Context, seen: Waiting): Promise<void> {
  const { clubIdx } = ctx.club;
  await lockMembers(tx, clubIdx, [seen.memberIdx]);
  const waiting = await lockWaiting(tx, clubIdx, seen.waitingIdx);
  if (waiting?.state === waitingState.offered || waiting?.state === waitingState.assigned)
    throw new ClubFailure("WAIT_ASSIGNED");
  if (waiting?.state !== waitingState.waiting) throw new ClubFailure("NOT_FOUND");
  await leave(tx, ctx, waiting, waitingState.cancelled);
}

/** The booking ends free of a penalty and its slot goes to the next in line (R9 does both); the booking's idx. */
async function giveBack(tx: Database, ctx: Context, seen: Waiting): Promise<number> {
  const booking = await findBooking(tx, ctx.club.clubIdx, seen.bookingIdx ?? 0);
  const isGiven =
    booking?.waitingIdx === seen.waitingIdx &&
    (booking.state === bookingState.booked || booking.state === bookingState.confirmed);
  const isInGrace = booking?.graceUntil != null && ctx.now <= booking.graceUntil;
  if (!booking || !isGiven || !isInGrace) throw new ClubFailure("WAIT_ASSIGNED");
  const { bookingIdx } = booking;
  await cancelBooking(tx, ctx, seen.memberIdx, { bookingIdx, agreePenalty: false });
  return bookingIdx;
}
