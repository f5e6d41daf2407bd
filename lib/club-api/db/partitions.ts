import { type SQL, sql } from "drizzle-orm";
import { errorCode } from "../platform/failure";
import type { Database } from "./database";
import { jsonRows } from "./json-rows";
import { transaction } from "./transaction";

/*
 * Tables that are written to the end of are partitioned by month (migration 0049). A part of `audit_records` is
 * `audit_records_y2026m12`: one month of UTC, whatever the zones of the clubs are. `audit_records_until_y2026m12` is the table as it was
 * before it had parts, and `audit_records_default` takes what has no part: rows of a clock that was set back or far ahead. So every
 * row finds its place, whether parts were made in time or not.
 */

/** A partitioned table, and the column by which a row finds its part. */
type Partitioned = { name: string; moment: string; type: "timestamptz" | "date" };

const partitioned = [
  { name: "audit_records", moment: "at", type: "timestamptz" },
  { name: "booking_logs", moment: "at", type: "timestamptz" },
  { name: "login_log", moment: "at", type: "timestamptz" },
  { name: "outbox", moment: "created_at", type: "timestamptz" },
  { name: "view_days", moment: "date", type: "date" },
] as const satisfies readonly Partitioned[];

export type PartitionedName = (typeof partitioned)[number]["name"];

/** Months since the year 0. */
type Month = number;

const monthOf = (moment: Date): Month => moment.getUTCFullYear() * 12 + moment.getUTCMonth();
const startOf = (month: Month): Date => new Date(Date.UTC(Math.floor(month / 12), month % 12));
const partOf = ({ name }: Partitioned, month: Month): string => {
  const [year, number] = startOf(month).toISOString().split("-");
  return `${name}_y${year}m${number}`;
};
const identifier = sql.identifier;

/** A part that is there, with its months from `from` to before `to`. */
type Part = { table: PartitionedName; name: string; from: Month; to: Month };

const nameShape = /_(?<until>until_)?y(?<year>\d{4})m(?<month>\d{2})$/;

/** Every part but the default ones; one query. */
async function readParts(db: Database): Promise<Part[]> {
  const rows = await jsonRows<{ table: PartitionedName; name: string }>(
    db,
    sql`select p.relname as table, c.relname as name from pg_inherits i
      join pg_class p on p.oid = i.inhparent join pg_class c on c.oid = i.inhrelid
      join pg_namespace n on n.oid = p.relnamespace and n.nspname = current_schema()
      where p.relkind = 'p' and c.relkind = 'r' order by c.relname`,
  );
  return rows.flatMap(({ table, name }) => {
    const found = nameShape.exec(name)?.groups;
    if (!found) return [];
    const month = Number(found.year) * 12 + Number(found.month) - 1;
    return [found.until ? { table, name, from: 0, to: month } : { table, name, from: month, to: month + 1 }];
  });
}

const holds = (parts: readonly Part[], { name }: Partitioned, month: Month): boolean =>
  parts.some(({ table, from, to }) => table === name && from <= month && month < to);

/** Why a part was not made or dropped, which need not stop anybody: every row has its place without it. */
const refusals: Readonly<Record<string, string>> = {
  "55P03": "the table was in use",
  "57014": "it took too long",
  "23514": "the default part has rows of that month",
  "42501": "the role may not change tables",
  "42P01": "the database is of another release",
};

/** Parts that were made or dropped, and those that wait for another day. */
export type PartReport = { done: string[]; refused: { part: string; reason: string }[] };

/** The month of now and the two after it. */
const monthsAhead = [0, 1, 2];

/** The parts of this month and the two after it that are not there; one query. */
async function missingParts(db: Database, now: Date) {
  const parts = await readParts(db);
  const months = monthsAhead.map((ahead) => monthOf(now) + ahead);
  return partitioned.flatMap((table) =>
    months
      .filter((month) => !holds(parts, table, month))
      .map((month) => ({ table, month, part: partOf(table, month) })),
  );
}

/** Names of the parts of this month and the two after it that are not there. */
export async function listMissingParts(db: Database, now: Date): Promise<string[]> {
  return (await missingParts(db, now)).map(({ part }) => part);
}

/**
 * Makes the parts of this month and the two after it where they are missing. A month of which the default part has rows stays
 * there. Any number of processes may do it at once; where nothing is missing it is one query.
 */
export async function ensureParts(db: Database, now: Date): Promise<PartReport> {
  const report: PartReport = { done: [], refused: [] };
  for (const { table, month, part } of await missingParts(db, now)) {
    await changeParts(db, report, part, (tx) => addPart(tx, table, month));
  }
  return report;
}

/** Moments before which every club has outlived the rows of a table. */
export type Outlived = Partial<Record<PartitionedName, Date>>;

/** Drops the parts whose last month every club has outlived. A message that is not over keeps its month. */
export async function dropParts(db: Database, outlived: Outlived): Promise<PartReport> {
  const report: PartReport = { done: [], refused: [] };
  for (const { table, name, to } of await readParts(db)) {
    const moment = outlived[table];
    if (!moment || startOf(to) > moment) continue;
    await changeParts(db, report, name, (tx) => dropPart(tx, { table, name }));
  }
  return report;
}

