import { asc, count, desc, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import { type CouponState, couponState } from "@/lib/contract/code-values/coupons";
import type { Database } from "../../db/database";
import { keywordPattern } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { coupons, members } from "../../db/tables";
import { type Coupon, ofMember } from "./repository";

export type CouponFilter = {
  memberIdx?: number | undefined;
  state?: CouponState | undefined;
  keyword?: string | undefined;
};
export type Page = { page: number; size: number };
export type AdminRow = { coupon: Coupon; memberId: string; memberName: string };

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
    expiringSoon: rows.find((row) => row.state === couponState.usable)?.ending ?? 0,
  };
}

/** One page of coupons with their holders, usable ones and early ends first. */
export async function selectPage(
  db: Database,
  clubIdx: number,
  filter: CouponFilter,
  { page, size }: Page,
): Promise<{ rows: AdminRow[]; total: number }> {
  const isWanted = ofClub(
    coupons,
    clubIdx,
    filter.memberIdx === undefined ? undefined : eq(coupons.memberIdx, filter.memberIdx),
    filter.state === undefined ? undefined : eq(coupons.state, filter.state),
    filter.keyword ? holdsKeyword(filter.keyword) : undefined,
  );
  const isHolder = ofClub(members, coupons.clubIdx, eq(members.memberIdx, coupons.memberIdx));
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

function holdsKeyword(keyword: string): SQL | undefined {
  const pattern = keywordPattern(keyword);
  return or(ilike(coupons.couponNo, pattern), ilike(members.name, pattern), ilike(members.id, pattern));
}
