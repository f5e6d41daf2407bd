import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { limitRules } from "../../db/tables";

export async function selectLimitRule(
  db: Database,
  clubIdx: number,
  memberType: string,
): Promise<typeof limitRules.$inferSelect | null> {
  const rows = await db
    .select()
    .from(limitRules)
    .where(and(eq(limitRules.clubIdx, clubIdx), eq(limitRules.memberType, memberType)));
  return rows[0] ?? null;
}
