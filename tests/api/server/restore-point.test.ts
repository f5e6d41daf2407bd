import { sql } from "drizzle-orm";
import { startTestApi } from "../../support/api";
import { onServer } from "../../support/database/postgres";
import { createSeededDatabase } from "../../support/database/seeded-database";
import { forFile } from "../../support/for-file";

/*
 * Tests share a worker's database one after another: what one of them changed, the next must not find. The whole content
 * is compared, rows as text in the order of that text.
 */

const api = await forFile(startTestApi);

async function rowsOf<Row>(query: string): Promise<Row[]> {
  const answer = (await api.db.execute(sql.raw(query))) as unknown as { rows: Row[] };
  return answer.rows;
}

/** A hash of each table's rows, and where each sequence stands. The version of rules only rises. */
async function content(): Promise<Record<string, string>> {
  const tables = await rowsOf<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rule_version' order by 1",
  );
  const hashes = tables.map(async ({ name }) => {
    const [row] = await rowsOf<{ hash: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} t`,
    );
    return [name, row?.hash ?? ""] as const;
  });
  const sequences = await rowsOf<{ name: string; last: string }>(
    "select sequencename as name, coalesce(last_value::text, 'unused') as last from pg_sequences order by 1",
  );
  return Object.fromEntries([
    ...(await Promise.all(hashes)),
    ...sequences.map(({ name, last }) => [name, last]),
  ]);
}

test.each([
  ["rows of a small table", "update members set name = 'changed'"],
  ["rows of a large table", "update bookings set state = '51' where booking_idx % 3 = 0"],
  ["deleted rows of a large table", "delete from booking_players where booking_idx % 2 = 0"],
  [
    "a new row",
    "insert into holidays (club_idx, date, names, holiday_type) select club_idx, '2031-01-02', names, holiday_type from holidays limit 1",
  ],
  [
    "a row of a table without any",
    "insert into slot_locks (club_idx, sheet_idx, member_idx, kind, locked_at, expires_at) select club_idx, sheet_idx, 100001, 'LOCK', now(), now() from tee_slots limit 1",
  ],
  ["a sequence", "select nextval('notices_notice_idx_seq')"],
  ["a truncated table", "truncate notices cascade"],
])("reset puts back %s", async (_what, change) => {
  const before = await content();
  await api.db.execute(sql.raw(change));
  expect(await content()).not.toEqual(before);
  await api.reset();
  expect(await content()).toEqual(before);
});

test("rules that were put back are read anew by a process that has kept the changed ones", async () => {
  const [before] = await rowsOf<{ version: string }>("select version from rule_version");
  await api.db.execute(sql`update policies set value1 = '7' where code = 'C0260'`);
  await api.reset();
  const [after] = await rowsOf<{ version: string }>("select version from rule_version");
  expect(Number(after?.version)).toBe(Number(before?.version) + 2);
});

test("a database is used again as the seed left it, unless its shape has changed", async () => {
  const first = await createSeededDatabase();
  await onServer(first.url, (client) => client.query("delete from notices"));
  await first.drop();
  const second = await createSeededDatabase();
  expect(second.url).toBe(first.url);
  const count = (url: string) =>
    onServer(url, async (client) => (await client.query("select count(*)::int as n from notices")).rows[0].n);
  expect(await count(second.url)).toBeGreaterThan(0);
  await onServer(second.url, (client) => client.query("alter table notices add column extra text"));
  await second.drop();
  const third = await createSeededDatabase();
  expect(third.url).not.toBe(first.url);
  await third.drop();
});
