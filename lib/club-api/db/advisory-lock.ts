import { sql } from "drizzle-orm";
import type { Database } from "./database";

/**
 * Takes a named lock until the end of the transaction, unless somebody else has it: for work of a job that the holder is doing
 * already, or that the next run does.
 */
export async function tryToLock(tx: Database, name: string): Promise<boolean> {
  const [row] = await tx
    .select({ isLocked: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))` })
    .from(sql`(select 1) as one`);
  return row?.isLocked === true;
}
