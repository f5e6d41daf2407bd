import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { ForecastDay } from "@/lib/contract/bookings/forecast";
import { bookingState } from "@/lib/contract/code-values/bookings";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { bookingForecastDays, bookingForecasts, bookings } from "../../db/tables";

export type ForecastRow = typeof bookingForecasts.$inferSelect;

const { memberIdx, playDate, period, dayType, playerCount, createdAt, state, cancelAt, teeTime } = bookings;
const shown = { memberIdx, playDate, period, dayType, playerCount, createdAt, state, cancelAt, teeTime };

const comingStates = [bookingState.booked, bookingState.confirmed];
const endedStates = [
  ...comingStates,
  bookingState.checkedIn,
  bookingState.played,
  bookingState.lateCancelled,
  bookingState.noShow,
];

/**
 * Bookings of some days of play that came to an end, as the booker chose. A declined win of a draw and a time given back in its
 * grace are none, nor is what the club or the weather has cancelled.
 */
export function selectPast(db: Database, clubIdx: number, { from, to }: { from: string; to: string }) {
  const isCancelled = and(
    eq(bookings.state, bookingState.cancelled),
    isNull(bookings.drawIdx),
    or(isNull(bookings.graceUntil), sql`${bookings.cancelAt} > ${bookings.graceUntil}`),
  );
  return db
    .select(shown)
    .from(bookings)
    .where(
      ofClub(
        bookings,
        clubIdx,
        gte(bookings.playDate, from),
        lt(bookings.playDate, to),
        or(inArray(bookings.state, endedStates), isCancelled),
      ),
    )
    .orderBy(asc(bookings.playDate), asc(bookings.bookingIdx));
}

/** Bookings of some days of play that are still to be played. */
export function selectComing(db: Database, clubIdx: number, { from, to }: { from: string; to: string }) {
  return db
    .select(shown)
    .from(bookings)
    .where(
      ofClub(
        bookings,
        clubIdx,
        gte(bookings.playDate, from),
        lt(bookings.playDate, to),
        inArray(bookings.state, comingStates),
      ),
    )
    .orderBy(asc(bookings.playDate), asc(bookings.period), asc(bookings.bookingIdx));
}

/** False when the day has its forecast already. */
export async function insertForecast(
  tx: Database,
  row: ForecastRow,
  days: readonly ForecastDay[],
): Promise<boolean> {
  const stored = await tx
    .insert(bookingForecasts)
    .values(row)
    .onConflictDoNothing()
    .returning({ madeOn: bookingForecasts.madeOn });
  if (stored.length === 0) return false;
  const { clubIdx, madeOn } = row;
  if (days.length > 0)
    await tx.insert(bookingForecastDays).values(days.map((day) => ({ ...day, clubIdx, madeOn })));
  return true;
}

export async function selectNewest(db: Database, clubIdx: number): Promise<ForecastRow | null> {
  const [row] = await db
    .select()
    .from(bookingForecasts)
    .where(ofClub(bookingForecasts, clubIdx))
    .orderBy(desc(bookingForecasts.madeOn))
    .limit(1);
  return row ?? null;
}

export async function hasForecast(db: Database, clubIdx: number, madeOn: string): Promise<boolean> {
  const rows = await db
    .select({ madeOn: bookingForecasts.madeOn })
    .from(bookingForecasts)
    .where(ofClub(bookingForecasts, clubIdx, eq(bookingForecasts.madeOn, madeOn)));
  return rows.length > 0;
}

export function selectDays(db: Database, clubIdx: number, madeOn: string): Promise<ForecastDay[]> {
  const { playDate: day, period: part, bookings: count, cancels, noShows } = bookingForecastDays;
  return db
    .select({ playDate: day, period: part, bookings: count, cancels, noShows })
    .from(bookingForecastDays)
    .where(ofClub(bookingForecastDays, clubIdx, eq(bookingForecastDays.madeOn, madeOn)))
    .orderBy(asc(bookingForecastDays.playDate), asc(bookingForecastDays.period));
}

export async function deleteBefore(db: Database, clubIdx: number, date: string): Promise<void> {
  await db
    .delete(bookingForecasts)
    .where(ofClub(bookingForecasts, clubIdx, lt(bookingForecasts.madeOn, date)));
}
