import { and, eq, lt } from "drizzle-orm";
import type { Database } from "../../db/database";
import { idempotencyKeys } from "../../db/tables";

export type KeyRow = typeof idempotencyKeys.$inferSelect;

/** True when the key is ours now; a concurrent holder of the same key is waited for. */
export async function insertKey(tx: Database, row: typeof idempotencyKeys.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return rows.length === 1;
}

export async function selectKey(tx: Database, caller: string, key: string): Promise<KeyRow | null> {
  const rows = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, key)));
  return rows[0] ?? null;
}

export async function updateAnswer(
  tx: Database,
  caller: string,
  key: string,
  answer: unknown,
): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ answer })
    .where(and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, key)));
}

export async function deleteKeysBefore(db: Database, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
