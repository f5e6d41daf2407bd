import type { CancelBody } from "@/lib/contract/bookings/booking-shapes";
import { bookingState, bookingWork } from "@/lib/contract/code-values/bookings";
import type { CallOutput } from "@/lib/contract/routes";
import { type CancelStage, stagePenaltyCodes } from "@/lib/shared/bookings/cancel-stage";
import { formatMoney, moneyToWire } from "@/lib/shared/money/money";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { loseCoupon, restoreCoupon } from "../../domains/coupons";
import { countDay } from "../../domains/dashboard";
import { type Penalty, type PenaltyPreview, previewPenalty } from "../../domains/penalties";
import { readFormats } from "../../domains/policies";
import {
  type Booking,
  type BookingPolicy,
  endBooking,
  findBooking,
  isTeamRound,
  lockMembers,
  notCancellable,
  notifyPlayers,
  readBookingPolicy,
  stageOfBooking,
  writeLog,
} from "../../domains/reservations";
import { leaveAssigned } from "../../domains/waitings";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { punishMember } from "../penalties/punish-member";
import { endOthers, lockOthers, lockSlotsOf, releaseSlotsOf } from "./end-others";
import { fineBaseOf } from "./party-price";

type Answer = CallOutput<"DELETE /reservation/cancel">;
type LateStage = "L1" | "L2" | "L3";

/**
 * Cancels an own booking (R9, domain.md 7.7); runs in the caller's transaction. Free before the deadline that the
 * booker was told and in the grace of the waiting list; later with the consent to the penalty, which 4302 shows
 * without it. A yearly team gives up its rounds by date or by number and with the office (C0390, domain.md 7.10), never
 * one by one. Throws 2001, 4211, 4301, 4302 with the preview, 4303 with the office's phone number.
 */
export async function cancelBooking(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  input: CancelBody,
): Promise<Answer> {
  const booking = await findBooking(tx, ctx.club.clubIdx, input.bookingIdx);
  if (booking?.memberIdx !== memberIdx) throw new ClubFailure("NOT_FOUND");
  if (input.version !== undefined && input.version !== booking.version) throw new ClubFailure("RSV_VERSION");
  if (booking.state !== bookingState.booked && booking.state !== bookingState.confirmed)
    throw await notCancellable(tx, ctx, booking.state);
  const numbers = await readBookingPolicy(tx, ctx.club.clubIdx);
  const stage = stageOfBooking(booking, numbers.cancel, ctx.now, ctx.club.zone);
  if (isTeamRound(booking) || !isOnline(stage, numbers))
    throw new ClubFailure("RSV_PHONE_ONLY", [numbers.phone]);
  if (isLate(stage) && !isAgreed(stage, input)) throw await consentNeeded(tx, ctx, booking, stage);
  // The version that was judged is the one that is ended: nothing can change between the two.
  const end = { ...input, version: booking.version };
  return isLate(stage)
    ? cancelLate(tx, ctx, booking, stage, end, numbers)
    : cancelFree(tx, ctx, booking, end);
}

async function cancelFree(tx: Database, ctx: Context, booking: Booking, end: CancelBody): Promise<Answer> {
  const { bookingIdx } = booking;
  await lockSlotsOf(tx, ctx, [booking]);
  const ended = await endBooking(tx, ctx, bookingIdx, {
    ...end,
    state: bookingState.cancelled,
    workCode: bookingWork.cancel,
  });
  const couponRestored = ended.couponIdx === null ? null : await restoreCoupon(tx, ctx, bookingIdx);
  await notifyPlayers(tx, ctx, ended, "cancelled", {});
  // Given back in the grace of the waiting list, a booking is free and late at once.
  if (ended.waitingIdx !== null && ended.graceUntil !== null && ctx.now <= ended.graceUntil) {
    await leaveAssigned(tx, ctx, ended.waitingIdx);
  }
  await releaseSlotsOf(tx, ctx, [ended], { isLate: ctx.now >= ended.freeCancelUntil });
  await countDay(tx, ctx, "cancels");
  return { bookingIdx, state: ended.state, stage: "L0", penalty: null, couponRestored };
}

