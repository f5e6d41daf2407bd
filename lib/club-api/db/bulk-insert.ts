import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database";

const chunkSize = 2_000;

/**
 * Inserts many rows with one parameter per chunk: a placeholder per value, as the query builder has it, takes ten times
 * as long. All rows name the same columns; the others get their defaults.
 */
export async function bulkInsert<T extends PgTable>(
  tx: Database,
  table: T,
  rows: readonly T["$inferInsert"][],
): Promise<void> {
  for (const statement of insertsOf(table, rows)) await tx.execute(statement);
}

/** The same for rows whose keys may be there already: those stay as they are. How many were inserted. */
export async function bulkInsertMissing<T extends PgTable>(
  tx: Database,
  table: T,
  rows: readonly T["$inferInsert"][],
): Promise<number> {
  let inserted = 0;
  for (const statement of insertsOf(table, rows)) {
    // Either driver answers with rows; their common type does not say so.
    const { rows: stored } = (await tx.execute(
      sql`${statement} on conflict do nothing returning 1`,
    )) as unknown as { rows: unknown[] };
    inserted += stored.length;
  }
  return inserted;
}

/** One statement per chunk of rows. */
function insertsOf<T extends PgTable>(table: T, rows: readonly T["$inferInsert"][]): SQL[] {
  const [first] = rows;
  if (!first) return [];
  const named = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const columns = sql.join(
    named.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const record = sql.identifier(getTableName(table));
  const chunks = Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, place) =>
    rows.slice(place * chunkSize, (place + 1) * chunkSize),
  );
  return chunks.map((chunk) => {
    const json = JSON.stringify(
      chunk.map((row: Record<string, unknown>) =>
        Object.fromEntries(named.map(([key, column]) => [column.name, row[key]])),
      ),
    );
    return sql`insert into ${record} (${columns})
      select ${columns} from json_populate_recordset(null::${record}, ${json}::json)`;
  });
}
