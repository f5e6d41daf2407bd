import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import pg from "pg";
import { openDatabase, openPglite } from "@/lib/club-api/db/client";
import type { Database } from "@/lib/club-api/db/database";
import { jsonRows } from "@/lib/club-api/db/json-rows";
import { migrate } from "@/lib/club-api/db/migrate";
import { dropParts, ensureParts } from "@/lib/club-api/db/partitions";
import { purgeAuditEntries } from "@/lib/club-api/domains/audit";
import { startEmbeddedPostgres } from "../../support/database/embedded-postgres.mjs";
import { publish, type Row, row } from "../shared/rows.mjs";

/*
 * `npm run bench:retention`: the product's tables as they were before they had a part for each month, and as they are, with the
 * same rows: reads, writes, the night that deletes the oldest day of every club, and the month that is dropped. Then what the
 * migration from one to the other takes. docs/decisions/0062 rests on these numbers. ROWS sets how many rows a table has.
 */

const rows = Number(process.env.ROWS ?? 2_000_000);
const clubs = 200;
const months = 25;
const start = new Date("2024-11-01T00:00:00Z");
const monthAt = (count: number) => new Date(Date.UTC(2024, 10 + count, 1));
const end = monthAt(months);

/** The migrations before tables had parts, in a folder of their own. */
function earlierMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), "retention-"));
  cpSync("lib/club-api/db/migrations", folder, { recursive: true });
  const path = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8"));
  const first = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith("_monthly_partitions"));
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, first) }));
  return folder;
}

/** The moment of row `n`: the rows lie evenly between two moments. */
const spread = (from: Date, to: Date) =>
  `timestamptz '${from.toISOString()}' + (n::float / ${rows + 1}) * (timestamptz '${to.toISOString()}' - timestamptz '${from.toISOString()}')`;
const at = spread(start, end);
/** Messages are kept for ninety days. */
const firstSent = monthAt(months - 3);
const sentAt = spread(firstSent, end);
const numbers = `generate_series(1, ${rows}) n`;

const fills = [
  `insert into clubs (club_idx, club_code, created_at) select n, 'C' || n, now() from generate_series(1, ${clubs}) n`,
  `insert into audit_records (club_idx, audit_idx, at, actor, request_id, action, entity, entity_key, after)
    select 1 + n % ${clubs}, n, ${at}, 'contents' || n % 9, 'r', 'UPDATE', (array['booking', 'notice', 'member', 'policy'])[1 + n % 4],
      (n % 5000)::text, jsonb_build_object('title', repeat('x', 60), 'state', n % 7) from ${numbers}`,
  `insert into booking_logs (club_idx, log_idx, booking_idx, work_code, by, channel, at, after)
    select 1 + n % ${clubs}, n, n / 2, '10', 'member:1', '10', ${at}, '{}' from ${numbers}`,
  `insert into outbox (club_idx, outbox_idx, channel, event, target, lang, vars, state, tries, next_try_at, created_at, sent_at)
    select 1 + n % ${clubs}, n, 'MAIL', 'booked', 'member@club.example', 'en', '{}', 'SENT', 1, ${sentAt}, ${sentAt}, ${sentAt} from ${numbers}`,
  `select setval('audit_records_audit_idx_seq', ${rows}), setval('outbox_outbox_idx_seq', ${rows})`,
];

