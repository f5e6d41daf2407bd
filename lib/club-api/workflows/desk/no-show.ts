import type { NoShowPreview } from "@/lib/contract/bookings/ops-desk";
import { bookingState, bookingWork } from "@/lib/contract/code-values/bookings";
import { penaltyKind } from "@/lib/contract/code-values/penalties";
import { addDays } from "@/lib/shared/time/calendar";
import { atClubTime, clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { recordAudit } from "../../domains/audit";
import { loseCoupon } from "../../domains/coupons";
import { countDay } from "../../domains/dashboard";
import { type Penalty, previewPenalty } from "../../domains/penalties";
import {
  type Booking,
  bookingsOfDay,
  endBooking,
  findBooking,
  hadCheckIns,
  lockMembers,
  missVisits,
  notifyPlayers,
  playersOf,
  readBookingPolicy,
  writeLog,
} from "../../domains/reservations";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { veilFor } from "../../platform/veil";
import { penaltyVars } from "../bookings/cancel-booking";
import { endOthers, lockOthers, lockSlotsOf, openBookingsOf } from "../bookings/end-others";
import { fineBaseOf } from "../bookings/party-price";
import { punishMember } from "../penalties/punish-member";

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

export const noShowCode = penaltyKind.noShow;

/**
 * Nobody came (domain.md 7.7, 8.2): state 60, penalty 40, the coupon suspended and, where the club wants it (C0270 v1),
 * all other bookings of the member ended and their slots released. A guest's booking has nobody to punish. Throws 4301
 * for a booking that is not waiting for its players (any more), 4211 for one that has changed since the caller read it: it
 * may have been moved to another day.
 */
export async function markNoShow(
  tx: Database,
  ctx: Context,
  booking: Booking,
): Promise<{ booking: Booking; penalty: Penalty | null }> {
  const { bookingIdx, memberIdx } = booking;
  const { isNoShowEndingOthers } = await readBookingPolicy(tx, ctx.club.clubIdx);
  const hasOthers = isNoShowEndingOthers && memberIdx !== null;
  const others = hasOthers ? await lockOthers(tx, ctx, booking, memberIdx) : [];
  if (!hasOthers) {
    await lockSlotsOf(tx, ctx, [booking]);
    if (memberIdx !== null) await lockMembers(tx, ctx.club.clubIdx, [memberIdx]);
  }
  const { version } = booking;
  const ended = await endBooking(tx, ctx, bookingIdx, {
    state: bookingState.noShow,
    workCode: bookingWork.noShow,
    version,
  });
  await missVisits(tx, ended);
  if (ended.couponIdx !== null) await loseCoupon(tx, ctx, bookingIdx);
  const penalty = memberIdx === null ? null : await punish(tx, ctx, ended, memberIdx);
  await endOthers(tx, ctx, others);
  await countDay(tx, ctx, "noShows");
  return { booking: ended, penalty };
}

async function punish(tx: Database, ctx: Context, booking: Booking, memberIdx: number): Promise<Penalty> {
  const { bookingIdx } = booking;
  const penaltyBase = await fineBaseOf(tx, ctx, booking);
  const order = { memberIdx, bookingIdx, penaltyCode: noShowCode, penaltyBase };
  const penalty = await punishMember(tx, ctx, order);
  await writeLog(tx, ctx, booking, bookingWork.penalty, null, { penaltyIdx: penalty.penaltyIdx });
  const vars = await penaltyVars(tx, ctx, penalty);
  await notifyPlayers(tx, ctx, booking, "noShow", vars, { audience: "booker" });
  return penalty;
}

/** Preview of `markNoShow` for staff to confirm; writes nothing but the audit entry of the view. Throws 2001. */
export async function previewNoShow(
  tx: Database,
  ctx: Context,
  bookingIdx: number,
  unmaskReason: string | undefined,
): Promise<NoShowPreview> {
  const { clubIdx } = ctx.club;
  const booking = await findBooking(tx, clubIdx, bookingIdx);
  if (!booking) throw new ClubFailure("NOT_FOUND");
  const veil = veilFor(unmaskReason);
  const { isMasked, reason } = veil;
  const { memberIdx, couponIdx } = booking;
  const snapshot = { entity: "booking", entityKey: bookingIdx, memberIdx, after: { isMasked }, reason };
  await recordAudit(tx, ctx, { action: "VIEW", ...snapshot });
  const booker = (await playersOf(tx, clubIdx, bookingIdx)).find(({ isBooker }) => isBooker);
  return {
    bookingIdx,
    penalty: memberIdx === null ? null : await penaltyOf(tx, ctx, booking, memberIdx),
    otherBookings: memberIdx === null ? [] : await othersOf(tx, ctx, memberIdx, bookingIdx),
    hasCoupon: couponIdx !== null,
    toldName: memberIdx !== null && booker ? veil.name(booker.name) : null,
  };
}

async function penaltyOf(tx: Database, ctx: Context, booking: Booking, memberIdx: number) {
  const penaltyBase = await fineBaseOf(tx, ctx, booking);
  const input = { memberIdx, penaltyCode: noShowCode, penaltyBase };
  const { finePercent, fineAmount, days, point, suspendTo } = await previewPenalty(tx, ctx, input);
  return { finePercent, fineAmount, days, point, suspendTo: clubTimestamp(suspendTo, ctx.club.zone) };
}

async function othersOf(tx: Database, ctx: Context, memberIdx: number, bookingIdx: number) {
  const { isNoShowEndingOthers } = await readBookingPolicy(tx, ctx.club.clubIdx);
  const others = isNoShowEndingOthers ? await openBookingsOf(tx, ctx, memberIdx, bookingIdx) : [];
  return others.map(({ rsvNo, playDate, teeTime }) => ({ rsvNo, playDate, teeTime }));
}
