import { type SQL, sql } from "drizzle-orm";
import type { CatalogTable, OrderedTable } from "./catalog";
import type { Database } from "./database";
import { jsonRows } from "./json-rows";

/*
 * All rows of a database, whichever club they belong to: for copies of a whole server. Rows travel as JSON texts that the
 * database writes and reads itself, so no value passes through a number of JavaScript.
 */

const column = (name: string): SQL => sql`${sql.identifier(name)}`;
const list = (names: readonly string[]): SQL => sql.join(names.map(column), sql`, `);

/** Settings of a transaction that reads or writes whole tables; the zone makes texts of moments the same everywhere. */
export async function prepareForCopy(tx: Database): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  await tx.execute(sql`set local time zone 'UTC'`);
}

/** The rows of a table in pieces: how many, and their JSON list. Needs a transaction. */
export async function* readAllRows(
  tx: Database,
  { name }: Pick<CatalogTable, "name">,
): AsyncGenerator<{ count: number; rows: string }> {
  const cursor = column(`all_${name}`);
  await tx.execute(
    sql`declare ${cursor} no scroll cursor for select to_jsonb(r)::text as row from ${column(name)} r`,
  );
  for (;;) {
    const { rows } = (await tx.execute(sql`fetch 500 from ${cursor}`)) as unknown as {
      rows: { row: string }[];
    };
    if (rows.length === 0) break;
    yield { count: rows.length, rows: `[${rows.map(({ row }) => row).join(",")}]` };
  }
  await tx.execute(sql`close ${cursor}`);
}

/** Inserts rows of {@link readAllRows}; columns of `later` stay null until {@link linkAllRows}. How many were inserted. */
export async function insertAllRows(
  tx: Database,
  { name, columns, later }: Pick<OrderedTable, "name" | "columns" | "later">,
  rows: string,
): Promise<number> {
  const values = columns.map((one) => (later.includes(one) ? sql`null` : sql`r.${column(one)}`));
  const answer = (await tx.execute(sql`with added as (
      insert into ${column(name)} (${list(columns)}) overriding system value
      select ${sql.join(values, sql`, `)} from jsonb_populate_recordset(null::${column(name)}, ${rows}::jsonb) r
      returning 1)
    select count(*)::int as count from added`)) as unknown as { rows: { count: number }[] };
  return answer.rows[0]?.count ?? 0;
}

/** Writes the columns that {@link insertAllRows} left null. */
export async function linkAllRows(
  tx: Database,
  { name, key, later }: OrderedTable,
  rows: string,
): Promise<void> {
  const isSame = sql.join(
    key.map((one) => sql`t.${column(one)} = r.${column(one)}`),
    sql` and `,
  );
  const given = sql.join(
    later.map((one) => sql`r.${column(one)} is not null`),
    sql` or `,
  );
  const linked = sql.join(
    later.map((one) => sql`${column(one)} = r.${column(one)}`),
    sql`, `,
  );
  await tx.execute(sql`update ${column(name)} t set ${linked}
    from jsonb_populate_recordset(null::${column(name)}, ${rows}::jsonb) r where ${isSame} and (${given})`);
}

/** Contents of a table: the number of its rows, and a sum over them that does not depend on their order. */
export type TableSum = { rows: number; sum: string };

/** Sums up a table, so that two copies can be compared without the rows. */
export async function sumTable(tx: Database, { name }: Pick<CatalogTable, "name">): Promise<TableSum> {
  const [found] = await jsonRows<TableSum>(
    tx,
    sql`select count(*)::int as rows,
      coalesce(sum(('x' || substr(md5(to_jsonb(r)::text), 1, 15))::bit(60)::bigint), 0)::text as sum
      from ${column(name)} r`,
  );
  return found ?? { rows: 0, sum: "0" };
}

/** Lets rows of a table come as they are: what triggers would add was copied, too. Undone by `isOn`, or with the transaction. */
export async function setTriggers(
  tx: Database,
  { name }: Pick<CatalogTable, "name">,
  isOn: boolean,
): Promise<void> {
  await tx.execute(sql`alter table ${column(name)} ${isOn ? sql`enable` : sql`disable`} trigger user`);
}

/** Takes out all rows of a table. */
export async function deleteAllRows(tx: Database, { name }: Pick<CatalogTable, "name">): Promise<void> {
  await tx.execute(sql`delete from ${column(name)}`);
}

/** Where a sequence stands. */
export type SequenceState = { name: string; last: string; isCalled: boolean };

export async function readSequences(tx: Database): Promise<SequenceState[]> {
  const names = await jsonRows<{ name: string }>(
    tx,
    sql`select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const states: SequenceState[] = [];
  for (const { name } of names) {
    const [state] = await jsonRows<Omit<SequenceState, "name">>(
      tx,
      sql`select last_value::text as last, is_called as "isCalled" from ${column(name)}`,
    );
    if (state) states.push({ name, ...state });
  }
  return states;
}

export async function setSequence(tx: Database, { name, last, isCalled }: SequenceState): Promise<void> {
  await tx.execute(sql`select setval(${name}::regclass, ${last}::bigint, ${isCalled})`);
}

/** The keys of all stored files that a row names. */
export async function readAllStorageKeys(tx: Database): Promise<string[]> {
  const rows = await jsonRows<{ key: string }>(
    tx,
    sql`select storage_key as key from files
      union select size->>'storageKey' from content_images, jsonb_array_elements(sizes) size order by 1`,
  );
  return rows.map(({ key }) => key);
}
