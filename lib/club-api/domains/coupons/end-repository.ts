import { and, asc, eq, gte, inArray, lt, notExists, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { bookings, coupons } from "../../db/tables";
import type { Coupon } from "./repository";

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
