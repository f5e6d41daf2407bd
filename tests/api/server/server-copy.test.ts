import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { openFolderStorage } from "@/lib/club-api/adapters/folder-storage";
import { sumTable, type TableSum } from "@/lib/club-api/db/all-rows";
import { readCatalog } from "@/lib/club-api/db/catalog";
import { openDatabase } from "@/lib/club-api/db/client";
import type { Database } from "@/lib/club-api/db/database";
import { jsonRows } from "@/lib/club-api/db/json-rows";
import { serverKey } from "@/lib/club-api/db/secrets";
import { addClub } from "@/lib/club-api/db/seed/add-club";
import { runOperator } from "@/lib/club-api/operator/run";
import { demoNow, startTestApi, type TestApi } from "../../support/api";
import { createTestDatabase, type TestDatabase } from "../../support/database/postgres";

/** A whole server in one file: what was written can be restored, row by row, and what cannot is refused before it does harm. */
let api: TestApi & { url: string };
let folder = "";
const backup = () => join(folder, "server.backup");
const empty: TestDatabase[] = [];

async function emptyDatabase(): Promise<string> {
  const database = await createTestDatabase();
  empty.push(database);
  return database.url;
}

async function club(args: string[], variables: Record<string, string>) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runOperator(
    args,
    { DEMO_NOW: demoNow.toISOString(), ...variables },
    { say: (text) => said.push(text), complain: (text) => complained.push(text) },
  );
  return { code, said: said.join("\n"), complained: complained.join("\n") };
}
const here = (...args: string[]) => club(args, { DATABASE_URL: api.url, DATA_DIR: join(folder, "here") });

