import { and, eq, lt } from "drizzle-orm";
import type { Database } from "../../db/database";
import { loginLog } from "../../db/tables";

export type NewLogin = Omit<typeof loginLog.$inferInsert, "loginIdx">;

export async function insertLogin(db: Database, row: NewLogin): Promise<void> {
  await db.insert(loginLog).values(row);
}

export async function deleteLoginsBefore(db: Database, clubIdx: number, moment: Date): Promise<void> {
  await db.delete(loginLog).where(and(eq(loginLog.clubIdx, clubIdx), lt(loginLog.at, moment)));
}