async function cancelLate(
  tx: Database,
  ctx: Context,
  booking: Booking,
  stage: LateStage,
  end: CancelBody,
  numbers: BookingPolicy,
): Promise<Answer> {
  const { bookingIdx } = booking;
  const memberIdx = booking.memberIdx ?? 0;
  const others = numbers.isLateCancelEndingOthers ? await lockOthers(tx, ctx, booking, memberIdx) : [];
  if (!numbers.isLateCancelEndingOthers) {
    await lockSlotsOf(tx, ctx, [booking]);
    await lockMembers(tx, ctx.club.clubIdx, [memberIdx]);
  }
  const ended = await endBooking(tx, ctx, bookingIdx, {
    ...end,
    state: bookingState.lateCancelled,
    workCode: bookingWork.cancel,
  });
  if (ended.couponIdx !== null) await loseCoupon(tx, ctx, bookingIdx);
  const penaltyBase = await fineBaseOf(tx, ctx, booking);
  const order = { memberIdx, bookingIdx, penaltyCode: stagePenaltyCodes[stage], penaltyBase };
  const penalty = await punishMember(tx, ctx, order);
  await writeLog(tx, ctx, ended, bookingWork.penalty, null, { penaltyIdx: penalty.penaltyIdx });
  await notifyLate(tx, ctx, ended, penalty);
  await endOthers(tx, ctx, others);
  await releaseSlotsOf(tx, ctx, [ended], { isLate: true });
  await countDay(tx, ctx, "lateCancels");
  return {
    bookingIdx,
    state: ended.state,
    stage,
    penalty: await shownPenalty(tx, ctx, penalty),
    couponRestored: null,
  };
}

/** The booker hears what it costs, the companions that there is no round. */
async function notifyLate(tx: Database, ctx: Context, booking: Booking, penalty: Penalty): Promise<void> {
  const vars = await penaltyVars(tx, ctx, penalty);
  await notifyPlayers(tx, ctx, booking, "lateCancelled", vars, { audience: "booker" });
  await notifyPlayers(tx, ctx, booking, "cancelled", {}, { audience: "companions" });
}

/** `amount` and `until` of the notices about a fine (domain.md 11.10). */
export async function penaltyVars(
  tx: Database,
  ctx: Context,
  penalty: Pick<Penalty, "fineAmount" | "suspendTo">,
): Promise<{ amount: string; until: Date }> {
  const amount = await shownAmount(tx, ctx, penalty.fineAmount);
  return { amount, until: penalty.suspendTo };
}

function isOnline(stage: CancelStage, { cancel }: BookingPolicy): boolean {
  if (stage === "L4") return false;
  return stage === "L0" ? cancel.isFreeOnline : cancel.isLateOnline;
}

/** A consent holds for the stage that it was given to: a boundary may pass while the page is open. */
function isAgreed(stage: LateStage, { agreePenalty, agreedStage = stage }: CancelBody): boolean {
  return agreePenalty && agreedStage === stage;
}

function isLate(stage: CancelStage): stage is LateStage {
  return stage === "L1" || stage === "L2" || stage === "L3";
}

/** 4302 with the preview as its data: nobody pays for a cancellation that he was not shown the price of. */
async function consentNeeded(
  tx: Database,
  ctx: Context,
  booking: Booking,
  stage: LateStage,
): Promise<ClubFailure> {
  const { preview, shown } = await previewCancel(tx, ctx, booking, stage);
  const vars = [await shownAmount(tx, ctx, preview.fineAmount), String(preview.days)];
  return new ClubFailure("RSV_LATE_CANCEL", vars).with(shown);
}

type Preview = Exclude<CallOutput<"GET /ext/bookings/{id}">["cancelPreview"], null>;

/** Cost of cancelling a booking at a late stage now; writes nothing. */
export async function previewCancel(
  db: Database,
  ctx: Context,
  booking: Booking,
  stage: LateStage,
): Promise<{ preview: PenaltyPreview; shown: Preview }> {
  const preview = await previewPenalty(db, ctx, {
    memberIdx: booking.memberIdx ?? 0,
    penaltyCode: stagePenaltyCodes[stage],
    penaltyBase: await fineBaseOf(db, ctx, booking),
  });
  const { zone, clubIdx } = ctx.club;
  const shown: Preview = {
    stage,
    penaltyCode: preview.penaltyCode,
    fineAmount: moneyToWire(preview.fineAmount, await readFormats(db, clubIdx)),
    suspendFrom: clubTimestamp(preview.suspendFrom, zone),
    suspendTo: clubTimestamp(preview.suspendTo, zone),
    point: preview.point,
  };
  return { preview, shown };
}

async function shownPenalty(tx: Database, ctx: Context, penalty: Penalty): Promise<Answer["penalty"]> {
  const { penaltyIdx, penaltyCode, point } = penalty;
  return {
    penaltyIdx,
    penaltyCode,
    fineAmount: moneyToWire(penalty.fineAmount, await readFormats(tx, ctx.club.clubIdx)),
    point,
    suspendTo: clubTimestamp(penalty.suspendTo, ctx.club.zone),
  };
}

/** `₩47,000`: an amount in a sentence, as the club shows it. */
async function shownAmount(db: Database, ctx: Context, amount: string): Promise<string> {
  return formatMoney(amount, await readFormats(db, ctx.club.clubIdx));
}
