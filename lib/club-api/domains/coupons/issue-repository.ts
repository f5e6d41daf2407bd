import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { coupons, members } from "../../db/tables";
import type { Coupon } from "./repository";

export type NewCoupon = Omit<typeof coupons.$inferInsert, "couponIdx" | "state" | "version">;

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
