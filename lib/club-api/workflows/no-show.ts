import { bookingState, bookingWork } from "@/lib/contract/code-values/bookings";
import { penaltyKind } from "@/lib/contract/code-values/penalties";
import type { Database } from "../db/database";
import { loseCoupon } from "../domains/coupons";
import { countDay } from "../domains/dashboard";
import type { Penalty } from "../domains/penalties";
import {
  type Booking,
  endBooking,
  lockMembers,
  missVisits,
  readNumbers,
  tellPlayers,
  writeLog,
} from "../domains/reservations";
import type { Act } from "../platform/act";
import { penaltyVars } from "./cancel-booking";
import { endOthers, lockOthers, lockSlotsOf } from "./end-others";
import { fineBaseOf } from "./party-price";
import { punishMember } from "./punish-member";

export const noShowCode = penaltyKind.noShow;

/**
 * Nobody came (domain.md 7.7, 8.2): state 60, penalty 40, the coupon suspended and, where the club wants it (C0270 v1),
 * all other bookings of the member ended and their slots released. A guest's booking has nobody to punish. Throws 4301
 * for a booking that is not waiting for its players (any more), 4211 for one that has changed since the caller read it: it
 * may have been moved to another day.
 */
export async function markNoShow(
  tx: Database,
  act: Act,
  booking: Booking,
): Promise<{ booking: Booking; penalty: Penalty | null }> {
  const { bookingIdx, memberIdx } = booking;
  const { isNoShowEndingOthers } = await readNumbers(tx, act.club.clubIdx);
  const hasOthers = isNoShowEndingOthers && memberIdx !== null;
  const others = hasOthers ? await lockOthers(tx, act, booking, memberIdx) : [];
  if (!hasOthers) {
    await lockSlotsOf(tx, act, [booking]);
    if (memberIdx !== null) await lockMembers(tx, act.club.clubIdx, [memberIdx]);
  }
  const { version } = booking;
  const ended = await endBooking(tx, act, bookingIdx, {
    state: bookingState.noShow,
    workCode: bookingWork.noShow,
    version,
  });
  await missVisits(tx, ended);
  if (ended.couponIdx !== null) await loseCoupon(tx, act, bookingIdx);
  const penalty = memberIdx === null ? null : await punish(tx, act, ended, memberIdx);
  await endOthers(tx, act, others);
  await countDay(tx, act, "noShows");
  return { booking: ended, penalty };
}

async function punish(tx: Database, act: Act, booking: Booking, memberIdx: number): Promise<Penalty> {
  const { bookingIdx } = booking;
  const penaltyBase = await fineBaseOf(tx, act, booking);
  const order = { memberIdx, bookingIdx, penaltyCode: noShowCode, penaltyBase };
  const penalty = await punishMember(tx, act, order);
  await writeLog(tx, act, booking, bookingWork.penalty, null, { penaltyIdx: penalty.penaltyIdx });
  const vars = await penaltyVars(tx, act, penalty);
  await tellPlayers(tx, act, booking, "noShow", vars, { audience: "booker" });
  return penalty;
}
