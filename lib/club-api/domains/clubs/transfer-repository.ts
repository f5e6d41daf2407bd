import { type SQL, sql } from "drizzle-orm";
import { type CatalogTable, type OrderedTable, readCatalog } from "../../db/catalog";
import type { Database } from "../../db/database";
import { jsonRows } from "../../db/json-rows";

/** Rows that mean something for a moment only: they are deleted with a club, and stay behind when it moves. */
const passing = [
  "activation_tokens",
  "certifications",
  "drafts",
  "idempotency_keys",
  "lock_uses",
  "nice_requests",
  "opening_tickets",
  "previews",
  "sessions",
  "slot_locks",
  "weather_cache",
] as const;
/** Tables of a club's people without a column of the club: by whom their rows belong to it. */
const passwordTable = "admin_passwords";
/** Columns that number rows over the whole server, and that nothing refers to: they are numbered anew. */
const serverNumbers: Readonly<Record<string, string>> = {
  [passwordTable]: "password_idx",
  i18n_messages: "message_idx",
  i18n_versions: "version_idx",
};

export const isPassing = (table: string): boolean => (passing as readonly string[]).includes(table);

/** Every table with rows of clubs, with its key and what it refers to. */
export const readClubTables = (db: Database): Promise<CatalogTable[]> => readCatalog(db, "ofClubs");

/** The rows of a club in a table, in pieces of JSON text; `table` is a name of the catalogue. */
export async function* readRowTexts(tx: Database, table: string, clubIdx: number): AsyncGenerator<string> {
  const cursor = sql.identifier(`rows_of_${table}`);
  await tx.execute(sql`declare ${cursor} no scroll cursor for
    select to_jsonb(r)::text as row from ${sql.identifier(table)} r where ${belongsTo(table, clubIdx)}`);
  for (;;) {
    const { rows } = (await tx.execute(sql`fetch 500 from ${cursor}`)) as unknown as {
      rows: { row: string }[];
    };
    if (rows.length === 0) break;
    yield `[${rows.map(({ row }) => row).join(",")}]`;
  }
  await tx.execute(sql`close ${cursor}`);
}

function belongsTo(table: string, clubIdx: number): SQL {
  return table === passwordTable
    ? sql`r.admin_idx in (select a.admin_idx from admins a where a.club_idx = ${clubIdx})`
    : sql`r.club_idx = ${clubIdx}`;
}

/** The number of rows of a club in a table. */
export async function countRows(tx: Database, table: string, clubIdx: number): Promise<number> {
  const [found] = await jsonRows<{ count: number }>(
    tx,
    sql`select count(*)::int as count from ${sql.identifier(table)} r where ${belongsTo(table, clubIdx)}`,
  );
  return found?.count ?? 0;
}

/** How the numbers of administrators change on the way into another server. */
export type AdminNumbers = ReadonlyMap<number, number>;
const adminColumns = ["admin_idx", "assignee_idx"];

/**
 * Inserts rows of an archive into a club. Numbers of administrators are taken from `admins`; those of other clubs become
 * null. Messages that still wait are parked: the server that they come from may send them too. How many were inserted.
 */
export async function insertRowTexts(
  tx: Database,
  { name, columns, later }: Pick<OrderedTable, "name" | "columns" | "later">,
  { clubIdx, admins, rows }: { clubIdx: number; admins: AdminNumbers; rows: string },
): Promise<number> {
  const written = columns.filter((column) => column !== serverNumbers[name]);
  const numbers = sql`${JSON.stringify([...admins].map(([from, to]) => ({ from, to })))}::jsonb`;
  const values = written.map((column) => {
    if (column === "club_idx") return sql`${clubIdx}::int`;
    // Sessions stay behind, so a number of one would be somebody else's.
    if (later.includes(column) || column === "session_idx") return sql`null`;
    if (adminColumns.includes(column)) {
      return sql`(select (n->>'to')::int from jsonb_array_elements(${numbers}) n
        where (n->>'from')::int = r.${sql.identifier(column)})`;
    }
    if (name === "outbox" && column === "state") {
      return sql`case when r.state = 'WAITING' then 'PARKED' else r.state end`;
    }
    return sql`r.${sql.identifier(column)}`;
  });
  const { rows: inserted } = (await tx.execute(sql`with added as (
      insert into ${sql.identifier(name)} (${sql.join(
        written.map((column) => sql.identifier(column)),
        sql`, `,
      )})
      overriding system value
      select ${sql.join(values, sql`, `)} from jsonb_populate_recordset(null::${sql.identifier(name)}, ${rows}::jsonb) r
      returning 1)
    select count(*)::int as count from added`)) as unknown as { rows: { count: number }[] };
  return inserted[0]?.count ?? 0;
}

/** Writes the columns that {@link insertRowTexts} left null. */
export async function linkRowTexts(
  tx: Database,
  { name, key, later }: OrderedTable,
  { clubIdx, rows }: { clubIdx: number; rows: string },
): Promise<void> {
  const column = (one: string) => sql.identifier(one);
  const own = key.filter((one) => one !== "club_idx");
  await tx.execute(sql`update ${column(name)} t
    set ${sql.join(
      later.map((one) => sql`${column(one)} = r.${column(one)}`),
      sql`, `,
    )}
    from jsonb_populate_recordset(null::${column(name)}, ${rows}::jsonb) r
    where t.club_idx = ${clubIdx} and ${sql.join(
      own.map((one) => sql`t.${column(one)} = r.${column(one)}`),
      sql` and `,
    )}
      and (${sql.join(
        later.map((one) => sql`r.${column(one)} is not null`),
        sql` or `,
      )})`);
}

