import { and, asc, eq, exists, gte, inArray, lte, or, sql } from "drizzle-orm";
import { bookingWork } from "@/lib/contract/code-values/bookings";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { Database } from "../../../db/database";
import { ofClub } from "../../../db/of-club";
import { gatheredRead } from "../../../db/shared-read";
import { holdOfSlot, saleOfSlot } from "../../../db/slot-holders";
import { bookingLogs, bookings, formerSheetIdx, slotLocks, teeSlots } from "../../../db/tables";
import type { Hold } from "./lock-repository";

export type SlotRow = typeof teeSlots.$inferSelect;

type SnapshotRow = { slot: SlotRow; hold: Hold | null; soldTo: number | null };

const readLooks = gatheredRead(
  async (db, keys: readonly { clubIdx: number; sheetIdx: number }[]): Promise<(SnapshotRow | null)[]> => {
    const rows = await db
      .select({ slot: teeSlots, hold: slotLocks, soldTo: bookings.bookingIdx })
      .from(teeSlots)
      .leftJoin(slotLocks, holdOfSlot)
      .leftJoin(bookings, saleOfSlot)
      .where(
        and(
          sql`${teeSlots.clubIdx} = any(${sql.param([...new Set(keys.map(({ clubIdx }) => clubIdx))])})`,
          sql`${teeSlots.sheetIdx} = any(${sql.param([...new Set(keys.map(({ sheetIdx }) => sheetIdx))])})`,
        ),
      );
    const byKey = new Map(rows.map((row) => [`${row.slot.clubIdx} ${row.slot.sheetIdx}`, row]));
    return keys.map(({ clubIdx, sheetIdx }) => byKey.get(`${clubIdx} ${sheetIdx}`) ?? null);
  },
);

/** A slot with who holds it and whether it is sold, in one look without a lock; null when there is no such slot. */
export function selectSlotSnapshot(
  db: Database,
  clubIdx: number,
  sheetIdx: number,
): Promise<SnapshotRow | null> {
  return readLooks(db, { clubIdx, sheetIdx });
}

/** The slots of some days with who has or holds each. */
export function selectHolders(db: Database, clubIdx: number, { from, to }: { from: string; to: string }) {
  return db
    .select({
      slot: teeSlots,
      soldTo: bookings.bookingIdx,
      hold: { kind: slotLocks.kind, expiresAt: slotLocks.expiresAt },
    })
    .from(teeSlots)
    .leftJoin(bookings, saleOfSlot)
    .leftJoin(slotLocks, holdOfSlot)
    .where(ofClub(teeSlots, clubIdx, sql`${teeSlots.playDate} between ${from} and ${to}`))
    .orderBy(asc(teeSlots.sheetIdx));
}

/** The slots on which the third nines of a 27-hole round begin; they name the first slot (domain.md A36). */
export async function selectLinked(
  db: Database,
  clubIdx: number,
  sheetIdxs: readonly number[],
): Promise<number[]> {
  const rows = await db
    .select({ sheetIdx: teeSlots.sheetIdx })
    .from(teeSlots)
    .where(ofClub(teeSlots, clubIdx, inArray(teeSlots.linkedSheetIdx, [...sheetIdxs])));
  return rows.map((row) => row.sheetIdx);
}

/** Ties a slot to a 27-hole round, or (null) gives it back to the sheet. */
export async function updateLink(
  tx: Database,
  {
    clubIdx,
    sheetIdxs,
    linkedSheetIdx,
    now,
  }: {
    clubIdx: number;
    sheetIdxs: readonly number[];
    linkedSheetIdx: number | null;
    now: Date;
  },
): Promise<void> {
  await tx
    .update(teeSlots)
    .set({
      linkedSheetIdx,
      openType: linkedSheetIdx === null ? slotState.open : slotState.blocked,
      updatedAt: now,
    })
    .where(ofClub(teeSlots, clubIdx, inArray(teeSlots.sheetIdx, [...sheetIdxs])));
}

/** The slots of a day between two tee times, both included, ascending. */
export async function selectSpan(
  db: Database,
  input: {
    clubIdx: number;
    date: string;
    from: string;
    to: string;
    courseCodes?: readonly string[] | undefined;
  },
): Promise<number[]> {
  const rows = await db
    .select({ sheetIdx: teeSlots.sheetIdx })
    .from(teeSlots)
    .where(
      ofClub(
        teeSlots,
        input.clubIdx,
        eq(teeSlots.playDate, input.date),
        gte(teeSlots.teeTime, input.from),
        lte(teeSlots.teeTime, input.to),
        input.courseCodes === undefined ? undefined : inArray(teeSlots.courseCode, [...input.courseCodes]),
      ),
    )
    .orderBy(asc(teeSlots.sheetIdx));
  return rows.map((row) => row.sheetIdx);
}

/** Waits for everybody else who names the same thing, until the end of the transaction. */
export async function takeAdvisoryLock(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/**
 * Slots on which a booking stands or has ended, or from which one was moved away since a moment (log 20 names its former slot): by it
 * the database leaves out the months before.
 */
export async function selectOnceBooked(
  db: Database,
  clubIdx: number,
  { sheetIdxs, since }: { sheetIdxs: readonly number[]; since: Date },
): Promise<number[]> {
  const booked = db
    .select({ one: sql`1` })
    .from(bookings)
    .where(
      ofClub(
        bookings,
        teeSlots.clubIdx,
        eq(bookings.playDate, teeSlots.playDate),
        eq(bookings.sheetIdx, teeSlots.sheetIdx),
      ),
    );
  const moved = db
    .select({ one: sql`1` })
    .from(bookingLogs)
    .where(
      ofClub(
        bookingLogs,
        teeSlots.clubIdx,
        eq(bookingLogs.workCode, bookingWork.change),
        gte(bookingLogs.at, since),
        eq(formerSheetIdx, teeSlots.sheetIdx),
      ),
    );
  const rows = await db
    .select({ sheetIdx: teeSlots.sheetIdx })
    .from(teeSlots)
    .where(
      ofClub(
        teeSlots,
        clubIdx,
        inArray(teeSlots.sheetIdx, [...sheetIdxs]),
        or(exists(booked), exists(moved)),
      ),
    );
  return rows.map((row) => row.sheetIdx);
}
