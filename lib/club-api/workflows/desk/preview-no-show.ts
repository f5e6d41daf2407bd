import type { NoShowPreview } from "@/lib/contract/bookings/ops-desk";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { recordAudit } from "../../domains/audit";
import { previewPenalty } from "../../domains/penalties";
import { type Booking, findBooking, playersOf, readBookingPolicy } from "../../domains/reservations";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { veilFor } from "../../platform/veil";
import { openBookingsOf } from "../bookings/end-others";
import { fineBaseOf } from "../bookings/party-price";
import { noShowCode } from "./no-show";

/** What `markNoShow` would do now, for staff to confirm; nothing is written but the look. Throws 2001. */
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
