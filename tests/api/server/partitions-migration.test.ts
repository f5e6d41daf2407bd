import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import { openFolderStorage } from "@/lib/club-api/adapters/folder-storage";
import { readSequences, sumTable } from "@/lib/club-api/db/all-rows";
import { readCatalog } from "@/lib/club-api/db/catalog";
import { type OpenDatabase, openDatabase } from "@/lib/club-api/db/client";
import type { Database } from "@/lib/club-api/db/database";
import { jsonRows } from "@/lib/club-api/db/json-rows";
import { migrate } from "@/lib/club-api/db/migrate";
import { ensureParts, partsForImport } from "@/lib/club-api/db/partitions";
import { seedDemo } from "@/lib/club-api/db/seed";
import { demoNow } from "../../support/api";
import { createTestDatabase, type TestDatabase } from "../../support/database/postgres";

/** Tables that were whole become partitioned by month: no row, number or statement of the release before is lost on the way. */
const migrations = "lib/club-api/db/migrations";
const folder = mkdtempSync(join(tmpdir(), "parts-"));
const tables = ["audit_records", "booking_logs", "login_log", "outbox", "view_days"];

/** The migrations as they were before tables had parts. */
function earlierMigrations(): string {
  cpSync(migrations, folder, { recursive: true });
  const path = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8"));
  const first = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith("_monthly_partitions"));
  expect(first).toBeGreaterThan(0);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, first) }));
  return folder;
}

/** Rows of three months beside the seed's, and two keys. */
async function addEarlierRows(db: Database): Promise<void> {
  for (const at of ["2024-12-31T23:59:59Z", "2026-10-31T14:59:00Z", "2026-11-23T01:00:00Z"]) {
    await db.execute(sql`insert into audit_records (club_idx, at, actor, action, entity, entity_key, request_id)
      values (1, ${at}, 'nobody', 'VIEW', 'member', ${at}, 'parts')`);
    await db.execute(sql`insert into login_log (club_idx, kind, member_idx, at, result)
      values (1, 'member', 100001, ${at}, 'OK')`);
    await db.execute(sql`insert into outbox (club_idx, channel, event, target, lang, vars, next_try_at, created_at, dedupe_key)
      values (1, 'MAIL', 'welcome', 'a@club.example', 'en', '{}', ${at}, ${at}, ${`key ${at}`})`);
    await db.execute(sql`insert into booking_logs (club_idx, booking_idx, work_code, by, channel, at)
      select 1, max(booking_idx), '10', 'nobody', '10', ${at}::timestamptz from bookings where club_idx = 1`);
  }
}

