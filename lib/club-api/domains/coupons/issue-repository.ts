import { and, asc, eq, gte, inArray, isNull, lt, ne, notExists, or, sql } from "drizzle-orm";
import { bookingState } from "@/lib/contract/code-values/bookings";
import { couponState } from "@/lib/contract/code-values/coupons";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { bookings, coupons, members } from "../../db/tables";
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
    .where(ofClub(members, clubIdx, eq(members.memberIdx, memberIdx)));
  return rows[0] ?? null;
}

type IssuedTerms = Pick<
  NewCoupon,
  "names" | "couponType" | "dcTarget" | "dcPerson" | "dcValue" | "dayTypes" | "periods" | "holeCodes"
> &
  Pick<Coupon, "validFrom" | "validTo" | "maxDiscount">;

/** The members with a coupon of these very terms that was not taken back. */
export async function selectHolders(db: Database, clubIdx: number, terms: IssuedTerms): Promise<Set<number>> {
  const { validFrom, validTo, couponType, dcTarget, dcPerson, dcValue, maxDiscount } = terms;
  const rows = await db
    .selectDistinct({ memberIdx: coupons.memberIdx })
    .from(coupons)
    .where(
      ofClub(
        coupons,
        clubIdx,
        ne(coupons.state, couponState.revoked),
        eq(coupons.validFrom, validFrom),
        eq(coupons.validTo, validTo),
        eq(coupons.couponType, couponType),
        eq(coupons.dcTarget, dcTarget),
        eq(coupons.dcPerson, dcPerson),
        eq(coupons.dcValue, dcValue),
        maxDiscount === null ? isNull(coupons.maxDiscount) : eq(coupons.maxDiscount, maxDiscount),
        eq(coupons.dayTypes, terms.dayTypes),
        eq(coupons.periods, terms.periods),
        eq(coupons.holeCodes, terms.holeCodes),
        eq(coupons.names, terms.names),
      ),
    );
  return new Set(rows.map(({ memberIdx }) => memberIdx));
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
  const usable = rows.map((row) => ({ ...row, state: couponState.usable }));
  return usable.length > 0 ? tx.insert(coupons).values(usable).returning() : Promise.resolve([]);
}

/** Coupons whose last day is over, usable or reserved, but those of a round still to be played or settled; in idx order. */
export async function selectOver(db: Database, clubIdx: number, today: string): Promise<Coupon[]> {
  const unsettled = db
    .select({ one: sql`1` })
    .from(bookings)
    .where(
      ofClub(
        bookings,
        coupons.clubIdx,
        eq(bookings.bookingIdx, coupons.bookingIdx),
        or(
          eq(bookings.state, bookingState.checkedIn),
          and(
            inArray(bookings.state, [bookingState.booked, bookingState.confirmed, bookingState.drawHold]),
            gte(bookings.playDate, today),
          ),
        ),
      ),
    );
  return db
    .select()
    .from(coupons)
    .where(
      ofClub(
        coupons,
        clubIdx,
        inArray(coupons.state, [couponState.usable, couponState.reserved]),
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
    .where(ofClub(coupons, clubIdx, eq(coupons.state, couponState.usable), eq(coupons.validTo, validTo)))
    .orderBy(asc(coupons.couponIdx));
}
