import { and, desc, eq, gt, lte, ne, notInArray } from "drizzle-orm";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { oneOfClub } from "../../db/one-of-club";
import { admins, drafts, previews } from "../../db/tables";

export type DraftRow = typeof drafts.$inferSelect;
export type PreviewRow = typeof previews.$inferSelect;
export type DraftOwner = Pick<DraftRow, "clubIdx" | "adminIdx" | "entity" | "entityIdx">;

export async function selectDraft(db: Database, place: DraftOwner): Promise<DraftRow | null> {
  const rows = await db.select().from(drafts).where(isAt(place));
  return rows[0] ?? null;
}

export type DraftWriter = { adminIdx: number; name: string; savedAt: Date };

/** The others whose form of the same record was kept since a moment, the latest first. */
export function selectWriters(
  db: Database,
  { clubIdx, adminIdx, entity, entityIdx }: DraftOwner,
  since: Date,
): Promise<DraftWriter[]> {
  const isOthers = ofClub(
    drafts,
    clubIdx,
    eq(drafts.entity, entity),
    eq(drafts.entityIdx, entityIdx),
    ne(drafts.adminIdx, adminIdx),
    gt(drafts.savedAt, since),
  );
  return db
    .select({ adminIdx: drafts.adminIdx, name: admins.name, savedAt: drafts.savedAt })
    .from(drafts)
    .innerJoin(admins, eq(admins.adminIdx, drafts.adminIdx))
    .where(isOthers)
    .orderBy(desc(drafts.savedAt));
}

export async function upsertDraft(tx: Database, row: DraftRow): Promise<void> {
  const { payload, savedAt } = row;
  await tx
    .insert(drafts)
    .values(row)
    .onConflictDoUpdate({
      target: [drafts.clubIdx, drafts.adminIdx, drafts.entity, drafts.entityIdx],
      set: { payload, savedAt },
    });
}

export async function deleteDraft(tx: Database, place: DraftOwner): Promise<number> {
  const rows = await tx.delete(drafts).where(isAt(place)).returning({ entity: drafts.entity });
  return rows.length;
}

/** Stores a preview; forgets those that have run out, and the oldest of the admin's own above `most`. */
export async function insertPreview(
  tx: Database,
  row: PreviewRow,
  { now, most }: { now: Date; most: number },
): Promise<void> {
  await tx.delete(previews).where(lte(previews.expiresAt, now));
  await tx.insert(previews).values(row);
  const newest = tx
    .select({ tokenHash: previews.tokenHash })
    .from(previews)
    .where(eq(previews.adminIdx, row.adminIdx))
    .orderBy(desc(previews.expiresAt), desc(eq(previews.tokenHash, row.tokenHash)))
    .limit(most);
  await tx
    .delete(previews)
    .where(and(eq(previews.adminIdx, row.adminIdx), notInArray(previews.tokenHash, newest)));
}

/** Forgets the oldest forms of an admin above `most`. */
export async function deleteOldDrafts(tx: Database, adminIdx: number, most: number): Promise<void> {
  const [last] = await tx
    .select({ savedAt: drafts.savedAt })
    .from(drafts)
    .where(eq(drafts.adminIdx, adminIdx))
    .orderBy(desc(drafts.savedAt))
    .offset(most)
    .limit(1);
  if (last)
    await tx.delete(drafts).where(and(eq(drafts.adminIdx, adminIdx), lte(drafts.savedAt, last.savedAt)));
}

export async function selectPreview(
  db: Database,
  clubIdx: number,
  tokenHash: string,
  now: Date,
): Promise<PreviewRow | null> {
  return oneOfClub(db, previews, clubIdx, eq(previews.tokenHash, tokenHash), gt(previews.expiresAt, now));
}

function isAt({ clubIdx, adminIdx, entity, entityIdx }: DraftOwner) {
  return ofClub(
    drafts,
    clubIdx,
    eq(drafts.adminIdx, adminIdx),
    eq(drafts.entity, entity),
    eq(drafts.entityIdx, entityIdx),
  );
}
