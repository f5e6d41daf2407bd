import { bookingState, bookingWork } from "@/lib/contract/code-values/bookings";
import { type ApplicationState, applicationState } from "@/lib/contract/code-values/draws";
import type { Database } from "../../db/database";
import { restoreCoupon } from "../../domains/coupons";
import { countDay } from "../../domains/dashboard";
import {
  type DrawApplication,
  findApplication,
  findPost,
  isAnnounced,
  isApplying,
  lockPost,
  updateApplication,
} from "../../domains/draws";
import {
  type Booking,
  endBooking,
  findBooking,
  lockMembers,
  moveState,
  notifyAllPlayers,
  playersOf,
  word,
} from "../../domains/reservations";
import { lockSlots } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { companionWords } from "../bookings/place-booking";
import { releaseSlots } from "../bookings/release-slots";
import { notifyCompanions } from "./results/notify-draw";

export type Left = {
  answer: {
    drawIdx: number;
    state: typeof applicationState.declined | typeof applicationState.withdrawn;
    bookingReleased?: number;
  };
  /** Set when a slot came free for the reserves, who are asked after the commit. */
  promoteIn: number | null;
};

const declinable: readonly string[] = [bookingState.booked, bookingState.confirmed, bookingState.drawHold];

/**
 * Withdraws an application while the post takes any (10 to 80), or declines a win free of penalty while its time runs
 * (20, 30 to 60, domain.md 8.5, A5). Twice is once. Throws 2001, and 4507 between closing and announcement, after the
 * deadline, and for a round that has begun.
 */
export async function leaveDraw(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  drawIdx: number,
): Promise<Left> {
  const { clubIdx } = ctx.club;
  const application = await findApplication(tx, clubIdx, drawIdx, memberIdx);
  const post = application && (await findPost(tx, clubIdx, application.drawPostIdx));
  if (!application || !post) throw new ClubFailure("NOT_FOUND");
  if (application.state === applicationState.withdrawn)
    return { answer: { drawIdx, state: applicationState.withdrawn }, promoteIn: null };
  if (!isAnnounced(post.state)) return withdraw(tx, ctx, application);
  if (application.state === applicationState.declined)
    return { answer: declined(application), promoteIn: null };
  await decline(tx, ctx, application);
  return { answer: declined(application), promoteIn: post.drawPostIdx };
}

async function withdraw(tx: Database, ctx: Context, application: DrawApplication): Promise<Left> {
  const { drawIdx, drawPostIdx, memberIdx } = application;
  await lockMembers(tx, ctx.club.clubIdx, [memberIdx]);
  const post = await lockPost(tx, ctx.club.clubIdx, drawPostIdx, "share");
  if (!post || !isApplying(post, ctx.now)) throw new ClubFailure("DRAW_LATE");
  const left = await updateApplication(tx, application, [applicationState.applied], {
    state: applicationState.withdrawn,
    updatedAt: ctx.now,
  });
  if (left) await notifyCompanions(tx, ctx, post, left, "drawCompanionReleased");
  return { answer: { drawIdx, state: applicationState.withdrawn }, promoteIn: null };
}

async function decline(tx: Database, ctx: Context, application: DrawApplication): Promise<void> {
  const { confirmUntil } = application;
  if (!confirmUntil || ctx.now >= confirmUntil) throw new ClubFailure("DRAW_LATE");
  await endWin(tx, ctx, application, {
    from: [applicationState.won, applicationState.confirmed],
    to: applicationState.declined,
  });
}

/**
 * Ends a win and its booking without penalty; the slot stays the draw's until a reserve has it. Throws 4507 when the
 * application or the booking has moved on.
 */
export async function endWin(
  tx: Database,
  ctx: Context,
  application: DrawApplication,
  step: {
    from: readonly ApplicationState[];
    to: typeof applicationState.declined | typeof applicationState.unconfirmed;
  },
): Promise<Booking> {
  const { clubIdx } = ctx.club;
  const { bookingIdx, memberIdx } = application;
  const booking = bookingIdx === null ? null : await findBooking(tx, clubIdx, bookingIdx);
  if (!booking || !declinable.includes(booking.state)) throw new ClubFailure("DRAW_LATE");
  await lockSlots(tx, clubIdx, [booking.sheetIdx]);
  const [member] = await lockMembers(tx, clubIdx, [memberIdx]);
  const saved = await updateApplication(tx, application, step.from, { state: step.to, updatedAt: ctx.now });
  if (!saved) throw new ClubFailure("DRAW_LATE");
  const { version } = booking;
  const ended = await endBooking(tx, ctx, booking.bookingIdx, {
    state: bookingState.cancelled,
    workCode: bookingWork.cancel,
    version,
  });
  if (ended.couponIdx !== null) await restoreCoupon(tx, ctx, ended.bookingIdx);
  await notifyAllPlayers(tx, ctx, ended, [
    word("cancelled", {}, { audience: "booker" }),
    word("drawCompanionEnded", { applicant: member?.name ?? "" }, { audience: "companions" }),
  ]);
  await countDay(tx, ctx, "cancels");
  // A slot of the pool waits for the reserves; one to which the member moved his booking goes to the waiting list.
  await releaseSlots(tx, ctx, [ended.sheetIdx], { isLate: false });
  return ended;
}

function declined({ drawIdx, bookingIdx }: DrawApplication): Left["answer"] {
  return {
    drawIdx,
    state: applicationState.declined,
    ...(bookingIdx === null ? {} : { bookingReleased: bookingIdx }),
  };
}

/**
 * Confirms a win where the club wants that (C0370 v1, A5): 20 to 30, booking 80 to 10, of which all its players hear.
 * Throws 2001, 4506.
 */
export async function confirmWin(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  drawIdx: number,
): Promise<{ drawIdx: number; state: typeof applicationState.confirmed; bookingIdx: number }> {
  const { clubIdx } = ctx.club;
  const application = await findApplication(tx, clubIdx, drawIdx, memberIdx);
  const post = application && (await findPost(tx, clubIdx, application.drawPostIdx));
  if (!application || !post) throw new ClubFailure("NOT_FOUND");
  const { bookingIdx, confirmUntil } = application;
  const booking = bookingIdx === null ? null : await findBooking(tx, clubIdx, bookingIdx);
  const isInTime = confirmUntil !== null && ctx.now < confirmUntil;
  if (!isAnnounced(post.state) || booking?.state !== bookingState.drawHold || !isInTime)
    throw new ClubFailure("DRAW_CONFIRM");
  await lockSlots(tx, clubIdx, [booking.sheetIdx]);
  await lockMembers(tx, clubIdx, [memberIdx]);
  const saved = await updateApplication(tx, application, [applicationState.won], {
    state: applicationState.confirmed,
    updatedAt: ctx.now,
  });
  if (!saved) throw new ClubFailure("DRAW_CONFIRM");
  const confirmed = await moveState(tx, ctx, booking.bookingIdx, {
    from: [bookingState.drawHold],
    to: bookingState.booked,
    workCode: bookingWork.book,
  });
  const players = await playersOf(tx, clubIdx, confirmed.bookingIdx);
  const words = [word("drawConfirmed", {}, { audience: "booker" }), ...companionWords(players)];
  await notifyAllPlayers(tx, ctx, confirmed, words);
  return { drawIdx, state: applicationState.confirmed, bookingIdx: booking.bookingIdx };
}