async function contentOf(db: Database): Promise<Record<string, unknown>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local time zone 'UTC'`);
    const found: Record<string, unknown> = { sequences: await readSequences(tx) };
    for (const table of await readCatalog(tx, "all")) {
      if (table.name !== "outbox_keys") found[table.name] = await sumTable(tx, table);
    }
    return found;
  });
}

type Part = { table: string; part: string; bound: string };
const readParts = (db: Database) =>
  jsonRows<Part>(
    db,
    sql`select i.inhparent::regclass::text as table, i.inhrelid::regclass::text as part,
      pg_get_expr(c.relpartbound, c.oid) as bound
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where c.relkind = 'r' order by 1, 2`,
  );

let database: TestDatabase;
let opened: OpenDatabase;
let before: Record<string, unknown>;
let keys: unknown;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = await openDatabase({ dataDir: "unused", databaseUrl: database.url });
  const { db } = opened;
  await migrate(db, earlierMigrations());
  await seedDemo(db, { now: demoNow, storage: await openFolderStorage(join(folder, "files")) });
  await addEarlierRows(db);
  // A zone in which the months of the clubs and those of the parts begin at different times.
  await db.execute(sql`set time zone 'Asia/Seoul'`);
  before = await contentOf(db);
  keys = await jsonRows(
    db,
    sql`select club_idx, dedupe_key from outbox where dedupe_key is not null order by 1, 2`,
  );
  await migrate(db);
}, 120_000);
afterAll(async () => {
  await opened.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test("every row, and every number to come, is there as before; every key is in the table of keys", async () => {
  const { db } = opened;
  expect(await contentOf(db)).toEqual(before);
  expect(await jsonRows(db, sql`select club_idx, dedupe_key from outbox_keys order by 1, 2`)).toEqual(keys);
  expect(keys).toEqual(expect.arrayContaining([{ club_idx: 1, dedupe_key: "key 2024-12-31T23:59:59Z" }]));
});

test("the table as it was is the part of all times before, with the keys and triggers of the others", async () => {
  const { db } = opened;
  const parts = await readParts(db);
  for (const table of tables) {
    expect(
      parts.filter((one) => one.table === table).map(({ part, bound }) => [part, bound.slice(0, 7)]),
    ).toEqual([
      [`${table}_default`, "DEFAULT"],
      [`${table}_until_y2026m12`, "FOR VAL"],
    ]);
  }
  const loose = await jsonRows(
    db,
    sql`select c.conname from pg_constraint c join pg_class t on t.oid = c.conrelid
      where t.relispartition and c.contype in ('p', 'f') and c.conparentid = 0`,
  );
  expect(loose).toEqual([]);
  const invalid = sql`select indexrelid::regclass::text from pg_index where not indisvalid`;
  expect(await jsonRows(db, invalid)).toEqual([]);
});

test.each([
  "update audit_records_until_y2026m12 set actor = 'nobody'",
  "delete from audit_records_until_y2026m12",
  "truncate audit_records_until_y2026m12",
])("the record of what admins did refuses as before: %s", async (statement) => {
  await expect(opened.db.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { message: expect.stringContaining("append-only") },
  });
});

test("from then on a row goes to its month, and one of no month to the part of all others", async () => {
  const { db } = opened;
  const { done, refused } = await ensureParts(db, demoNow);
  // November is a part of what was before.
  expect(done.toSorted()).toEqual(tables.flatMap((table) => [`${table}_y2026m12`, `${table}_y2027m01`]));
  expect(refused).toEqual([]);
  const where = async (at: string) =>
    (await db.execute(sql`insert into login_log (club_idx, kind, member_idx, at, result)
        values (1, 'member', 100001, ${at}, 'OK') returning tableoid::regclass::text as part`)) as unknown as {
      rows: { part: string }[];
    };
  const placed: (string | undefined)[] = [];
  for (const at of [
    "2020-01-01T00:00:00Z",
    "2026-11-30T23:59:59Z",
    "2026-12-01T00:00:00Z",
    "2031-01-01T00:00:00Z",
  ])
    placed.push((await where(at)).rows[0]?.part);
  expect(placed).toEqual([
    "login_log_until_y2026m12",
    "login_log_until_y2026m12",
    "login_log_y2026m12",
    "login_log_default",
  ]);
});

test("a club that joins has its months made where no part has them", async () => {
  const makeParts = await partsForImport(opened.db);
  await makeParts(
    "login_log",
    JSON.stringify([{ at: "2019-05-31T23:00:00Z" }, { at: "2027-04-01T08:59:59+09:00" }]),
  );
  await makeParts("notices", JSON.stringify([{ at: "2019-05-31T23:00:00Z" }]));
  const parts = (await readParts(opened.db))
    .filter(({ table }) => table === "login_log")
    .map(({ part }) => part);
  expect(parts).toEqual(
    ["default", "until_y2026m12", "y2026m12", "y2027m01", "y2027m03"].map((one) => `login_log_${one}`),
  );
});

/** As the release before sends them: `values (default, …)`, `on conflict` without a target, and rows by their number. */
const earlierStatements: Readonly<Record<string, SQL>> = {
  "a message": sql`insert into "outbox" ("outbox_idx", "club_idx", "channel", "event", "member_idx", "target", "lang", "vars", "state",
      "tries", "next_try_at", "last_error", "dedupe_key", "created_at", "sent_at", "expires_at", "delivered_at")
    values (default, 1, 'SMS', 'welcome', 100001, '010-0000-0001', 'en', '{}', default, default, '2026-12-02', default,
      'once', '2026-12-02', default, default, default), (default, 1, 'SMS', 'welcome', 100001, '010-0000-0001', 'en', '{}',
      default, default, '2026-12-02', default, 'once', '2026-12-02', default, default, default) on conflict do nothing`,
  "due messages": sql`update "outbox" set "tries" = "outbox"."tries" + 1, "next_try_at" = '2026-12-03'
    where ("outbox"."club_idx", "outbox"."outbox_idx") in (select "club_idx", "outbox_idx" from "outbox"
      where ("outbox"."state" = 'WAITING' and "outbox"."next_try_at" <= '2026-12-02' and "outbox"."channel" in ('MAIL', 'SMS'))
      order by "outbox"."next_try_at", "outbox"."outbox_idx" limit 20 for update skip locked) returning "outbox_idx"`,
  "a message that was sent": sql`update "outbox" set "state" = 'SENT', "sent_at" = '2026-12-02'
    where ("outbox"."club_idx" = 1 and "outbox"."dedupe_key" = 'once' and "outbox"."state" = 'WAITING') returning "outbox_idx"`,
  "a message without its words": sql`update "outbox" set "target" = '', "vars" = '{}', "last_error" = null
    where ("outbox"."club_idx" = 1 and "outbox"."state" <> 'WAITING' and "outbox"."target" <> '')`,
  "a log line": sql`insert into "booking_logs" ("log_idx", "club_idx", "booking_idx", "work_code", "before", "after", "by", "channel",
      "at", "address") select nextval('booking_logs_log_idx_seq'), 1, max(booking_idx), '10', null, '{}', 'nobody', '10', '2026-12-02'::timestamptz,
      null from bookings`,
  "an audit record": sql`insert into "audit_records" ("audit_idx", "club_idx", "at", "actor", "admin_idx", "member_idx", "address",
      "request_id", "action", "entity", "entity_key", "before", "after", "reason")
    values (default, 1, '2026-12-02', 'nobody', default, default, default, 'r', 'VIEW', 'member', '1', null, '{}', default)`,
  "an access": sql`insert into "login_log" ("login_idx", "club_idx", "kind", "member_idx", "admin_idx", "at", "address", "result")
    values (default, 1, 'member', 100001, default, '2026-12-02', null, 'OK')`,
  "old accesses": sql`delete from "login_log" where ("login_log"."club_idx" = 1 and "login_log"."login_idx" in (select "login_idx"
      from "login_log" where ("login_log"."club_idx" = 1 and "login_log"."at" < '2025-01-01') order by "login_log"."at" asc limit 5000))
    returning "login_idx"`,
  "a view": sql`insert into "view_days" ("club_idx", "date", "kind", "record_idx", "views") values (1, '2026-12-02', 'notice', 1, 1)
    on conflict ("club_idx", "date", "kind", "record_idx") do update set "views" = "view_days"."views" + 1`,
};

test.each(Object.entries(earlierStatements))(
  "the release before can still write %s",
  async (_what, statement) => {
    // Twice: the second finds the view and the key.
    await opened.db.execute(statement);
    await opened.db.execute(statement);
  },
);

test("what it wrote twice under one key is there once, and was counted twice where it counts", async () => {
  const count = sql`select (select count(*)::int from outbox where dedupe_key = 'once') as once,
    (select views from view_days where date = '2026-12-02') as views`;
  expect(await jsonRows(opened.db, count)).toEqual([{ once: 1, views: 2 }]);
});
