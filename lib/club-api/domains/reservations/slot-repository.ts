import { and, asc, desc, eq, gt, gte, inArray, lte, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { gatheredRead } from "../../db/shared-read";
import { holdOfSlot, saleOfSlot } from "../../db/slot-holders";
import { bookings, lockUses, slotLocks, teeSlots } from "../../db/tables";

export type Hold = typeof slotLocks.$inferSelect;
export type SlotRow = typeof teeSlots.$inferSelect;

type Look = { slot: SlotRow; hold: Hold | null; soldTo: number | null };

const readLooks = gatheredRead(
  async (db, keys: readonly { clubIdx: number; sheetIdx: number }[]): Promise<(Look | null)[]> => {
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
export function selectSlotLook(db: Database, clubIdx: number, sheetIdx: number): Promise<Look | null> {
  return readLooks(db, { clubIdx, sheetIdx });
}

/** The member's own lock, dead or alive; there is one at most. */
export async function selectOwnLock(db: Database, clubIdx: number, memberIdx: number): Promise<Hold | null> {
  const rows = await db
    .select()
    .from(slotLocks)
    .where(
      and(eq(slotLocks.clubIdx, clubIdx), eq(slotLocks.memberIdx, memberIdx), eq(slotLocks.kind, "LOCK")),
    );
  return rows[0] ?? null;
}

/** The spans in which a member held a slot that reach into the window. */
export function selectUses(
  db: Database,
  wish: { clubIdx: number; memberIdx: number; sheetIdx: number; since: Date },
) {
  return db
    .select()
    .from(lockUses)
    .where(
      and(
        eq(lockUses.clubIdx, wish.clubIdx),
        eq(lockUses.memberIdx, wish.memberIdx),
        eq(lockUses.sheetIdx, wish.sheetIdx),
        gt(lockUses.heldUntil, wish.since),
      ),
    )
    .orderBy(desc(lockUses.useIdx));
}

/** Takes the slot's one lock row: a new row, or the caller's own or a dead one; false when somebody else's is alive. */
export async function upsertHold(
  tx: Database,
  row: typeof slotLocks.$inferInsert,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const rows = await tx
    .insert(slotLocks)
    .values(row)
    .onConflictDoUpdate({
      target: [slotLocks.clubIdx, slotLocks.sheetIdx],
      set: {
        memberIdx: row.memberIdx,
        kind: row.kind ?? "LOCK",
        lockedAt: row.lockedAt,
        expiresAt: row.expiresAt,
        renewals: row.renewals ?? 0,
        movingBookingIdx: row.movingBookingIdx ?? null,
      },
      setWhere: sql`${slotLocks.expiresAt} <= ${at}::timestamptz or (${slotLocks.memberIdx} = ${row.memberIdx} and ${slotLocks.kind} = 'LOCK')`,
    })
    .returning({ sheetIdx: slotLocks.sheetIdx });
  return rows.length === 1;
}

export async function insertUse(tx: Database, row: typeof lockUses.$inferInsert): Promise<void> {
  await tx.insert(lockUses).values(row);
}

export async function updateUseEnd(tx: Database, useIdx: number, heldUntil: Date): Promise<void> {
  await tx.update(lockUses).set({ heldUntil }).where(eq(lockUses.useIdx, useIdx));
}

/** Ends the member's lock on other slots (or on the named one only) and closes its use; the slots that it was on. */
export async function deleteOwnLocks(
  tx: Database,
  {
    clubIdx,
    memberIdx,
    exceptSheetIdx,
    sheetIdx,
  }: {
    clubIdx: number;
    memberIdx: number;
    exceptSheetIdx?: number;
    sheetIdx?: number;
  },
  now: Date,
): Promise<number[]> {
  const gone = await tx
    .delete(slotLocks)
    .where(
      and(
        eq(slotLocks.clubIdx, clubIdx),
        eq(slotLocks.memberIdx, memberIdx),
        eq(slotLocks.kind, "LOCK"),
        exceptSheetIdx === undefined ? undefined : ne(slotLocks.sheetIdx, exceptSheetIdx),
        sheetIdx === undefined ? undefined : eq(slotLocks.sheetIdx, sheetIdx),
      ),
    )
    .returning({ sheetIdx: slotLocks.sheetIdx });
  const sheetIdxs = gone.map((row) => row.sheetIdx);
  if (sheetIdxs.length > 0) {
    await tx
      .update(lockUses)
      .set({ heldUntil: now })
      .where(
        and(
          eq(lockUses.clubIdx, clubIdx),
          eq(lockUses.memberIdx, memberIdx),
          inArray(lockUses.sheetIdx, sheetIdxs),
          gt(lockUses.heldUntil, now),
        ),
      );
  }
  return sheetIdxs;
}

/** Drops an offer's or a draw win's hold of a slot. */
export async function deleteHold(tx: Database, clubIdx: number, sheetIdx: number): Promise<void> {
  await tx
    .delete(slotLocks)
    .where(and(eq(slotLocks.clubIdx, clubIdx), eq(slotLocks.sheetIdx, sheetIdx), ne(slotLocks.kind, "LOCK")));
}

/** Slots with a dead lock, ascending. */
export async function selectDeadLocks(db: Database, clubIdx: number, now: Date): Promise<number[]> {
  const rows = await db
    .select({ sheetIdx: slotLocks.sheetIdx })
    .from(slotLocks)
    .where(and(eq(slotLocks.clubIdx, clubIdx), lte(slotLocks.expiresAt, now)))
    .orderBy(asc(slotLocks.sheetIdx));
  return rows.map((row) => row.sheetIdx);
}

/** True when the slot's lock was dead; it is gone now. */
export async function deleteDeadLock(
  tx: Database,
  clubIdx: number,
  sheetIdx: number,
  now: Date,
): Promise<boolean> {
  const gone = await tx
    .delete(slotLocks)
    .where(
      and(eq(slotLocks.clubIdx, clubIdx), eq(slotLocks.sheetIdx, sheetIdx), lte(slotLocks.expiresAt, now)),
    )
    .returning({ sheetIdx: slotLocks.sheetIdx });
  return gone.length > 0;
}

export async function deleteUsesBefore(db: Database, clubIdx: number, before: Date): Promise<void> {
  await db.delete(lockUses).where(and(eq(lockUses.clubIdx, clubIdx), lte(lockUses.heldUntil, before)));
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
    .where(and(eq(teeSlots.clubIdx, clubIdx), inArray(teeSlots.linkedSheetIdx, [...sheetIdxs])));
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
    .set({ linkedSheetIdx, openType: linkedSheetIdx === null ? "10" : "90", updatedAt: now })
    .where(and(eq(teeSlots.clubIdx, clubIdx), inArray(teeSlots.sheetIdx, [...sheetIdxs])));
}

/** The slots of a day between two tee times, both included, ascending. */
export async function selectSpan(
  db: Database,
  wish: {
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
      and(
        eq(teeSlots.clubIdx, wish.clubIdx),
        eq(teeSlots.playDate, wish.date),
        gte(teeSlots.teeTime, wish.from),
        lte(teeSlots.teeTime, wish.to),
        wish.courseCodes === undefined ? undefined : inArray(teeSlots.courseCode, [...wish.courseCodes]),
      ),
    )
    .orderBy(asc(teeSlots.sheetIdx));
  return rows.map((row) => row.sheetIdx);
}

/** Waits for everybody else who names the same thing, until the end of the transaction. */
export async function takeAdvisoryLock(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
