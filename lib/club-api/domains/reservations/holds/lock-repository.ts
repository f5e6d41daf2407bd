import { asc, desc, eq, gt, inArray, lte, ne, sql } from "drizzle-orm";
import type { Database } from "../../../db/database";
import { ofClub } from "../../../db/of-club";
import { oneOfClub } from "../../../db/one-of-club";
import { lockUses, slotLocks } from "../../../db/tables";

export type Hold = typeof slotLocks.$inferSelect;

/** The member's own lock, dead or alive; there is one at most. */
export async function selectOwnLock(db: Database, clubIdx: number, memberIdx: number): Promise<Hold | null> {
  return oneOfClub(db, slotLocks, clubIdx, eq(slotLocks.memberIdx, memberIdx), eq(slotLocks.kind, "LOCK"));
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
        lastMinute: row.lastMinute ?? null,
      },
      setWhere: sql`${slotLocks.expiresAt} <= ${at}::timestamptz or (${slotLocks.memberIdx} = ${row.memberIdx} and ${slotLocks.kind} = 'LOCK')`,
    })
    .returning({ sheetIdx: slotLocks.sheetIdx });
  return rows.length === 1;
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
      ofClub(
        slotLocks,
        clubIdx,
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
        ofClub(
          lockUses,
          clubIdx,
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
    .where(ofClub(slotLocks, clubIdx, eq(slotLocks.sheetIdx, sheetIdx), ne(slotLocks.kind, "LOCK")));
}

/** Slots with a dead lock, ascending. */
export async function selectDeadLocks(db: Database, clubIdx: number, now: Date): Promise<number[]> {
  const rows = await db
    .select({ sheetIdx: slotLocks.sheetIdx })
    .from(slotLocks)
    .where(ofClub(slotLocks, clubIdx, lte(slotLocks.expiresAt, now)))
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
    .where(ofClub(slotLocks, clubIdx, eq(slotLocks.sheetIdx, sheetIdx), lte(slotLocks.expiresAt, now)))
    .returning({ sheetIdx: slotLocks.sheetIdx });
  return gone.length > 0;
}

/** The spans in which a member held a slot that reach into the window. */
export function selectUses(
  db: Database,
  input: { clubIdx: number; memberIdx: number; sheetIdx: number; since: Date },
) {
  return db
    .select()
    .from(lockUses)
    .where(
      ofClub(
        lockUses,
        input.clubIdx,
        eq(lockUses.memberIdx, input.memberIdx),
        eq(lockUses.sheetIdx, input.sheetIdx),
        gt(lockUses.heldUntil, input.since),
      ),
    )
    .orderBy(desc(lockUses.useIdx));
}

export async function insertUse(tx: Database, row: typeof lockUses.$inferInsert): Promise<void> {
  await tx.insert(lockUses).values(row);
}

export async function updateUseEnd(
  tx: Database,
  { clubIdx, useIdx }: Pick<typeof lockUses.$inferSelect, "clubIdx" | "useIdx">,
  heldUntil: Date,
): Promise<void> {
  await tx
    .update(lockUses)
    .set({ heldUntil })
    .where(ofClub(lockUses, clubIdx, eq(lockUses.useIdx, useIdx)));
}

export async function deleteUsesBefore(db: Database, clubIdx: number, before: Date): Promise<void> {
  await db.delete(lockUses).where(ofClub(lockUses, clubIdx, lte(lockUses.heldUntil, before)));
}
