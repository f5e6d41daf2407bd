import { and, asc, eq, getTableColumns, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Database } from "../../../db/database";
import { isStoredIdx } from "../../../db/json-rows";
import { ofClub } from "../../../db/of-club";
import { holdOfSlot, holdsSlot, saleOfSlot } from "../../../db/slot-holders";
import { bookingPlayers, bookings, members, slotLocks, teeSlots, visits } from "../../../db/tables";
import { purposeOfSlot } from "../days/calendar-repository";
import type { SlotLock } from "../days/sheet-repository";
import type { Purpose } from "../desk-rules";
import type { Slot } from "./slots-repository";

type Booking = typeof bookings.$inferSelect;
export type StaffPlayer = typeof bookingPlayers.$inferSelect;
export type StaffRow = {
  slot: Slot;
  booking: Booking | null;
  lock: SlotLock | null;
  holderName: string | null;
  purpose: Purpose;
};

/** The slots of a day with their live bookings and locks, in the order of play. */
export function selectStaffSheet(
  db: Database,
  { clubIdx, playDate, now }: { clubIdx: number; playDate: string; now: Date },
): Promise<StaffRow[]> {
  return db
    .select({
      slot: teeSlots,
      booking: getTableColumns(bookings),
      lock: getTableColumns(slotLocks),
      holderName: members.name,
      purpose: purposeOfSlot(now),
    })
    .from(teeSlots)
    .leftJoin(bookings, and(saleOfSlot, eq(bookings.playDate, playDate)))
    .leftJoin(slotLocks, holdOfSlot)
    .leftJoin(members, ofClub(members, slotLocks.clubIdx, eq(members.memberIdx, slotLocks.memberIdx)))
    .where(ofClub(teeSlots, clubIdx, eq(teeSlots.playDate, playDate)))
    .orderBy(asc(teeSlots.teeTime), asc(teeSlots.courseCode));
}

/** The players of the live bookings of a day. */
export function selectStaffPlayers(db: Database, clubIdx: number, playDate: string): Promise<StaffPlayer[]> {
  return db
    .select(getTableColumns(bookingPlayers))
    .from(bookings)
    .innerJoin(
      bookingPlayers,
      ofClub(bookingPlayers, bookings.clubIdx, eq(bookingPlayers.bookingIdx, bookings.bookingIdx)),
    )
    .where(ofClub(bookings, clubIdx, eq(bookings.playDate, playDate), holdsSlot))
    .orderBy(asc(bookingPlayers.bookingIdx), asc(bookingPlayers.seq));
}

export type StaffCart = { bookingIdx: number; cartNo: string };

/** The carts that the desk has given to the parties of a day; players who share one count once. */
export async function selectStaffCarts(
  db: Database,
  clubIdx: number,
  playDate: string,
): Promise<StaffCart[]> {
  const rows = await db
    .selectDistinct({ bookingIdx: visits.bookingIdx, cartNo: visits.cartNo })
    .from(bookings)
    .innerJoin(visits, ofClub(visits, bookings.clubIdx, eq(visits.bookingIdx, bookings.bookingIdx)))
    .where(ofClub(bookings, clubIdx, eq(bookings.playDate, playDate), holdsSlot, isNotNull(visits.cartNo)));
  return rows.flatMap(({ bookingIdx, cartNo }) => (cartNo === null ? [] : [{ bookingIdx, cartNo }]));
}

/** The first of the slots that is sold, and whether any is held by a live lock, an offer or a draw win. */
export async function selectHolders(
  tx: Database,
  clubIdx: number,
  sheetIdxs: readonly number[],
  now: Date,
): Promise<{ sheetIdx: number; isSold: boolean }[]> {
  return tx
    .select({ sheetIdx: teeSlots.sheetIdx, isSold: sql<boolean>`${bookings.bookingIdx} is not null` })
    .from(teeSlots)
    .leftJoin(bookings, saleOfSlot)
    .leftJoin(slotLocks, holdOfSlot)
    .where(
      ofClub(
        teeSlots,
        clubIdx,
        inArray(teeSlots.sheetIdx, sheetIdxs.filter(isStoredIdx)),
        or(isNotNull(bookings.bookingIdx), sql`${slotLocks.expiresAt} > ${now.toISOString()}`),
      ),
    )
    .orderBy(asc(teeSlots.sheetIdx));
}

/** Every slot of a course on a day. */
export function selectCourseDay(
  tx: Database,
  { clubIdx, playDate, courseCode }: { clubIdx: number; playDate: string; courseCode: string },
): Promise<Slot[]> {
  return tx
    .select()
    .from(teeSlots)
    .where(ofClub(teeSlots, clubIdx, eq(teeSlots.playDate, playDate), eq(teeSlots.courseCode, courseCode)))
    .orderBy(asc(teeSlots.sheetIdx));
}
