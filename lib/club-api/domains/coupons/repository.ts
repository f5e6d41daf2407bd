import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type CouponState, couponState } from "@/lib/contract/code-values/coupons";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { oneOfClub } from "../../db/one-of-club";
import { coupons } from "../../db/tables";

export type Coupon = typeof coupons.$inferSelect;

type Change = Partial<Pick<Coupon, "state" | "bookingIdx" | "usedAt">>;

/** A member's coupons in a state, the first to run out first. */
export function selectInState(
  db: Database,
  clubIdx: number,
  memberIdx: number,
  state: CouponState,
): Promise<Coupon[]> {
  return db
    .select()
    .from(coupons)
    .where(and(ofMember(clubIdx, memberIdx), eq(coupons.state, state)))
    .orderBy(asc(coupons.validTo), asc(coupons.couponIdx));
}

export async function selectCoupon(db: Database, clubIdx: number, couponIdx: number): Promise<Coupon | null> {
  if (!isStoredIdx(couponIdx)) return null;
  const rows = await db.select().from(coupons).where(isCoupon(clubIdx, couponIdx));
  return rows[0] ?? null;
}

/** The coupon that a booking has reserved. */
export async function selectReserved(
  db: Database,
  clubIdx: number,
  bookingIdx: number,
): Promise<Coupon | null> {
  return oneOfClub(
    db,
    coupons,
    clubIdx,
    eq(coupons.bookingIdx, bookingIdx),
    eq(coupons.state, couponState.reserved),
  );
}

/** Moves a coupon on if it still is in one of the states, and of the version if one is named; false when somebody was faster. */
export async function swapState(
  tx: Database,
  { clubIdx, couponIdx, version }: Pick<Coupon, "clubIdx" | "couponIdx"> & Partial<Pick<Coupon, "version">>,
  from: readonly CouponState[],
  change: Change,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(coupons)
    .set({ ...change, updatedAt: now, version: sql`${coupons.version} + 1` })
    .where(
      and(
        isCoupon(clubIdx, couponIdx),
        inArray(coupons.state, [...from]),
        version === undefined ? undefined : eq(coupons.version, version),
      ),
    )
    .returning({ couponIdx: coupons.couponIdx });
  return rows.length === 1;
}

/** All of a member's coupons of one state into another. */
export async function swapAll(
  tx: Database,
  { clubIdx, memberIdx }: Pick<Coupon, "clubIdx" | "memberIdx">,
  from: CouponState,
  to: SQL | CouponState,
  now: Date,
): Promise<void> {
  await tx
    .update(coupons)
    .set({ state: to as CouponState, updatedAt: now, version: sql`${coupons.version} + 1` })
    .where(and(ofMember(clubIdx, memberIdx), eq(coupons.state, from)));
}

/** Suspends the usable coupons of some members. */
export async function suspendUsable(
  tx: Database,
  clubIdx: number,
  memberIdxs: readonly number[],
  now: Date,
): Promise<void> {
  const isTheirs = sql`${coupons.memberIdx} = any(${sql.param([...memberIdxs])})`;
  await tx
    .update(coupons)
    .set({ state: couponState.suspended, updatedAt: now, version: sql`${coupons.version} + 1` })
    .where(ofClub(coupons, clubIdx, isTheirs, eq(coupons.state, couponState.usable)));
}

/** 10, or 40 when the validity is over by a day. */
export function usableOrExpired(today: string): SQL {
  return sql`case when ${coupons.validTo} < ${today} then '40' else '10' end`;
}

function isCoupon(clubIdx: number, couponIdx: number): SQL | undefined {
  return ofClub(coupons, clubIdx, eq(coupons.couponIdx, couponIdx));
}

export function ofMember(clubIdx: number, memberIdx: number): SQL | undefined {
  return ofClub(coupons, clubIdx, eq(coupons.memberIdx, memberIdx));
}
