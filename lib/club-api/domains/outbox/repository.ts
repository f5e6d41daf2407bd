import type { Database } from "../../db/database";
import { outbox } from "../../db/tables";

export type NewMessage = typeof outbox.$inferInsert;

export async function insertMessages(db: Database, rows: readonly NewMessage[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(outbox)
      .values([...rows])
      .onConflictDoNothing();
}
