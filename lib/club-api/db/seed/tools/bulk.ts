import { createHash } from "node:crypto";
import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../database";

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
  const [first] = rows;
  if (!first) return;
  const named = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const columns = sql.join(
    named.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const record = sql.identifier(getTableName(table));
  for (let place = 0; place < rows.length; place += chunkSize) {
    const chunk = rows.slice(place, place + chunkSize);
    const json = JSON.stringify(
      chunk.map((row: Record<string, unknown>) =>
        Object.fromEntries(named.map(([key, column]) => [column.name, row[key]])),
      ),
    );
    await tx.execute(sql`insert into ${record} (${columns})
      select ${columns} from json_populate_recordset(null::${record}, ${json}::json)`);
  }
}

/** A number from 0 up to 1 that follows from a text. */
export function share(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32BE(0) / 2 ** 32;
}

/** One of a list that follows from a text. */
export function pick<T>(list: readonly T[], text: string): T {
  const found = list[Math.floor(share(text) * list.length)];
  if (found === undefined) throw new Error("Nothing to pick from");
  return found;
}
