import { bookingState, bookingWork } from "@/lib/contract/code-values/bookings";
import { couponState } from "@/lib/contract/code-values/coupons";
import type { Database } from "../../db/database";
import { findCoupon, revokeCoupon } from "../../domains/coupons";
import { findBooking, playersOf, rewriteBooking } from "../../domains/reservations";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";

/**
 * Staff take a coupon back (domain.md 8.7). A booking that has reserved it loses the coupon and keeps the price that
 * it was promised. Throws 2001 for an unknown coupon, 2002 for another version, 9001 `event` for a used one, 4211 when
 * the booking changes meanwhile.
 */
export async function revokeCouponByOffice(
  tx: Database,
  ctx: Context,
  couponIdx: number,
  { reason, version }: { reason: string; version?: number | undefined },
): Promise<void> {
  const { clubIdx } = ctx.club;
  const coupon = await findCoupon(tx, clubIdx, couponIdx);
  if (!coupon) throw new ClubFailure("NOT_FOUND");
  if (version !== undefined && version !== coupon.version) throw new ClubFailure("STALE");
  // The booking first, as every path that ends one locks it first.
  const booking = coupon.bookingIdx === null ? null : await findBooking(tx, clubIdx, coupon.bookingIdx);
  if (
    coupon.state === couponState.reserved &&
    (booking?.state === bookingState.booked || booking?.state === bookingState.confirmed)
  ) {
    const players = await playersOf(tx, clubIdx, booking.bookingIdx);
    const change = { couponIdx: null };
    await rewriteBooking(tx, ctx, booking, {
      slot: null,
      players,
      change,
      workCode: bookingWork.companionEdit,
    });
  }
  await revokeCoupon(tx, ctx, coupon, reason);
}
