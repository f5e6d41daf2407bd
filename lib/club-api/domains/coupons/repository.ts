import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  lt,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/stored-idx";
import { bookings, coupons, members } from "../../db/tables";

export type Coupon = typeof coupons.$inferSelect;
export type CouponState = Coupon["state"];
export type NewCoupon = Omit<typeof coupons.$inferInsert, "couponIdx" | "state" | "version">;
export type CouponFilter = {
  memberIdx?: number | undefined;
  state?: CouponState | undefined;
  keyword?: string | undefined;
};
export type Page = { page: number; size: number };
export type AdminRow = { coupon: Coupon; memberId: string; memberName: string };
type Change = Partial<Pick<Coupon, "state" | "bookingIdx" | "usedAt">>;

/** The member as far as coupons ask; null for an unknown one. */
export async function selectHolder(
  db: Database,
  clubIdx: number,
  memberIdx: number,
): Promise<{ gender: string; birth: string } | null> {
  const rows = await db
    .select({ gender: members.gender, birth: members.birth })
    .from(members)
    .where(and(eq(members.clubIdx, clubIdx), eq(members.memberIdx, memberIdx)));
  return rows[0] ?? null;
}

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
  const rows = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.clubIdx, clubIdx), eq(coupons.bookingIdx, bookingIdx), eq(coupons.state, "20")));
  return rows[0] ?? null;
}

/** Moves a coupon on if it still is in one of the states; false when somebody was faster. */
export async function swapState(
  tx: Database,
  { clubIdx, couponIdx }: Pick<Coupon, "clubIdx" | "couponIdx">,
  from: readonly CouponState[],
  change: Change,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(coupons)
    .set({ ...change, updatedAt: now, version: sql`${coupons.version} + 1` })
    .where(and(isCoupon(clubIdx, couponIdx), inArray(coupons.state, [...from])))
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
    .set({ state: "50", updatedAt: now, version: sql`${coupons.version} + 1` })
    .where(and(eq(coupons.clubIdx, clubIdx), isTheirs, eq(coupons.state, "10")));
}

/** 10, or 40 when the validity is over by a day. */
export function usableOrExpired(today: string): SQL {
  return sql`case when ${coupons.validTo} < ${today} then '40' else '10' end`;
}

/** Coupons whose last day is over, usable or reserved, but those of a round still to be played or settled; in idx order. */
export async function selectOver(db: Database, clubIdx: number, today: string): Promise<Coupon[]> {
  const unsettled = db
    .select({ one: sql`1` })
    .from(bookings)
    .where(
      and(
        eq(bookings.clubIdx, coupons.clubIdx),
        eq(bookings.bookingIdx, coupons.bookingIdx),
        or(
          eq(bookings.state, "30"),
          and(inArray(bookings.state, ["10", "20", "80"]), gte(bookings.playDate, today)),
        ),
      ),
    );
  return db
    .select()
    .from(coupons)
    .where(
      and(
        eq(coupons.clubIdx, clubIdx),
        inArray(coupons.state, ["10", "20"]),
        lt(coupons.validTo, today),
        notExists(unsettled),
      ),
    )
    .orderBy(asc(coupons.couponIdx));
}

/** Usable coupons whose last day is `validTo`. */
export function selectEnding(db: Database, clubIdx: number, validTo: string): Promise<Coupon[]> {
  return db
    .select()
    .from(coupons)
    .where(and(eq(coupons.clubIdx, clubIdx), eq(coupons.state, "10"), eq(coupons.validTo, validTo)))
    .orderBy(asc(coupons.couponIdx));
}

/** How many coupons a member has in each state, and how many usable ones run out by a day. */
export async function countByState(
  db: Database,
  clubIdx: number,
  memberIdx: number,
  { today, soon }: { today: string; soon: string },
): Promise<{ states: Map<CouponState, number>; expiringSoon: number }> {
  const rows = await db
    .select({
      state: coupons.state,
      count: count(),
      ending: sql<number>`count(*) filter (where ${coupons.validTo} between ${today} and ${soon})`.mapWith(
        Number,
      ),
    })
    .from(coupons)
    .where(ofMember(clubIdx, memberIdx))
    .groupBy(coupons.state);
  return {
    states: new Map(rows.map((row) => [row.state, row.count])),
    expiringSoon: rows.find((row) => row.state === "10")?.ending ?? 0,
  };
}

/** One page of coupons with their holders, usable ones and early ends first. */
export async function selectPage(
  db: Database,
  clubIdx: number,
  filter: CouponFilter,
  { page, size }: Page,
): Promise<{ rows: AdminRow[]; total: number }> {
  const isWanted = and(
    eq(coupons.clubIdx, clubIdx),
    filter.memberIdx === undefined ? undefined : eq(coupons.memberIdx, filter.memberIdx),
    filter.state === undefined ? undefined : eq(coupons.state, filter.state),
    filter.keyword ? holdsKeyword(filter.keyword) : undefined,
  );
  const isHolder = and(eq(members.clubIdx, coupons.clubIdx), eq(members.memberIdx, coupons.memberIdx));
  const rows = await db
    .select({ coupon: coupons, memberId: members.id, memberName: members.name })
    .from(coupons)
    .innerJoin(members, isHolder)
    .where(isWanted)
    .orderBy(asc(coupons.state), asc(coupons.validTo), desc(coupons.couponIdx))
    .limit(size)
    .offset((page - 1) * size);
  const totals = await db
    .select({ count: count() })
    .from(coupons)
    .innerJoin(members, isHolder)
    .where(isWanted);
  return { rows, total: totals[0]?.count ?? 0 };
}

/** The next coupon idxs, taken before the rows are written: a coupon's number is made of its own. */
export async function nextCouponIdxs(tx: Database, count: number): Promise<number[]> {
  const rows = await tx
    .select({ idx: sql<string>`nextval(pg_get_serial_sequence('coupons', 'coupon_idx'))` })
    .from(sql`generate_series(1, ${count}::int)`);
  return rows.map(({ idx }) => Number(idx));
}

export function insertCoupons(
  tx: Database,
  rows: readonly (NewCoupon & { couponIdx: number })[],
): Promise<Coupon[]> {
  const usable = rows.map((row) => ({ ...row, state: "10" as const }));
  return usable.length > 0 ? tx.insert(coupons).values(usable).returning() : Promise.resolve([]);
}

function holdsKeyword(keyword: string): SQL | undefined {
  const pattern = `%${keyword.normalize("NFC").replace(/[\\%_]/g, "\\$&")}%`;
  return or(ilike(coupons.couponNo, pattern), ilike(members.name, pattern), ilike(members.id, pattern));
}

function isCoupon(clubIdx: number, couponIdx: number): SQL | undefined {
  return and(eq(coupons.clubIdx, clubIdx), eq(coupons.couponIdx, couponIdx));
}

function ofMember(clubIdx: number, memberIdx: number): SQL | undefined {
  return and(eq(coupons.clubIdx, clubIdx), eq(coupons.memberIdx, memberIdx));
}
