import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { passwordHistory } from "../../db/tables";

/** The latest replaced passwords of a member, hashes. */
export async function selectOldPasswords(
  db: Database,
  clubIdx: number,
  memberIdx: number,
  count: number,
): Promise<string[]> {
  const rows = await db
    .select({ passwordHash: passwordHistory.passwordHash })
    .from(passwordHistory)
    .where(and(eq(passwordHistory.clubIdx, clubIdx), eq(passwordHistory.memberIdx, memberIdx)))
    .orderBy(desc(passwordHistory.historyIdx))
    .limit(count);
  return rows.map((row) => row.passwordHash);
}

export async function insertOldPassword(
  tx: Database,
  row: Omit<typeof passwordHistory.$inferInsert, "historyIdx">,
): Promise<void> {
  await tx.insert(passwordHistory).values(row);
}
