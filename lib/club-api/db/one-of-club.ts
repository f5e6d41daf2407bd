import type { SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database";
import { type ClubTable, ofClub } from "./of-club";

/** The row of a club that holds to the conditions; null where there is none. */
export async function oneOfClub<T extends PgTable & ClubTable>(
  db: Database,
  table: T,
  clubIdx: number,
  ...conditions: (SQL | undefined)[]
): Promise<T["$inferSelect"] | null> {
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(ofClub(table, clubIdx, ...conditions));
  return (rows[0] as T["$inferSelect"] | undefined) ?? null;
}