const newestBooking = 2 * Math.floor((rows - 400) / 400) * 100;
const recent = monthAt(months - 2).toISOString();
const queries: Readonly<Record<string, string>> = {
  "newest page of a club's log":
    "select * from audit_records where club_idx = 7 order by at desc, audit_idx desc limit 20",
  "history of one record":
    "select * from audit_records where club_idx = 7 and entity = 'booking' and entity_key = '1006' order by at desc, audit_idx desc limit 20",
  "one entry by its number": "select * from audit_records where club_idx = 8 and audit_idx = 1007",
  "log of a booking, without the moment": `select * from booking_logs where club_idx = ${1 + ((newestBooking * 2) % clubs)} and booking_idx = ${newestBooking} order by log_idx`,
  "log of a booking, as it is asked": `select * from booking_logs where club_idx = ${1 + ((newestBooking * 2) % clubs)} and booking_idx = ${newestBooking} and at >= '${recent}' order by log_idx`,
  "look for due messages":
    "select * from outbox where state = 'WAITING' and next_try_at <= now() and channel in ('MAIL', 'SMS') order by next_try_at, outbox_idx limit 20",
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

async function median(times: number, work: () => Promise<unknown>): Promise<number> {
  const measured: number[] = [];
  for (let turn = 0; turn < times; turn += 1) measured.push(await timed(work));
  return measured.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? 0;
}

const say = (text: string) => process.stdout.write(`${text}\n`);
const table: Row[] = [];
const note = (measure: string, ours: string, yardstick?: string) => {
  table.push(row({ measure, ours, yardstick }));
  say(`${measure}: ${ours}${yardstick === undefined ? "" : `; ${yardstick}`}`);
};
/** Notes a number of the tables in parts beside that of one table. */
const show = (name: string, whole: number, parted: number) =>
  note(name, `${parted.toFixed(2)} ms`, `${whole.toFixed(2)} ms, one table`);

type Form = { db: Database; pool: pg.Pool; close(): Promise<void> };

/** A database whose tables have parts, or have none yet, filled. */
async function openForm(url: string, isParted: boolean, folder: string): Promise<Form & { tookMs: number }> {
  const { db, close } = await openDatabase({ dataDir: "unused", databaseUrl: url });
  await migrate(db, folder);
  if (isParted) {
    await migrate(db);
    for (let month = 0; month < months; month += 3) await ensureParts(db, monthAt(month));
  }
  const pool = new pg.Pool({ connectionString: url, max: 1, options: "-c session_replication_role=replica" });
  // A failure stops the server below these connections.
  pool.on("error", () => undefined);
  const tookMs = await timed(async () => {
    for (const statement of fills) await pool.query(statement);
  });
  if (isParted) await dropParts(db, { outbox: firstSent });
  await pool.query("vacuum analyze");
  const closeBoth = async () => {
    await pool.end();
    await close();
  };
  return { db, pool, close: closeBoth, tookMs };
}

const moreRecords = `insert into audit_records (club_idx, at, actor, request_id, action, entity, entity_key, after)
  select 3, timestamptz '${new Date(end.getTime() - 1).toISOString()}', 'contents', 'r', 'UPDATE', 'notice', n::text, '{}' from generate_series(1, 1000) n`;
let keyed = 0;
function moreMessages(): string {
  keyed += 1;
  return `insert into outbox (club_idx, channel, event, target, lang, vars, next_try_at, created_at, dedupe_key)
    select 3, 'MAIL', 'welcome', 'a@club.example', 'en', '{}', timestamptz '2099-01-01', timestamptz '${new Date(end.getTime() - 1).toISOString()}',
      '${keyed}:' || n from generate_series(1, 1000) n on conflict do nothing`;
}

/** The retention of a night: the records of two years ago, of all clubs, in batches. */
async function night(db: Database, day: Date): Promise<void> {
  for (let clubIdx = 1; clubIdx <= clubs; clubIdx += 1) {
    await purgeAuditEntries(db, { club: { clubIdx }, now: day } as never);
  }
}

const tables = ["audit_records", "booking_logs", "outbox"];

async function bytesOfRow(db: Database): Promise<number[]> {
  const sizes: number[] = [];
  for (const table of tables) {
    const [found] = await jsonRows<{ bytes: number }>(
      db,
      sql`select coalesce((select sum(pg_total_relation_size(relid)) from pg_partition_tree(${table})),
        pg_total_relation_size(${table}))::float8 as bytes`,
    );
    sizes.push(Math.round((found?.bytes ?? 0) / rows));
  }
  return sizes;
}

async function compare(whole: Form, parted: Form): Promise<void> {
  const both = async (name: string, times: number, work: (form: Form) => Promise<unknown>) => {
    const measured: number[] = [];
    for (const form of [whole, parted]) {
      await work(form);
      measured.push(await median(times, () => work(form)));
    }
    show(name, measured[0] ?? 0, measured[1] ?? 0);
  };
  for (const [name, text] of Object.entries(queries)) await both(name, 51, ({ pool }) => pool.query(text));
  // Triggers are on from here: the key of a message is taken by one.
  for (const { pool } of [whole, parted]) await pool.query("set session_replication_role = origin");
  await both("1,000 more records", 7, ({ pool }) => pool.query(moreRecords));
  await both("1,000 more messages, each with a key", 7, ({ pool }) => pool.query(moreMessages()));
  const from = new Date("2026-11-02T00:00:00Z");
  const [inOne, inParts] = [
    await timed(() => night(whole.db, from)),
    await timed(() => night(parted.db, from)),
  ];
  show(`a night: the oldest day of ${clubs} clubs`, inOne, inParts);
  // The rest of the month is deleted by the nights that follow; then its part is empty, and goes.
  for (const { db } of [whole, parted]) await night(db, monthAt(months));
  const month = await timed(() => dropParts(parted.db, { audit_records: monthAt(1) }));
  note("a month: the part is dropped", `${month.toFixed(2)} ms`);
  const [inTable, inPart] = [await bytesOfRow(whole.db), await bytesOfRow(parted.db)];
  note(
    `bytes of a row with its keys (${tables.join(", ")})`,
    inPart.join(", "),
    `${inTable.join(", ")}, one table`,
  );
}

const folder = earlierMigrations();
const server = await startEmbeddedPostgres({ isDurable: true });
const open = async (name: string, isParted: boolean) => {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${name}`);
  const { rows: version } = await client.query("select current_setting('server_version') as version");
  await client.end();
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return { ...(await openForm(url.href, isParted, folder)), version: version[0]?.version as string };
};
try {
  const whole = await open("whole", false);
  const parted = await open("parted", true);
  say(
    `PostgreSQL ${whole.version}, ${rows} rows in each of ${tables.join(", ")}: one table, and a part for each of ${months} months`,
  );
  show("filled", whole.tookMs, parted.tookMs);
  await compare(whole, parted);
  const took = await timed(() => migrate(whole.db));
  note(`the migration from one to the other, ${tables.length * rows} rows`, `${(took / 1000).toFixed(1)} s`);
  await whole.close();
  await parted.close();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

const embedded = await openPglite(await PGlite.create(), () => undefined);
await migrate(embedded.db);
const first = await timed(() => ensureParts(embedded.db, start));
const again = await median(11, () => ensureParts(embedded.db, start));
note(
  "embedded: three months of every table made, looked at",
  `${first.toFixed(0)} ms, ${again.toFixed(1)} ms`,
);
await embedded.close();
publish(table);