async function dropPart(tx: Database, { table, name }: Pick<Part, "table" | "name">): Promise<boolean> {
  const [found] = await jsonRows<{ isThere: boolean }>(
    tx,
    sql`select to_regclass(${name}) is not null as "isThere"`,
  );
  if (!found?.isThere) return false;
  await tx.execute(sql`lock table ${identifier(name)} in access exclusive mode`);
  if (table === "outbox") {
    const [held] = await jsonRows(tx, sql`select 1 as held from ${identifier(name)} limit 1`);
    if (held) return false;
  }
  await tx.execute(sql`drop table ${identifier(name)}`);
  return true;
}

/**
 * Renews what is known of all months together, which PostgreSQL by itself does for each part alone: of tables of which nothing is known
 * yet, or of all, which reads a sample of every month.
 */
export async function refreshStatistics(db: Database, which: "unknown" | "all"): Promise<void> {
  const unknown = await jsonRows<{ name: string }>(
    db,
    sql`select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
      where c.relkind = 'p' and c.reltuples < 0`,
  );
  for (const { name } of partitioned) {
    if (which === "unknown" && !unknown.some((one) => one.name === name)) continue;
    await transaction(db, async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`analyze ${identifier(name)}`);
    });
  }
}

/** Makes the parts for a JSON list of rows that are about to be inserted into a table, one time for each month. */
export type PartsOfRows = (table: string, rows: string) => Promise<void>;

/** Of a whole server that is copied into an empty database: in the copy's own transaction. */
export function partsForCopy(tx: Database): PartsOfRows {
  return forNewMonths(tx, async (table, month) => void (await addPart(tx, table, month)));
}

/** Of a club that joins others: each part by itself, so that nobody waits for the club's rows. A month that is refused has its place. */
export async function partsForImport(db: Database): Promise<PartsOfRows> {
  const parts = await readParts(db);
  const report: PartReport = { done: [], refused: [] };
  return forNewMonths(db, async (table, month) => {
    if (holds(parts, table, month)) return;
    await changeParts(db, report, partOf(table, month), (tx) => addPart(tx, table, month));
  });
}

function forNewMonths(db: Database, make: (table: Partitioned, month: Month) => Promise<void>): PartsOfRows {
  const seen = new Set<string>();
  return async (name, rows) => {
    const table = partitioned.find((one) => one.name === name);
    if (!table) return;
    const moment = sql`r ->> ${table.moment}::text`;
    const day =
      table.type === "date" ? moment : sql`to_char((${moment})::timestamptz at time zone 'UTC', 'YYYY-MM')`;
    const months = await jsonRows<{ month: string }>(
      db,
      sql`select distinct left(${day}, 7) as month from jsonb_array_elements(${rows}::jsonb) r`,
    );
    for (const { month } of months.filter((one) => !seen.has(`${name} ${one.month}`))) {
      seen.add(`${name} ${month}`);
      await make(table, monthOf(new Date(`${month}-01T00:00:00Z`)));
    }
  };
}

/**
 * Makes or drops a part in a transaction of its own, one at a time on the whole server. Its locks are asked for so briefly that
 * no call notices; what is refused is noted and left for the next day.
 */
async function changeParts(
  db: Database,
  { done, refused }: PartReport,
  part: string,
  change: (tx: Database) => Promise<boolean>,
): Promise<void> {
  try {
    const isDone = await transaction(db, async (tx) => {
      await tx.execute(sql`set local lock_timeout = '3s'`);
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('partitions', 0))`);
      // Shorter than the second after which PostgreSQL looks for a deadlock: this side gives way.
      await tx.execute(sql`set local lock_timeout = '300ms'`);
      await tx.execute(sql`set local statement_timeout = '2s'`);
      return change(tx);
    });
    if (isDone) done.push(part);
  } catch (error) {
    const reason = refusals[errorCode(error) ?? ""];
    if (reason === undefined) throw error;
    refused.push({ part, reason });
  }
}

/** Adds a month's part; false where it is there by now, or its rows are in the default part. */
async function addPart(tx: Database, table: Partitioned, month: Month): Promise<boolean> {
  const part = partOf(table, month);
  const [found] = await jsonRows<{ isThere: boolean; isHeld: boolean }>(
    tx,
    sql`select to_regclass(${part}) is not null as "isThere", exists (
      select from ${identifier(`${table.name}_default`)}
      where ${identifier(table.moment)} >= ${bound(table, month)} and ${identifier(table.moment)} < ${bound(table, month + 1)}
    ) as "isHeld"`,
  );
  if (!found || found.isThere || found.isHeld) return false;
  // Attached, and not made as a part: that would lock the whole table against reading.
  await tx.execute(sql`create table ${identifier(part)} (like ${identifier(table.name)} including defaults)`);
  await tx.execute(sql`alter table ${identifier(table.name)} attach partition ${identifier(part)}
    for values from (${bound(table, month)}) to (${bound(table, month + 1)})`);
  if (table.name === "audit_records") await refuseChanges(tx, part);
  return true;
}

/** A part has the triggers for each row by itself, those for each statement not. */
async function refuseChanges(tx: Database, part: string): Promise<void> {
  await tx.execute(sql`create trigger "audit_records_append_only" before update or truncate on ${identifier(part)}
    for each statement execute function "refuse_audit_change"()`);
}

/** Statements that define something take no parameters. */
function bound({ type }: Partitioned, month: Month): SQL {
  const day = startOf(month).toISOString().slice(0, 10);
  return sql.raw(type === "date" ? `'${day}'` : `'${day} 00:00:00+00'`);
}
