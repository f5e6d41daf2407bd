import { and, asc, eq, inArray, isNull, notExists } from "drizzle-orm";
import type { Database } from "../../db/database";
import { saleExists } from "../../db/slot-holders";
import { isStoredIdx } from "../../db/stored-idx";
import { teeSlots } from "../../db/tables";

export type Slot = typeof teeSlots.$inferSelect;
export type NewSlot = typeof teeSlots.$inferInsert;

export async function selectSlot(db: Database, clubIdx: number, sheetIdx: number): Promise<Slot | null> {
  if (!isStoredIdx(sheetIdx)) return null;
  const rows = await db.select().from(teeSlots).where(isSlot(clubIdx, sheetIdx));
  return rows[0] ?? null;
}

/** The slots under a lock, in the one order that all lockers keep. */
export function selectSlotsForUpdate(
  tx: Database,
  clubIdx: number,
  sheetIdxs: readonly number[],
): Promise<Slot[]> {
  return tx
    .select()
    .from(teeSlots)
    .where(and(eq(teeSlots.clubIdx, clubIdx), inArray(teeSlots.sheetIdx, sheetIdxs.filter(isStoredIdx))))
    .orderBy(asc(teeSlots.sheetIdx))
    .for("update");
}

/** Stores the slots that do not exist yet; how many that were. */
export async function insertMissingSlots(tx: Database, rows: NewSlot[]): Promise<number> {
  if (rows.length === 0) return 0;
  const stored = await tx
    .insert(teeSlots)
    .values(rows)
    .onConflictDoNothing()
    .returning({ sheetIdx: teeSlots.sheetIdx });
  return stored.length;
}

/** Changes slots; with `freeOnly` those that no live booking holds. How many were changed. */
export async function updateSlots(
  tx: Database,
  clubIdx: number,
  sheetIdxs: readonly number[],
  change: Partial<NewSlot>,
  { freeOnly }: { freeOnly: boolean },
): Promise<number> {
  const changed = await tx
    .update(teeSlots)
    .set(change)
    .where(
      and(
        eq(teeSlots.clubIdx, clubIdx),
        inArray(teeSlots.sheetIdx, sheetIdxs.filter(isStoredIdx)),
        freeOnly ? and(isNull(teeSlots.linkedSheetIdx), notExists(saleExists(tx))) : undefined,
      ),
    )
    .returning({ sheetIdx: teeSlots.sheetIdx });
  return changed.length;
}

function isSlot(clubIdx: number, sheetIdx: number) {
  return and(eq(teeSlots.clubIdx, clubIdx), eq(teeSlots.sheetIdx, sheetIdx));
}
