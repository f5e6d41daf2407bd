import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database";
import { teamForms } from "../../db/tables";

/** Whether a member's form is submitted, under review, approved or in reserve. */
export async function hasOpen(db: Database, clubIdx: number, memberIdx: number): Promise<boolean> {
  const rows = await db
    .select({ teamFormIdx: teamForms.teamFormIdx })
    .from(teamForms)
    .where(
      and(
        eq(teamForms.clubIdx, clubIdx),
        eq(teamForms.memberIdx, memberIdx),
        inArray(teamForms.state, ["10", "20", "30", "50"]),
      ),
    )
    .limit(1);
  return rows.length === 1;
}
