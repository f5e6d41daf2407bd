import { and, desc, eq, gt, lte } from "drizzle-orm";
import type { Database } from "../../../db/database";
import { lockUses } from "../../../db/tables";

/** The spans in which a member held a slot that reach into the window. */
export function selectUses(
  db: Database,
  input: { clubIdx: number; memberIdx: number; sheetIdx: number; since: Date },
) {
  return db
    .select()
    .from(lockUses)
    .where(
      and(
        eq(lockUses.clubIdx, input.clubIdx),
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

export async function updateUseEnd(tx: Database, useIdx: number, heldUntil: Date): Promise<void> {
  await tx.update(lockUses).set({ heldUntil }).where(eq(lockUses.useIdx, useIdx));
}

export async function deleteUsesBefore(db: Database, clubIdx: number, before: Date): Promise<void> {
  await db.delete(lockUses).where(and(eq(lockUses.clubIdx, clubIdx), lte(lockUses.heldUntil, before)));
}
