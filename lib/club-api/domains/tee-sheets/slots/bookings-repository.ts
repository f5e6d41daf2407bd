import { and, count, eq, inArray } from "drizzle-orm";
import { bookingState } from "@/lib/contract/code-values/bookings";
import type { Database } from "../../../db/database";
import { bookings } from "../../../db/tables";

/** Bookings of a day that are still to be played. */
export async function countOpenBookings(db: Database, clubIdx: number, playDate: string): Promise<number> {
  const rows = await db
    .select({ number: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.clubIdx, clubIdx),
        eq(bookings.playDate, playDate),
        inArray(bookings.state, [bookingState.booked, bookingState.confirmed, bookingState.drawHold]),
      ),
    );
  return rows[0]?.number ?? 0;
}
