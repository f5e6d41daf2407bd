import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** One type for PGlite, PostgreSQL and a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT>;
