import { and, asc, eq, gte, inArray, isNotNull, lte, or } from "drizzle-orm";
import { bookingState } from "@/lib/contract/code-values/bookings";
import type { Database } from "../../../db/database";
import { bookings } from "../../../db/tables";

export type CountedRow = Awaited<ReturnType<typeof selectCounted>>[number];

/** Bookings of members in a span of play dates, for the limits of many members at once; by day and time. */
export function selectCounted(
  db: Database,
  input: { clubIdx: number; from: string; to: string; today: string },
) {
  return db
    .select({
      bookingIdx: bookings.bookingIdx,
      rsvNo: bookings.rsvNo,
      memberIdx: bookings.memberIdx,
      memberType: bookings.memberType,
      playDate: bookings.playDate,
      dayType: bookings.dayType,
      teeTime: bookings.teeTime,
      courseCode: bookings.courseCode,
      period: bookings.period,
      playerCount: bookings.playerCount,
      state: bookings.state,
      reservationType: bookings.reservationType,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.clubIdx, input.clubIdx),
        or(
          and(
            gte(bookings.playDate, input.today),
            inArray(bookings.state, [bookingState.booked, bookingState.confirmed, bookingState.drawHold]),
          ),
          and(
            isNotNull(bookings.memberIdx),
            gte(bookings.playDate, input.from),
            lte(bookings.playDate, input.to),
          ),
        ),
      ),
    )
    .orderBy(asc(bookings.playDate), asc(bookings.teeTime), asc(bookings.bookingIdx));
}
