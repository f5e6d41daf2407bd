import { and, asc, eq, gte, ilike, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { type BookingState, bookingWork } from "@/lib/contract/code-values/bookings";
import type { Database } from "../../../db/database";
import { isStoredIdx } from "../../../db/json-rows";
import { ofClub } from "../../../db/of-club";
import { oneOfClub } from "../../../db/one-of-club";
import { bookingLogs, bookings, teeSlots, visits } from "../../../db/tables";
import { hasPlayerNamed, hasPlayerPhone } from "../bookings/list-repository";
import { type Booking, type BookingLog, isLogOf } from "../repository";
import type { Visit } from "./visit-repository";

/** The visits of several bookings, in the order in which they were made. */
export async function selectVisitsOf(
  db: Database,
  clubIdx: number,
  bookingIdxs: readonly number[],
): Promise<Visit[]> {
  if (bookingIdxs.length === 0) return [];
  return db
    .select()
    .from(visits)
    .where(ofClub(visits, clubIdx, inArray(visits.bookingIdx, [...bookingIdxs])))
    .orderBy(asc(visits.visitIdx));
}

/** The log lines of check-ins (and settlements, which share their code), oldest first. */
export async function selectCheckIns(
  db: Database,
  clubIdx: number,
  checked: readonly Pick<Booking, "bookingIdx" | "createdAt">[],
): Promise<BookingLog[]> {
  if (checked.length === 0) return [];
  return db
    .select()
    .from(bookingLogs)
    .where(and(isLogOf(clubIdx, checked), eq(bookingLogs.workCode, bookingWork.checkIn)))
    .orderBy(asc(bookingLogs.logIdx));
}

/** How many players a slot wants at least, by sheet number. */
export async function selectMinimums(
  db: Database,
  clubIdx: number,
  sheetIdxs: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (sheetIdxs.length === 0) return new Map();
  const rows = await db
    .select({ sheetIdx: teeSlots.sheetIdx, minPlayers: teeSlots.minPlayers })
    .from(teeSlots)
    .where(ofClub(teeSlots, clubIdx, inArray(teeSlots.sheetIdx, [...sheetIdxs])));
  return new Map(rows.map(({ sheetIdx, minPlayers }) => [sheetIdx, minPlayers]));
}

export type DeskSearch = {
  clubIdx: number;
  /** The day that comes first; the others by their distance to it. */
  playDate: string;
  from: string;
  to: string;
  states: readonly BookingState[];
  keyword: string;
  limit: number;
};

/** Bookings around a day by booking number, name, or at least four digits of a phone number. */
export function selectAround(db: Database, input: DeskSearch): Promise<Booking[]> {
  const { keyword } = input;
  const number = keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  const digits = keyword.replace(/\D/g, "");
  const ways: SQL[] = [ilike(bookings.rsvNo, `${number}%`), hasPlayerNamed(keyword)];
  if (digits.length >= 4 && /^[\d\s()+-]+$/.test(keyword)) ways.push(hasPlayerPhone(digits));
  return db
    .select()
    .from(bookings)
    .where(
      ofClub(
        bookings,
        input.clubIdx,
        gte(bookings.playDate, input.from),
        lte(bookings.playDate, input.to),
        inArray(bookings.state, [...input.states]),
        or(...ways),
      ),
    )
    .orderBy(
      sql`abs(${bookings.playDate} - ${input.playDate}::date)`,
      asc(bookings.playDate),
      asc(bookings.teeTime),
      asc(bookings.bookingIdx),
    )
    .limit(input.limit);
}

export async function selectByNumber(db: Database, clubIdx: number, rsvNo: string): Promise<Booking | null> {
  return oneOfClub(db, bookings, clubIdx, eq(bookings.rsvNo, rsvNo));
}

/** Which club a visit is of: a code that another club signed is told apart from a forged one. */
export async function selectClubOfVisit(db: Database, visitIdx: number): Promise<number | null> {
  if (!isStoredIdx(visitIdx)) return null;
  const rows = await db.select({ clubIdx: visits.clubIdx }).from(visits).where(eq(visits.visitIdx, visitIdx));
  return rows[0]?.clubIdx ?? null;
}
