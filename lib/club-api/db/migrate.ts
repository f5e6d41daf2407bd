import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { StartError } from "../platform/failure";
import type { Database } from "./database";
import { jsonRows } from "./json-rows";
import { transaction } from "./transaction";

/**
 * The server is bundled into one file, so its own place tells nothing: the folder is found from the project's
 * root, which every start command has as its working directory.
 */
const migrationsFolder = resolve(process.cwd(), "lib/club-api/db/migrations");

const lockKey = 7_306_001;

/**
 * Brings the schema up to date. Several processes may start at once: one holds the advisory lock and migrates, the
 * others find nothing left to do. All in one transaction, so a stopped start leaves the old schema whole.
 */
export async function migrate(db: Database, folder: string = migrationsFolder): Promise<void> {
  const files = readMigrationFiles({ migrationsFolder: folder });
  await transaction(db, async (tx) => {
    // Another process may be at it for longer than a request would wait, and a large table takes its time.
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    await tx.execute(
      sql`create table if not exists applied_migrations (hash text primary key, applied_at timestamptz not null default now())`,
    );
    const done = await selectApplied(tx);
    for (const file of files) {
      if (done.has(file.hash)) continue;
      for (const statement of file.sql) await tx.execute(sql.raw(inOwnSchema(statement)));
      await tx.execute(sql`insert into applied_migrations (hash) values (${file.hash})`);
    }
  });
}

/** The generator names `public`; without it a statement is about the schema that the connection works in (`sandbox.ts`). */
const inOwnSchema = (statement: string): string => statement.replaceAll('"public".', "");

async function selectApplied(db: Database): Promise<Set<string>> {
  const rows = await jsonRows<{ hash: string }>(db, sql`select hash from applied_migrations`);
  return new Set(rows.map(({ hash }) => hash));
}

/** How a database stands to this release. */
export type MigrationState = {
  /** Names of the migrations that it has not had, in their order. */
  pending: string[];
  /** The number of migrations that it has had and this release does not know: a newer release was there. */
  unknown: number;
};

/** Compares a database with the migrations of this release; writes nothing. */
export async function readMigrationState(db: Database): Promise<MigrationState> {
  const [found] = await jsonRows<{ isThere: boolean }>(
    db,
    sql`select to_regclass('applied_migrations') is not null as "isThere"`,
  );
  const applied = found?.isThere ? await selectApplied(db) : new Set<string>();
  const files = readMigrationFiles({ migrationsFolder });
  const names = migrationNames();
  const known = new Set(files.map(({ hash }) => hash));
  return {
    pending: files.flatMap(({ hash }, place) => (applied.has(hash) ? [] : (names[place] ?? hash))),
    unknown: [...applied].filter((hash) => !known.has(hash)).length,
  };
}

function migrationNames(): string[] {
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, "meta", "_journal.json"), "utf8")) as {
    entries: { tag: string }[];
  };
  return entries.map(({ tag }) => tag);
}

type AtStart = { migrations: "run" | "wait" | "refuse"; allowsNewerDatabase: boolean };

const waitLimitMs = 10 * 60_000;
const lookEveryMs = 1_000;

/**
 * Brings the database's schema to this release at start. `run` migrates, `wait` looks each second for ten minutes
 * whether another process has, `refuse` stops. Throws `StartError`, also for a database of a newer release unless
 * that is allowed.
 */
export async function readyForStart(
  db: Database,
  { migrations, allowsNewerDatabase }: AtStart,
): Promise<void> {
  await refuseReplica(db);
  const state = await readMigrationState(db);
  if (state.unknown > 0 && !allowsNewerDatabase) throw new StartError(newerDatabase(state));
  if (migrations === "run") return migrate(db);
  // Real clock: the wait for another process.
  const until = Date.now() + (migrations === "wait" ? waitLimitMs : 0);
  let { pending } = state;
  while (pending.length > 0) {
    if (Date.now() >= until) {
      throw new StartError(
        `The database lacks ${pending.length} migrations of this release, the first ${pending[0]}: run "npm run club -- migrate", or set MIGRATIONS=run.`,
      );
    }
    await wait(lookEveryMs);
    ({ pending } = await readMigrationState(db));
  }
}

/** Message for a database that is read-only. */
export const replicaGiven = "DATABASE_URL leads to a replica or a read-only database: name the primary.";

/** Throws `StartError` where the database only reads; a start would fail half-way at the first thing that it writes. */
export async function refuseReplica(db: Database): Promise<void> {
  const [found] = await jsonRows<{ isReadOnly: boolean }>(
    db,
    sql`select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
  );
  if (found?.isReadOnly) throw new StartError(replicaGiven);
}

/** The sentence about a database that a newer release has migrated. */
export function newerDatabase({ unknown }: Pick<MigrationState, "unknown">): string {
  return (
    `The database was migrated by a newer release (${unknown} migrations that this one does not know): start that release, ` +
    "or set ALLOW_NEWER_DATABASE=1 to go back one release."
  );
}
