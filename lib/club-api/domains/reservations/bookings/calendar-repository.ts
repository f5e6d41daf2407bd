import { asc, eq, gte, inArray, isNotNull, or } from "drizzle-orm";
import { type BookingState, bookingState } from "@/lib/contract/code-values/bookings";
import type { Database } from "../../../db/database";
import { ofClub } from "../../../db/of-club";
import { bookingPlayers, bookings } from "../../../db/tables";
import type { Booking } from "../repository";
import { namedIn } from "./list-repository";

/** More than anybody plays in a month and has booked ahead. */
const mostRounds = 300;
/** Rounds that take place, or took place: one that was cancelled or missed leaves the calendar. */
const shownStates: readonly BookingState[] = [
  bookingState.booked,
  bookingState.confirmed,
  bookingState.checkedIn,
  bookingState.played,
];

/** The rounds of a member from a day on: those he booked, and those in which he accepted his seat. */
export function selectForCalendar(
  db: Database,
  { clubIdx, memberIdx, from }: { clubIdx: number; memberIdx: number; from: string },
): Promise<Booking[]> {
  const accepted = namedIn(db, { clubIdx, memberIdx }, isNotNull(bookingPlayers.acceptedAt));
  return db
    .select()
    .from(bookings)
    .where(
      ofClub(
        bookings,
        clubIdx,
        or(eq(bookings.memberIdx, memberIdx), inArray(bookings.bookingIdx, accepted)),
        gte(bookings.playDate, from),
        inArray(bookings.state, [...shownStates]),
      ),
    )
    .orderBy(asc(bookings.playDate), asc(bookings.teeTime), asc(bookings.bookingIdx))
    .limit(mostRounds);
}
