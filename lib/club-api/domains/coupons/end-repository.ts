import { and, asc, eq, gte, inArray, lt, notExists, or, sql } from "drizzle-orm";
import { bookingState } from "@/lib/contract/code-values/bookings";
import { couponState } from "@/lib/contract/code-values/coupons";
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
      and(
        eq(coupons.clubIdx, clubIdx),
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
    .where(
      and(eq(coupons.clubIdx, clubIdx), eq(coupons.state, couponState.usable), eq(coupons.validTo, validTo)),
    )
    .orderBy(asc(coupons.couponIdx));
}
