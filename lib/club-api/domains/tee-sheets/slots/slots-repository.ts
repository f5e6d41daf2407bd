import { and, asc, between, count, eq, inArray, isNotNull, isNull, notExists, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { bookingState } from "@/lib/contract/code-values/bookings";
import { bulkInsertMissing } from "../../../db/bulk-insert";
import type { Database } from "../../../db/database";
import { isStoredIdx } from "../../../db/json-rows";
import { ofClub } from "../../../db/of-club";
import { saleExists } from "../../../db/slot-holders";
import { bookings, slotLocks, teeSlots } from "../../../db/tables";

export type Slot = typeof teeSlots.$inferSelect;
export type NewSlot = typeof teeSlots.$inferInsert;

export async function selectSlot(db: Database, clubIdx: number, sheetIdx: number): Promise<Slot | null> {
  if (!isStoredIdx(sheetIdx)) return null;
  const rows = await db.select().from(teeSlots).where(isSlot(clubIdx, sheetIdx));
  return rows[0] ?? null;
}

/** The slots of a day between two tee times, both included, ascending. */
export function selectSlotsOfSpan(
  db: Database,
  clubIdx: number,
  span: { date: string; from: string; to: string; courseCodes?: readonly string[] | undefined },
): Promise<Slot[]> {
  const { date, from, to, courseCodes } = span;
  return db
    .select()
    .from(teeSlots)
    .where(
      ofClub(
        teeSlots,
        clubIdx,
        eq(teeSlots.playDate, date),
        between(teeSlots.teeTime, from, to),
        courseCodes === undefined ? undefined : inArray(teeSlots.courseCode, [...courseCodes]),
      ),
    )
    .orderBy(asc(teeSlots.sheetIdx));
}

/** The slots under a lock, in the one order that all lockers keep. */
/** The slots of a day that are offered last-minute. */
export function selectOfferedSlots(db: Database, clubIdx: number, date: string) {
  const { teeTime, period, priceOverride, lastMinute } = teeSlots;
  return db
    .select({ teeTime, period, priceOverride, lastMinute })
    .from(teeSlots)
    .where(ofClub(teeSlots, clubIdx, eq(teeSlots.playDate, date), isNotNull(lastMinute)));
}

export function selectSlotsForUpdate(
  tx: Database,
  clubIdx: number,
  sheetIdxs: readonly number[],
  heldBy?: number,
): Promise<Slot[]> {
  const named = sheetIdxs.filter(isStoredIdx);
  const isWanted =
    heldBy === undefined ? inArray(teeSlots.sheetIdx, named) : isNamedOrHeld(tx, clubIdx, named, heldBy);
  return tx
    .select()
    .from(teeSlots)
    .where(ofClub(teeSlots, clubIdx, isWanted))
    .orderBy(asc(teeSlots.sheetIdx))
    .for("update");
}

function isNamedOrHeld(tx: Database, clubIdx: number, named: number[], memberIdx: number) {
  const held = tx
    .select({ sheetIdx: slotLocks.sheetIdx })
    .from(slotLocks)
    .where(ofClub(slotLocks, clubIdx, eq(slotLocks.memberIdx, memberIdx), eq(slotLocks.kind, "LOCK")));
  return sql`${teeSlots.sheetIdx} = any(array(${held}) || ${sql.param(named)}::integer[])`;
}

/** Stores the slots that do not exist yet; how many that were. */
export function insertMissingSlots(tx: Database, rows: readonly NewSlot[]): Promise<number> {
  return bulkInsertMissing(tx, teeSlots, rows);
}

/** Of a slot that is given away: the member types of an allotment; any others have no meaning. */
export const ownMemberTypes = sql`case when ${teeSlots.openType} = '60' then ${teeSlots.memberTypes} end`;

/** Of a slot that comes back: 60 for what was an allotment, else 10. */
export const formerOpenType = sql`case when ${teeSlots.memberTypes} is null then '10' else '60' end`;

/** Changes slots; with `freeOnly` those that no live booking holds. How many were changed. */
export async function updateSlots(
  tx: Database,
  clubIdx: number,
  sheetIdxs: readonly number[],
  change: PgUpdateSetSource<typeof teeSlots>,
  { freeOnly }: { freeOnly: boolean },
): Promise<number> {
  const changed = await tx
    .update(teeSlots)
    .set(change)
    .where(
      ofClub(
        teeSlots,
        clubIdx,
        inArray(teeSlots.sheetIdx, sheetIdxs.filter(isStoredIdx)),
        freeOnly ? and(isNull(teeSlots.linkedSheetIdx), notExists(saleExists(tx))) : undefined,
      ),
    )
    .returning({ sheetIdx: teeSlots.sheetIdx });
  return changed.length;
}

function isSlot(clubIdx: number, sheetIdx: number) {
  return ofClub(teeSlots, clubIdx, eq(teeSlots.sheetIdx, sheetIdx));
}

/** Bookings of a day that are still to be played. */
export async function countOpenBookings(db: Database, clubIdx: number, playDate: string): Promise<number> {
  const rows = await db
    .select({ number: count() })
    .from(bookings)
    .where(
      ofClub(
        bookings,
        clubIdx,
        eq(bookings.playDate, playDate),
        inArray(bookings.state, [bookingState.booked, bookingState.confirmed, bookingState.drawHold]),
      ),
    );
  return rows[0]?.number ?? 0;
}
