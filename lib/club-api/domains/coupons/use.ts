import { couponState } from "@/lib/contract/code-values/coupons";
import type { HoleCode } from "@/lib/contract/code-values/tee-sheets";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure, hasCode } from "../../platform/failure";
import { pickText } from "../../platform/texts";
import { policyNumber, readFormats, readPolicies } from "../policies";
import { dayInfo, type Slot } from "../tee-sheets";
import { selectHolder } from "./issue-repository";
import {
  type Coupon,
  selectCoupon,
  selectInState,
  selectReserved,
  suspendUsable,
  swapAll,
  swapState,
  usableOrExpired,
} from "./repository";
import {
  type CouponHolder,
  type CouponQuote,
  type CouponRound,
  type CouponTerms,
  discountOf,
  fitsHolder,
  fitsRound,
  type MoneyRounding,
} from "./rules";

/** The round that a coupon is for and its undiscounted quote. */
export type CouponUse = {
  memberIdx: number;
  slot: Pick<Slot, "playDate" | "period">;
  holeCode: HoleCode;
  quote: CouponQuote;
};
export type UsableCoupon = { couponIdx: number; couponName: string; discount: string };
type Setting = { round: CouponRound; holder: CouponHolder | null; rounding: MoneyRounding };

const uniqueViolation = "23505";

/** The member's coupons that fit a round, with what each takes off (a decimal text); domain.md 7.11. */
export async function usableCoupons(db: Database, ctx: Context, use: CouponUse): Promise<UsableCoupon[]> {
  const coupons = await selectInState(db, ctx.club.clubIdx, use.memberIdx, couponState.usable);
  if (coupons.length === 0 || (await couponsPerBooking(db, ctx)) === 0) return [];
  const setting = await readSetting(db, ctx, use);
  return coupons.flatMap((coupon) => {
    const discount = discountFor(coupon, use, setting);
    if (discount === null) return [];
    return [{ couponIdx: coupon.couponIdx, couponName: couponName(coupon, ctx), discount }];
  });
}

/** The discount of a coupon for a round. Throws 5101 unless the coupon is the member's, usable and fits. */
export async function couponDiscount(
  db: Database,
  ctx: Context,
  use: CouponUse & { couponIdx: number /** The booking that may hold it already. */; bookingIdx?: number },
): Promise<string> {
  const coupon = await selectCoupon(db, ctx.club.clubIdx, use.couponIdx);
  const isTheirs = coupon?.memberIdx === use.memberIdx;
  if (!coupon || !isTheirs || !isFree(coupon, use.bookingIdx)) throw new ClubFailure("CPN_NOT_USABLE");
  const isTaken = coupon.state === couponState.reserved || (await couponsPerBooking(db, ctx)) > 0;
  const discount = isTaken ? discountFor(coupon, use, await readSetting(db, ctx, use)) : null;
  if (discount === null) throw new ClubFailure("CPN_NOT_USABLE");
  return discount;
}

/**
 * Reserves a coupon for a booking: state 10 to 20 by compare-and-swap, so that of two bookings at once one gets it and
 * the other is refused with 5101, as is a second coupon of one booking (C0400 v1).
 */
export async function reserveCoupon(
  tx: Database,
  ctx: Context,
  use: CouponUse & { couponIdx: number; bookingIdx: number },
): Promise<{ discount: string }> {
  const discount = await couponDiscount(tx, ctx, use);
  const held = await selectReserved(tx, ctx.club.clubIdx, use.bookingIdx);
  if (held?.couponIdx === use.couponIdx) return { discount };
  const isOurs = await swapState(
    tx,
    { clubIdx: ctx.club.clubIdx, couponIdx: use.couponIdx },
    [couponState.usable],
    { state: couponState.reserved, bookingIdx: use.bookingIdx },
    ctx.now,
  ).catch((error: unknown) => {
    if (hasCode(error, uniqueViolation)) throw new ClubFailure("CPN_NOT_USABLE");
    throw error;
  });
  if (!isOurs) throw new ClubFailure("CPN_NOT_USABLE");
  return { discount };
}

/**
 * Gives a booking's coupon back after a free or a club cancellation; expired when its last day is over, used up when
 * the club does not give back (C0400 v4). The coupon's idx, null when the booking had none.
 */
export async function restoreCoupon(tx: Database, ctx: Context, bookingIdx: number): Promise<number | null> {
  const policy = (await readPolicies(tx, ctx.club.clubIdx, ["C0400"])).get("C0400");
  const givesBack = policy?.value4 !== "N";
  return leaveBooking(tx, ctx, bookingIdx, (coupon) => {
    if (!givesBack) return { state: couponState.used, usedAt: ctx.now };
    return {
      state: coupon.validTo < clubDate(ctx.now, ctx.club.zone) ? couponState.expired : couponState.usable,
      bookingIdx: null,
    };
  });
}

