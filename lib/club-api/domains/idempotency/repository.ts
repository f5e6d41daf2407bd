import { eq, lt } from "drizzle-orm";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { idempotencyKeys } from "../../db/tables";

export type KeyRow = typeof idempotencyKeys.$inferSelect;
export type CallKey = Pick<KeyRow, "clubIdx" | "caller" | "key">;

/** True when the key is ours now; a concurrent holder of the same key is waited for. */
export async function insertKey(tx: Database, row: typeof idempotencyKeys.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return rows.length === 1;
}

export async function selectKey(tx: Database, key: CallKey): Promise<KeyRow | null> {
  const rows = await tx.select().from(idempotencyKeys).where(isOf(key));
  return rows[0] ?? null;
}

export async function updateAnswer(tx: Database, key: CallKey, answer: unknown): Promise<void> {
  await tx.update(idempotencyKeys).set({ answer }).where(isOf(key));
}

export async function deleteKeysBefore(db: Database, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}

function isOf({ clubIdx, caller, key }: CallKey) {
  return ofClub(idempotencyKeys, clubIdx, eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, key));
}
