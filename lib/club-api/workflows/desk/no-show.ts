import { bookingState, bookingWork } from "@/lib/contract/code-values/bookings";
import { penaltyKind } from "@/lib/contract/code-values/penalties";
import type { Database } from "../../db/database";
import { loseCoupon } from "../../domains/coupons";
import { countDay } from "../../domains/dashboard";
import type { Penalty } from "../../domains/penalties";
import {
  type Booking,
  endBooking,
  lockMembers,
  missVisits,
  readBookingPolicy,
  tellPlayers,
  writeLog,
} from "../../domains/reservations";
import type { Context } from "../../platform/context";
import { penaltyVars } from "../bookings/cancel-booking";
import { endOthers, lockOthers, lockSlotsOf } from "../bookings/end-others";
import { fineBaseOf } from "../bookings/party-price";
import { punishMember } from "../penalties/punish-member";

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
  await tellPlayers(tx, ctx, booking, "noShow", vars, { audience: "booker" });
  return penalty;
}
