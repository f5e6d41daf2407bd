import { bookingState } from "@/lib/contract/code-values/bookings";
import { waitingState } from "@/lib/contract/code-values/waitings";
import type { WaitingRequest } from "@/lib/contract/waitings/waitings";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { countDay } from "../../domains/dashboard";
import { findBooking, lockMembers } from "../../domains/reservations";
import { dayInfo, openAt } from "../../domains/tee-sheets";
import {
  type Applicant,
  closedFailure,
  enter,
  entryFailure,
  findOwnWaiting,
  holdRequested,
  leave,
  lockWaiting,
  type Waiting,
} from "../../domains/waitings";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { cancelBooking } from "../bookings/cancel-booking";
import { refuseSuspended, requireActive, requireOpenSite } from "../bookings/slot-checks";
import { endOffer, lockOffer } from "./answer-offer";

/**
 * Joins the waiting list of a day (domain.md 7.8, R11). Throws the first of 1003 account suspended, 4105 site stopped,
 * 4101 closed day, 4102 not open for the member's type, 4402 list closed, 4205 suspended, 4404 already on it, 4403 too
 * many entries, 9001, 4203 party, 4401 a time is free. What may change meanwhile is looked at again behind the locks.
 */
export async function applyWaiting(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  request: WaitingRequest,
): Promise<{ waitingIdx: number; state: typeof waitingState.waiting; rank: number | null }> {
  const member = await requireActive(tx, ctx, memberIdx);
  await requireOpenSite(tx, ctx);
  await requireOpenDay(tx, ctx, member, request.playDate);
  await requireEntry(tx, ctx, member, request);
  await holdRequested(tx, ctx, member, request);
  const [locked] = await lockMembers(tx, ctx.club.clubIdx, [memberIdx]);
  await requireActive(tx, ctx, memberIdx, locked);
  await requireEntry(tx, ctx, member, request);
  const { waiting, rank } = await enter(tx, ctx, member, request);
  await countDay(tx, ctx, "waitings");
  return { waitingIdx: waiting.waitingIdx, state: waitingState.waiting, rank };
}

async function requireOpenDay(
  tx: Database,
  ctx: Context,
  member: Applicant,
  playDate: string,
): Promise<void> {
  if (!(await dayInfo(tx, ctx, playDate)).isOpen) throw new ClubFailure("RSV_CLOSED_DAY", [playDate]);
  const opens = await openAt(tx, ctx, playDate, member.memberType);
  if (opens === null) throw new ClubFailure("RSV_TYPE");
  if (opens > ctx.now) throw new ClubFailure("RSV_NOT_OPEN", [clubTimestamp(opens, ctx.club.zone)]);
}

async function requireEntry(
  tx: Database,
  ctx: Context,
  member: Applicant,
  request: WaitingRequest,
): Promise<void> {
  const closed = await closedFailure(tx, ctx, request.playDate);
  if (closed) throw closed;
  await refuseSuspended(tx, ctx, member.memberIdx);
  const refused = await entryFailure(tx, ctx, member, request);
  if (refused) throw refused;
}

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
