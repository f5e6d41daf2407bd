import { sql } from "drizzle-orm";

/**
 * The run of the database server that answers, by its start. A server that takes over without the last writes of the one before, or that was filled
 * from a backup, counts its transactions and versions on from an earlier state: it gives their numbers to other rows. What a
 * process remembers by such a number counts for one run alone.
 */
export const serverRun = sql`extract(epoch from pg_postmaster_start_time())`;
