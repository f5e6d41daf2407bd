import { type SQL, sql } from "drizzle-orm";
import type { Database } from "./database";

/** The rows of a query, whichever PostgreSQL answers; moments come as ISO texts, dates as they are written. */
export async function jsonRows<T>(db: Database, query: SQL): Promise<T[]> {
  const rows = await db
    .select({ list: sql<T[]>`coalesce(json_agg(listed), '[]'::json)` })
    .from(sql`(${query}) as listed`);
  return rows[0]?.list ?? [];
}

/** Numbers as one parameter, however many there are: `column in ${numberList(values)}`. */
export function numberList(values: readonly number[]): SQL {
  return sql`(select value::int from json_array_elements_text(${JSON.stringify(values)}::json))`;
}
