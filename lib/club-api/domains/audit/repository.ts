import type { Database } from "../../db/database";
import { auditRecords } from "../../db/tables";

export type NewRecord = typeof auditRecords.$inferInsert;

export async function insertRecord(db: Database, row: NewRecord): Promise<void> {
  await db.insert(auditRecords).values(row);
}
