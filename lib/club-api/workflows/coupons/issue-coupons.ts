import { bookingState, bookingWork } from "@/lib/contract/code-values/bookings";
import { couponState } from "@/lib/contract/code-values/coupons";
import { memberState } from "@/lib/contract/code-values/members";
import type { CouponIssue } from "@/lib/contract/coupons/coupons";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import {
  type Coupon,
  couponName,
  couponsEndingSoon,
  findCoupon,
  issueToAll,
  revokeCoupon,
  suspendCouponsOf,
} from "../../domains/coupons";
import { suspendedAmong } from "../../domains/penalties";
import { findBooking, lockMembers, playersOf, rewriteBooking } from "../../domains/reservations";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { notifyMember } from "../messages/notify";

/**
 * A coupon for each of some members, who are told; for a suspended member it is suspended at once (C0270 v3). Throws
 * 9001 `memberIdxs` when one of them is no active member, and 9001 with the field as `issueToAll` does.
 */
export async function issueCoupons(tx: Database, ctx: Context, issue: CouponIssue): Promise<number[]> {
  const wanted = [...new Set(issue.memberIdxs)];
  const members = await lockMembers(tx, ctx.club.clubIdx, wanted);
  const isComplete =
    members.length === wanted.length && members.every(({ state }) => state === memberState.active);
  if (!isComplete) throw new ClubFailure("VAL_FIELD", ["memberIdxs", "no_member"]);
  const { memberIdxs: _memberIdxs, ...terms } = issue;
  const idxs = members.map(({ memberIdx }) => memberIdx);
  const coupons = await issueToAll(tx, ctx, idxs, terms);
  await suspendCouponsOf(tx, ctx, [...(await suspendedAmong(tx, ctx.club.clubIdx, idxs, ctx.now))]);
  for (const coupon of coupons) await notifyOf(tx, ctx, coupon, "couponIssued");
  return coupons.map(({ couponIdx }) => couponIdx);
}

/** The notice before usable coupons run out (C0400 v3), once each; one transaction each. */
export async function remindOfCoupons(db: Database, ctx: Context): Promise<void> {
  for (const coupon of await couponsEndingSoon(db, ctx)) {
    await transaction(db, (tx) => notifyOf(tx, ctx, coupon, "couponExpiring"));
  }
}

async function notifyOf(
  tx: Database,
  ctx: Context,
  coupon: Coupon,
  event: "couponIssued" | "couponExpiring",
): Promise<void> {
  const { memberIdx, couponIdx, validTo } = coupon;
  const varsOf = (choice: Context["choice"]) => ({ coupon: couponName(coupon, { choice }), date: validTo });
  await notifyMember(tx, ctx, memberIdx, event, varsOf, { dedupeKey: `${event}:${couponIdx}` });
}

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