/** Sets columns of a club's rows to null, so that what they name can be deleted. */
export async function unlinkRows(
  tx: Database,
  { name, later }: OrderedTable,
  clubIdx: number,
): Promise<void> {
  if (later.length === 0) return;
  const column = (one: string) => sql.identifier(one);
  await tx.execute(sql`update ${column(name)} set ${sql.join(
    later.map((one) => sql`${column(one)} = null`),
    sql`, `,
  )}
    where club_idx = ${clubIdx} and (${sql.join(
      later.map((one) => sql`${column(one)} is not null`),
      sql` or `,
    )})`);
}

export async function deleteRows(tx: Database, table: string, clubIdx: number): Promise<void> {
  await tx.execute(sql`delete from ${sql.identifier(table)} where club_idx = ${clubIdx}`);
}

/** Lets the transaction delete the record of what admins did, which goes with its club alone. */
export async function allowAuditDelete(tx: Database): Promise<void> {
  await tx.execute(sql`set local club.audit_purge_before = 'infinity'`);
}

/** Lets the transaction write messages beside their keys, which an archive holds as rows of their own. */
export async function bringOutboxKeys(tx: Database): Promise<void> {
  await tx.execute(sql`set local club.brings_outbox_keys = 'on'`);
}

/** Inquiries of other clubs that an administrator of this one answers are nobody's from then on. */
export async function releaseAssignments(tx: Database, clubIdx: number): Promise<void> {
  await tx.execute(sql`update vocs set assignee_idx = null where club_idx <> ${clubIdx}
    and assignee_idx in (select admin_idx from admins where club_idx = ${clubIdx})`);
}

/** The keys of a club's files in the storage. */
export async function selectStorageKeys(tx: Database, clubIdx: number): Promise<string[]> {
  const rows = await jsonRows<{ key: string }>(
    tx,
    sql`select storage_key as key from files where club_idx = ${clubIdx}
      union select size->>'storageKey' from content_images, jsonb_array_elements(sizes) size where club_idx = ${clubIdx}
      order by 1`,
  );
  return rows.map(({ key }) => key);
}

/** Which of some numbers administrators of the server have. */
export async function takenAdminNumbers(tx: Database, numbers: readonly number[]): Promise<Set<number>> {
  const rows = await jsonRows<{ idx: number }>(
    tx,
    sql`select admin_idx as idx from admins where admin_idx in
      (select value::int from json_array_elements_text(${JSON.stringify(numbers)}::json))`,
  );
  return new Set(rows.map(({ idx }) => idx));
}

/** A number that no administrator of the server has, and none of `used`. */
export async function nextAdminNumber(tx: Database, used: ReadonlySet<number>): Promise<number> {
  for (;;) {
    const [row] = await jsonRows<{ idx: number }>(
      tx,
      sql`select nextval(pg_get_serial_sequence('admins', 'admin_idx'))::int as idx`,
    );
    if (row && !used.has(row.idx) && (await takenAdminNumbers(tx, [row.idx])).size === 0) return row.idx;
  }
}

/** Moves the sequence of a numbered table past its highest number, never back. */
export async function continueSequence(tx: Database, { name, numbered }: CatalogTable): Promise<void> {
  if (numbered === null) return;
  const [table, column] = [sql.identifier(name), sql.identifier(numbered)];
  await tx.execute(sql`select setval(pg_get_serial_sequence(${name}, ${numbered}),
    greatest(nextval(pg_get_serial_sequence(${name}, ${numbered})), (select max(${column}) from ${table})))`);
}

/** The last migration that the database has had, by which two of one release are told. */
export async function selectSchemaHash(tx: Database): Promise<string> {
  const rows = await jsonRows<{ hash: string }>(
    tx,
    sql`select md5(string_agg(hash, ',' order by hash)) as hash from applied_migrations`,
  );
  return rows[0]?.hash ?? "";
}

/**
 * Takes off what was hashed or sealed with the key of another server: proofs of identity, to be given again, and secrets of
 * providers, to be entered again. How many members were concerned.
 */
export async function dropForeignProofs(tx: Database, clubIdx: number): Promise<number> {
  await tx.execute(sql`update site_certs set nice_secret = null where club_idx = ${clubIdx}`);
  const { rows } = (await tx.execute(sql`with changed as (
      update members set ci_hash = null, di_hash = null
      where club_idx = ${clubIdx} and (ci_hash is not null or di_hash is not null) returning 1)
    select count(*)::int as count from changed`)) as unknown as { rows: { count: number }[] };
  return rows[0]?.count ?? 0;
}

/** Members who are told by their mail address, a thousand at a time behind a number. */
export function selectByMail(
  tx: Database,
  clubIdx: number,
  after: number,
): Promise<{ memberIdx: number; email: string }[]> {
  return jsonRows(
    tx,
    sql`select member_idx as "memberIdx", email from members
      where club_idx = ${clubIdx} and member_idx > ${after} and email_hash is not null
      order by member_idx limit 1000`,
  );
}

/** Writes the hashes of mail addresses by the number of the member. */
export async function updateMailHashes(
  tx: Database,
  clubIdx: number,
  hashes: readonly { memberIdx: number; hash: string }[],
): Promise<void> {
  await tx.execute(sql`update members m set email_hash = h.hash
    from jsonb_to_recordset(${JSON.stringify(hashes)}::jsonb) h("memberIdx" int, hash text)
    where m.club_idx = ${clubIdx} and m.member_idx = h."memberIdx"`);
}