async function contentOf(db: Database): Promise<Record<string, TableSum>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local time zone 'UTC'`);
    const found: Record<string, TableSum> = {};
    for (const table of await readCatalog(tx, "all")) found[table.name] = await sumTable(tx, table);
    return found;
  });
}

async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const opened = await openDatabase({ dataDir: "unused", databaseUrl: url });
  try {
    return await work(opened.db);
  } finally {
    await opened.close();
  }
}

let storedKey = "";
/** The content that the backup is of: the server notes the backup itself afterwards. */
let backedUp: Record<string, TableSum> = {};
beforeAll(async () => {
  api = await startTestApi();
  folder = await mkdtemp(join(tmpdir(), "server-copy-"));
  await addClub(api.db, { clubCode: "LK02", preset: "links", adminId: "greenkeeper" }, demoNow);
  await serverKey(api.db, "identity-hash", demoNow);
  const storage = await openFolderStorage(join(folder, "here", "files"));
  const [file] = await jsonRows<{ key: string }>(api.db, sql`select storage_key as key from files limit 1`);
  storedKey = file?.key ?? "";
  const path = storage.temporaryPath();
  await writeFile(path, "a form of the club");
  await storage.put(storedKey, path);
  await addRecords();
  backedUp = await contentOf(api.db);
  const made = await here("backup", "--to", backup());
  expect([made.code, made.complained]).toEqual([0, ""]);
}, 120_000);
afterAll(async () => {
  await api.close();
  for (const database of empty) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test("a restored server is the one that was backed up: every row, number to come, key and file", async () => {
  const url = await emptyDatabase();
  const there = join(folder, "restored");
  const done = await club(["restore", "--from", backup(), "--json"], { DATABASE_URL: url, DATA_DIR: there });
  expect([done.code, done.code === 0 || done.said]).toEqual([0, true]);
  expect(JSON.parse(done.said)).toMatchObject({ ok: true, clubs: ["MS01", "LK02"], files: 1 });
  const sequences = sql`select sequencename as name, last_value as last from pg_sequences order by 1`;
  await withDatabase(url, async (db) => {
    expect(await contentOf(db)).toEqual(backedUp);
    expect(await jsonRows(db, sequences)).toEqual(await jsonRows(api.db, sequences));
    const off = sql`select tgname from pg_trigger where not tgisinternal and tgenabled = 'D'`;
    expect(await jsonRows(db, off)).toEqual([]);
  });
  expect(await readFile(join(there, "files", storedKey), "utf8")).toBe("a form of the club");
});

const partsOf = (db: Database) =>
  jsonRows<{ part: string; rows: number }>(
    db,
    sql`select tableoid::regclass::text as part, count(*)::int as rows from view_days group by 1
      union all select tableoid::regclass::text, count(*)::int from audit_records group by 1 order by 1`,
  );

/** Of rows of earlier months, which a club that has moved here has brought, and of this one. */
async function addRecords(): Promise<void> {
  for (const at of ["2025-03-31T23:59:59Z", "2025-04-01T00:00:00Z", "2026-11-23T00:00:00Z"]) {
    await api.db.execute(sql`insert into audit_records (club_idx, at, actor, action, entity, entity_key, request_id, after)
      values (1, ${at}, 'nobody', 'VIEW', 'member', '1', 'copy', '{"at": "1999-01-01"}')`);
    await api.db.execute(sql`insert into outbox (club_idx, channel, event, target, lang, vars, state, next_try_at, created_at, dedupe_key)
      values (1, 'MAIL', 'welcome', 'a@club.example', 'en', '{}', 'SENT', ${at}, ${at}, ${at})`);
  }
}

test("what is restored lies in parts of its months, whichever part it lay in, and the keys of messages are there", async () => {
  const url = await emptyDatabase();
  expect(
    (await club(["restore", "--from", backup()], { DATABASE_URL: url, DATA_DIR: join(folder, "parts") }))
      .code,
  ).toBe(0);
  await withDatabase(url, async (db) => {
    const found = (await partsOf(db)).map(({ part }) => part);
    for (const month of ["2025m03", "2025m04", "2026m11"]) expect(found).toContain(`audit_records_y${month}`);
    expect(found.filter((part) => /default|1999/.test(part))).toEqual([]);
    expect((await partsOf(api.db)).map(({ part }) => part)).toContain("audit_records_default");
    expect(await jsonRows(db, sql`select count(*)::int as keys from outbox_keys`)).toEqual([{ keys: 3 }]);
    const loud = sql`select 1 from pg_trigger where tgname in ('audit_records_kept', 'audit_records_append_only')
      and tgrelid = 'audit_records_y2025m03'::regclass and tgenabled = 'O'`;
    expect(await jsonRows(db, loud)).toHaveLength(2);
  });
});

test("an embedded database moves to PostgreSQL with every row, and comes back from it by a backup", async () => {
  const embedded = { DATA_DIR: join(folder, "embedded") };
  expect((await club(["restore", "--from", backup()], embedded)).code).toBe(0);
  const url = await emptyDatabase();
  const moved = await club(["to-postgres", "--to", url], embedded);
  expect([moved.code, moved.complained]).toEqual([0, ""]);
  expect(moved.said).toContain("each table as it was");
  await withDatabase(url, async (db) => expect(await contentOf(db)).toEqual(backedUp));
});

test("a database that holds something is not written to", async () => {
  const before = await contentOf(api.db);
  const done = await here("restore", "--from", backup());
  expect(done).toMatchObject({
    code: 1,
    complained: "The database holds club MS01 already: nothing was written. Name an empty database.",
  });
  expect(await contentOf(api.db)).toEqual(before);
});

/** The lines of the backup, changed, as a file of its own. */
async function changed(name: string, change: (lines: string[]) => string[]): Promise<string> {
  const lines = gunzipSync(await readFile(backup()))
    .toString("utf8")
    .split("\n");
  const path = join(folder, name);
  await writeFile(path, gzipSync(change(lines).join("\n")));
  return path;
}

test.each([
  [
    "cut in its middle",
    async () => {
      const whole = await readFile(backup());
      const path = join(folder, "cut");
      await writeFile(path, whole.subarray(0, whole.length / 2));
      return path;
    },
    /is cut or damaged: nothing was taken from it/,
  ],
  [
    "without its end",
    () => changed("endless", (lines) => lines.filter((line) => !line.startsWith("end"))),
    /is cut or damaged/,
  ],
  [
    "with a piece of a table lost",
    () => changed("short", (lines) => lines.filter((line) => !line.startsWith("rows\tmembers"))),
    /does not hold what its end tells of/,
  ],
  [
    "of one club",
    async () => {
      const path = join(folder, "lk02.club");
      await here("export", "LK02", "--to", path);
      return path;
    },
    /is the archive of club LK02/,
  ],
  ["that is not there", async () => join(folder, "nowhere"), /There is no file/],
] as [string, () => Promise<string>, RegExp][])(
  "a backup %s is refused before a database is made",
  async (_what, make, sentence) => {
    const path = await make();
    const place = join(folder, `refused-${Math.random()}`);
    const done = await club(["restore", "--from", path], { DATA_DIR: place });
    expect(done.code).toBe(1);
    expect(done.complained).toMatch(sentence);
    expect(existsSync(join(place, "pg"))).toBe(false);
    expect(
      (
        await club(
          ["backup check", "--from", path].flatMap((word) => word.split(" ")),
          {},
        )
      ).code,
    ).toBe(1);
  },
);

test("one value that was changed in the file is found, and nothing of it stays", async () => {
  const path = await changed("forged", (lines) =>
    lines.map((line) =>
      line.startsWith("rows\tmembers") ? line.replace(/"name": ?"[^"]+"/, '"name":"Somebody"') : line,
    ),
  );
  const url = await emptyDatabase();
  const place = join(folder, "forged-files");
  const done = await club(["restore", "--from", path], { DATABASE_URL: url, DATA_DIR: place });
  expect(done.code).toBe(1);
  expect(done.complained).toMatch(/^The table members came out with .* nothing was written\.$/);
  await withDatabase(url, async (db) => {
    const held = Object.entries(await contentOf(db)).filter(([, { rows }]) => rows > 0);
    // The one row that a migration makes.
    expect(held.map(([name]) => name)).toEqual(["rule_version"]);
  });
  expect(existsSync(join(place, "files", storedKey))).toBe(false);
});

test("a backup of another release is refused, and a file that is there is not written over", async () => {
  const path = await changed("other-release", ([head = "", ...rest]) => [
    head.replace(/"schema":"\w+"/, '"schema":"0"'),
    ...rest,
  ]);
  const done = await club(["restore", "--from", path], {
    DATABASE_URL: await emptyDatabase(),
    DATA_DIR: join(folder, "other"),
  });
  expect(done.complained).toContain("was written by another release of the product");
  expect((await here("backup", "--to", backup())).complained).toContain("There is a file");
});

test("to-postgres refuses what is no empty PostgreSQL", async () => {
  const embedded = { DATA_DIR: join(folder, "embedded") };
  expect((await club(["to-postgres", "--to", api.url], embedded)).complained).toContain(
    "holds club MS01 already",
  );
  expect((await club(["to-postgres", "--to", "mysql://x"], embedded)).complained).toContain("postgres://");
  expect((await here("to-postgres", "--to", await emptyDatabase())).complained).toContain(
    "DATABASE_URL is set",
  );
});