/** After a late cancellation or a no-show nothing is consumed, but the coupon is suspended (C0270 v3, else 10). */
export async function loseCoupon(tx: Database, ctx: Context, bookingIdx: number): Promise<number | null> {
  const state = (await suspendsCoupons(tx, ctx)) ? couponState.suspended : couponState.usable;
  return leaveBooking(tx, ctx, bookingIdx, () => ({ state, bookingIdx: null }));
}

/** The booking is settled: its coupon is used. */
export function consumeCoupon(tx: Database, ctx: Context, bookingIdx: number): Promise<number | null> {
  return leaveBooking(tx, ctx, bookingIdx, () => ({ state: couponState.used, usedAt: ctx.now }));
}

/** A suspension begins: the member's usable coupons are suspended with it (C0270 v3). */
export async function suspendCoupons(tx: Database, ctx: Context, memberIdx: number): Promise<void> {
  if (!(await suspendsCoupons(tx, ctx))) return;
  await swapAll(
    tx,
    { clubIdx: ctx.club.clubIdx, memberIdx },
    couponState.usable,
    couponState.suspended,
    ctx.now,
  );
}

/** The same for several members at once. */
export async function suspendCouponsOf(
  tx: Database,
  ctx: Context,
  memberIdxs: readonly number[],
): Promise<void> {
  if (memberIdxs.length === 0 || !(await suspendsCoupons(tx, ctx))) return;
  await suspendUsable(tx, ctx.club.clubIdx, memberIdxs, ctx.now);
}

/**
 * The discount that these terms give on a round, regardless of the owner; null when they do not fit or give nothing.
 */
export async function discountOn(
  db: Database,
  ctx: Context,
  terms: CouponTerms,
  { round, quote }: { round: CouponRound; quote: CouponQuote },
): Promise<string | null> {
  if (!fitsRound(terms, round)) return null;
  const formats = await readFormats(db, ctx.club.clubIdx);
  const rounding = { decimals: formats.decimalPoint.money, mode: formats.roundFormat };
  const discount = discountOf(terms, quote, rounding);
  return discount === "0" ? null : discount;
}

/** The last suspension is over: suspended coupons are usable again, or expired when their last day is over. */
export async function liftCoupons(tx: Database, ctx: Context, memberIdx: number): Promise<void> {
  const today = clubDate(ctx.now, ctx.club.zone);
  await swapAll(
    tx,
    { clubIdx: ctx.club.clubIdx, memberIdx },
    couponState.suspended,
    usableOrExpired(today),
    ctx.now,
  );
}

/** The name in the reader's language. */
export function couponName(coupon: Coupon, ctx: Pick<Context, "choice">): string {
  return pickText(coupon.names, ctx.choice) ?? coupon.couponNo;
}

/** C0400 v1: one, or none where the club takes no coupons for now. */
async function couponsPerBooking(db: Database, ctx: Context): Promise<number> {
  return policyNumber((await readPolicies(db, ctx.club.clubIdx, ["C0400"])).get("C0400")?.value1, 1);
}

/** Whether a suspension suspends coupons too (C0270 v3). */
export async function suspendsCoupons(tx: Database, ctx: Context): Promise<boolean> {
  return (await readPolicies(tx, ctx.club.clubIdx, ["C0270"])).get("C0270")?.value3 === "Y";
}

async function leaveBooking(
  tx: Database,
  ctx: Context,
  bookingIdx: number,
  change: (coupon: Coupon) => Partial<Pick<Coupon, "state" | "bookingIdx" | "usedAt">>,
): Promise<number | null> {
  const coupon = await selectReserved(tx, ctx.club.clubIdx, bookingIdx);
  if (!coupon) return null;
  const isOurs = await swapState(tx, coupon, [couponState.reserved], change(coupon), ctx.now);
  return isOurs ? coupon.couponIdx : null;
}

function isFree(coupon: Coupon, bookingIdx: number | undefined): boolean {
  if (coupon.state === couponState.usable) return true;
  return (
    coupon.state === couponState.reserved && bookingIdx !== undefined && coupon.bookingIdx === bookingIdx
  );
}

async function readSetting(db: Database, ctx: Context, use: CouponUse): Promise<Setting> {
  const { clubIdx } = ctx.club;
  const { playDate, period } = use.slot;
  const { holidayType } = await dayInfo(db, ctx, playDate);
  const formats = await readFormats(db, clubIdx);
  return {
    round: { playDate, holidayType, period, holeCode: use.holeCode },
    holder: await selectHolder(db, clubIdx, use.memberIdx),
    rounding: { decimals: formats.decimalPoint.money, mode: formats.roundFormat },
  };
}

/** Null when the coupon does not fit or would take nothing off. */
function discountFor(coupon: Coupon, { quote }: CouponUse, setting: Setting): string | null {
  const { round, holder, rounding } = setting;
  if (!holder || !fitsRound(coupon, round)) return null;
  if (!fitsHolder(coupon.dcPerson, holder, round.playDate)) return null;
  const discount = discountOf(coupon, quote, rounding);
  return discount === "0" ? null : discount;
}
