import { asc, eq, gt, gte, inArray, lt, sql } from "drizzle-orm";
import { type BookingState, bookingState } from "@/lib/contract/code-values/bookings";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { oneOfClub } from "../../db/one-of-club";
import { holdsSlot } from "../../db/slot-holders";
import { bookingCounters, bookingLogs, bookingPlayers, bookings, holdingStates } from "../../db/tables";

export type Booking = typeof bookings.$inferSelect;
export type BookingPlayer = typeof bookingPlayers.$inferSelect;
export type BookingLog = typeof bookingLogs.$inferSelect;
export type BookingRow = typeof bookings.$inferInsert;

export async function selectBooking(
  db: Database,
  clubIdx: number,
  bookingIdx: number,
): Promise<Booking | null> {
  if (!isStoredIdx(bookingIdx)) return null;
  return oneOfClub(db, bookings, clubIdx, eq(bookings.bookingIdx, bookingIdx));
}

/** The booking as it is once everybody who changes it is done; nobody else changes it until the transaction ends. */
export async function lockBookingRow(
  tx: Database,
  clubIdx: number,
  bookingIdx: number,
): Promise<Booking | null> {
  if (!isStoredIdx(bookingIdx)) return null;
  const rows = await tx
    .select()
    .from(bookings)
    .where(ofClub(bookings, clubIdx, eq(bookings.bookingIdx, bookingIdx)))
    .for("no key update");
  return rows[0] ?? null;
}

/** The booking that holds a slot, if one does. */
export async function selectLiveBooking(
  db: Database,
  clubIdx: number,
  sheetIdx: number,
): Promise<Booking | null> {
  return oneOfClub(db, bookings, clubIdx, eq(bookings.sheetIdx, sheetIdx), holdsSlot);
}

export function selectPlayers(db: Database, clubIdx: number, bookingIdx: number): Promise<BookingPlayer[]> {
  return selectPlayersOf(db, clubIdx, [bookingIdx]);
}

/** The players of several bookings, by booking and seat. */
export async function selectPlayersOf(
  db: Database,
  clubIdx: number,
  bookingIdxs: readonly number[],
): Promise<BookingPlayer[]> {
  if (bookingIdxs.length === 0) return [];
  return db
    .select()
    .from(bookingPlayers)
    .where(ofClub(bookingPlayers, clubIdx, inArray(bookingPlayers.bookingIdx, [...bookingIdxs])))
    .orderBy(asc(bookingPlayers.bookingIdx), asc(bookingPlayers.seq));
}

/** The last of the next `count` reservation numbers of a play date; in a transaction its row stays locked to the end. */
export async function takeNumbers(
  db: Database,
  { clubIdx, playDate, count }: { clubIdx: number; playDate: string; count: number },
): Promise<number> {
  const rows = await db
    .insert(bookingCounters)
    .values({ clubIdx, playDate, last: count })
    .onConflictDoUpdate({
      target: [bookingCounters.clubIdx, bookingCounters.playDate],
      set: { last: sql`${bookingCounters.last} + ${count}` },
    })
    .returning({ last: bookingCounters.last });
  const first = rows[0];
  if (!first) throw new Error("The reservation number was not counted.");
  return first.last;
}

/** Null when the slot holds a live booking: the partial unique index decides, whatever was read before. */
export async function insertBookingRow(tx: Database, row: BookingRow): Promise<Booking | null> {
  const rows = await tx
    .insert(bookings)
    .values(row)
    .onConflictDoNothing({
      target: [bookings.clubIdx, bookings.sheetIdx],
      where: holdingStates,
    })
    .returning();
  return rows[0] ?? null;
}

