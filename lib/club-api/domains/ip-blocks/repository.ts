import { and, count, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/stored-idx";
import { ipBlocks } from "../../db/tables";

export type IpBlockRow = typeof ipBlocks.$inferSelect;
export type NewIpBlock = Omit<typeof ipBlocks.$inferInsert, "ipIdx">;

/** One page of a club's entries, the newest first, and their number. */
export async function selectIpBlocks(
  db: Database,
  { clubIdx, keyword, offset, limit }: { clubIdx: number; keyword?: string; offset: number; limit: number },
): Promise<{ rows: IpBlockRow[]; total: number }> {
  const like = (column: typeof ipBlocks.ipFrom | typeof ipBlocks.ipTo | typeof ipBlocks.reason) =>
    sql`position(lower(${keyword ?? ""}) in lower(coalesce(${column}, ''))) > 0`;
  const isWanted = and(
    eq(ipBlocks.clubIdx, clubIdx),
    keyword ? or(like(ipBlocks.ipFrom), like(ipBlocks.ipTo), like(ipBlocks.reason)) : undefined,
  );
  const rows = await db
    .select()
    .from(ipBlocks)
    .where(isWanted)
    .orderBy(desc(ipBlocks.createdAt), desc(ipBlocks.ipIdx))
    .limit(limit)
    .offset(offset);
  const totals = await db.select({ total: count() }).from(ipBlocks).where(isWanted);
  return { rows, total: totals[0]?.total ?? 0 };
}

/** All entries of a club under a lock: what one change does depends on the others. */
export function lockIpBlocks(db: Database, clubIdx: number): Promise<IpBlockRow[]> {
  return db
    .select()
    .from(ipBlocks)
    .where(eq(ipBlocks.clubIdx, clubIdx))
    .orderBy(ipBlocks.ipIdx)
    .for("update");
}

export async function selectIpBlock(
  db: Database,
  clubIdx: number,
  ipIdx: number,
): Promise<IpBlockRow | null> {
  if (!isStoredIdx(ipIdx)) return null;
  const rows = await db
    .select()
    .from(ipBlocks)
    .where(and(eq(ipBlocks.clubIdx, clubIdx), eq(ipBlocks.ipIdx, ipIdx)));
  return rows[0] ?? null;
}

export async function insertIpBlock(db: Database, row: NewIpBlock): Promise<IpBlockRow> {
  const rows = await db.insert(ipBlocks).values(row).returning();
  const first = rows[0];
  if (!first) throw new Error("The entry was not stored.");
  return first;
}

export async function updateIpBlock(
  db: Database,
  { clubIdx, ipIdx }: { clubIdx: number; ipIdx: number },
  change: Partial<NewIpBlock>,
): Promise<void> {
  await db
    .update(ipBlocks)
    .set(change)
    .where(and(eq(ipBlocks.clubIdx, clubIdx), eq(ipBlocks.ipIdx, ipIdx)));
}

export async function deleteIpBlocks(
  db: Database,
  clubIdx: number,
  ipIdxs: readonly number[],
): Promise<IpBlockRow[]> {
  return db
    .delete(ipBlocks)
    .where(and(eq(ipBlocks.clubIdx, clubIdx), inArray(ipBlocks.ipIdx, ipIdxs.filter(isStoredIdx))))
    .returning();
}