export async function insertPlayers(
  tx: Database,
  rows: readonly (typeof bookingPlayers.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(bookingPlayers).values([...rows]);
}

export async function deletePlayers(tx: Database, clubIdx: number, bookingIdx: number): Promise<void> {
  await tx
    .delete(bookingPlayers)
    .where(ofClub(bookingPlayers, clubIdx, eq(bookingPlayers.bookingIdx, bookingIdx)));
}

export async function updatePlayer(
  tx: Database,
  { clubIdx, bookingIdx, seq }: Pick<BookingPlayer, "clubIdx" | "bookingIdx" | "seq">,
  change: Partial<typeof bookingPlayers.$inferInsert>,
): Promise<void> {
  await tx
    .update(bookingPlayers)
    .set(change)
    .where(
      ofClub(bookingPlayers, clubIdx, eq(bookingPlayers.bookingIdx, bookingIdx), eq(bookingPlayers.seq, seq)),
    );
}

export async function insertLog(tx: Database, row: typeof bookingLogs.$inferInsert): Promise<void> {
  await tx.insert(bookingLogs).values(row);
}

const dayMs = 86_400_000;

/**
 * Whether a log line belongs to one of some bookings. None is older than its booking, but for a clock that was set back: by the
 * moment the database leaves out the months before.
 */
export function isLogOf(clubIdx: number, made: readonly Pick<Booking, "bookingIdx" | "createdAt">[]) {
  const first = Math.min(...made.map(({ createdAt }) => createdAt.getTime()));
  return ofClub(
    bookingLogs,
    clubIdx,
    inArray(
      bookingLogs.bookingIdx,
      made.map(({ bookingIdx }) => bookingIdx),
    ),
    gte(bookingLogs.at, new Date(first - dayMs)),
  );
}

export function selectLogs(
  db: Database,
  booking: Pick<Booking, "clubIdx" | "bookingIdx" | "createdAt">,
): Promise<BookingLog[]> {
  return db
    .select()
    .from(bookingLogs)
    .where(isLogOf(booking.clubIdx, [booking]))
    .orderBy(asc(bookingLogs.logIdx));
}

/**
 * Changes a booking that is in one of the states and, when `version` is given, of that version; null when it is not
 * (any more). Of two writers at once the second reads what the first wrote.
 */
export async function updateBooking(
  tx: Database,
  {
    clubIdx,
    bookingIdx,
    states,
    version,
  }: { clubIdx: number; bookingIdx: number; states: readonly BookingState[]; version?: number | undefined },
  change: Partial<BookingRow>,
): Promise<Booking | null> {
  const rows = await tx
    .update(bookings)
    .set({ ...change, version: sql`${bookings.version} + 1` })
    .where(
      ofClub(
        bookings,
        clubIdx,
        eq(bookings.bookingIdx, bookingIdx),
        inArray(bookings.state, [...states]),
        version === undefined ? undefined : eq(bookings.version, version),
      ),
    )
    .returning();
  return rows[0] ?? null;
}

/** Lets go of a booking's slot for the rest of a transaction that gives it another one; no change that counts. */
export async function setAside(
  tx: Database,
  { clubIdx, bookingIdx }: Pick<Booking, "clubIdx" | "bookingIdx">,
  state: BookingState,
): Promise<void> {
  await tx
    .update(bookings)
    .set({ state })
    .where(ofClub(bookings, clubIdx, eq(bookings.bookingIdx, bookingIdx)));
}

/** A member's bookings from a day on in the given states, by day and time. */
export function selectFrom(
  db: Database,
  input: { clubIdx: number; memberIdx: number; from: string; states: readonly BookingState[] },
): Promise<Booking[]> {
  return db
    .select()
    .from(bookings)
    .where(
      ofClub(
        bookings,
        input.clubIdx,
        eq(bookings.memberIdx, input.memberIdx),
        gte(bookings.playDate, input.from),
        inArray(bookings.state, [...input.states]),
      ),
    )
    .orderBy(asc(bookings.playDate), asc(bookings.teeTime), asc(bookings.bookingIdx));
}

/** The bookings that hold the slots, in slot order. */
export async function selectOfSlots(
  db: Database,
  clubIdx: number,
  sheetIdxs: readonly number[],
): Promise<Booking[]> {
  if (sheetIdxs.length === 0) return [];
  return db
    .select()
    .from(bookings)
    .where(ofClub(bookings, clubIdx, inArray(bookings.sheetIdx, [...sheetIdxs]), holdsSlot))
    .orderBy(asc(bookings.sheetIdx));
}

/** The bookings of a day in the given states, by tee time. */
export function selectOfDay(
  db: Database,
  input: { clubIdx: number; playDate: string; states: readonly BookingState[] },
): Promise<Booking[]> {
  return db
    .select()
    .from(bookings)
    .where(
      ofClub(
        bookings,
        input.clubIdx,
        eq(bookings.playDate, input.playDate),
        inArray(bookings.state, [...input.states]),
      ),
    )
    .orderBy(asc(bookings.teeTime), asc(bookings.bookingIdx));
}

/** Live bookings whose free cancellation ends in a span of time. */
export function selectDeadlines(
  db: Database,
  { clubIdx, after, until }: { clubIdx: number; after: Date; until: Date },
): Promise<Booking[]> {
  return db
    .select()
    .from(bookings)
    .where(
      ofClub(
        bookings,
        clubIdx,
        inArray(bookings.state, [bookingState.booked, bookingState.confirmed]),
        gt(bookings.freeCancelUntil, after),
        lt(bookings.freeCancelUntil, until),
      ),
    )
    .orderBy(asc(bookings.bookingIdx));
}
