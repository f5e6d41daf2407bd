import type { EventEmitter } from "node:events";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { Pool, type PoolConfig } from "pg";
import { ensureDataFolder } from "../platform/data-folder";
import type { DatabaseEnv } from "../platform/env";
import { errorCode, StartError } from "../platform/failure";
import type { Logger } from "../platform/logger";
import type { Database } from "./database";
import { takeLockFile } from "./lock-file";
import { PooledClient } from "./pooled-client";
import { readOver } from "./prepared-read";
import { PreparingClient } from "./preparing-client";
import { readLanes } from "./read-lanes";
import { tracedEmbedded, tracedPool } from "./traced-queries";

type PoolSize = () => { total: number; idle: number; waiting: number };

export type OpenDatabase = {
  db: Database;
  /** Connections of the pool: open, idle and asked for; PGlite has exactly one. */
  poolSize: PoolSize;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

export type DatabasePlace = {
  /** Folder of the embedded database, or `memory` for a throw-away one. */
  dataDir: string;
  /** A PostgreSQL address; when set, `dataDir` holds no database. */
  databaseUrl?: string | undefined;
  /** How the PostgreSQL of `databaseUrl` is reached. */
  database?: DatabaseEnv | undefined;
  /** The one schema of PostgreSQL that its connections see, in place of `public`. */
  schema?: string | undefined;
  logger?: Logger | undefined;
};

/** Opens PostgreSQL when an address is given, else PGlite under its lock file. Throws `StartError`. */
export async function openDatabase({
  dataDir,
  databaseUrl,
  database = direct,
  schema,
  logger,
}: DatabasePlace): Promise<OpenDatabase> {
  if (databaseUrl) return openPostgres(databaseUrl, { ...database, schema }, logger);
  // Loaded here alone: production has a server.
  const { PGlite } = await import("@electric-sql/pglite");
  if (dataDir === "memory") return openPglite(new PGlite(), () => undefined);
  const folder = join(dataDir, "pg");
  ensureDataFolder(dataDir);
  const release = takeLockFile(join(dataDir, "pg.lock"));
  try {
    return await openPglite(new PGlite(folder), release);
  } catch (error) {
    release();
    throw error;
  }
}

/** Wraps a ready PGlite, such as one that was loaded from a dump. */
export async function openPglite(client: PGlite, release: () => void): Promise<OpenDatabase> {
  const { drizzle } = await import("drizzle-orm/pglite");
  await client.waitReady;
  const db = drizzle(tracedEmbedded(client));
  let isClosed = false;
  return {
    db,
    ping: () => ping(db),
    poolSize: () => ({ total: 1, idle: 1, waiting: 0 }),
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      await client.close();
      release();
    },
  };
}

type Place = DatabaseEnv & { schema?: string | undefined };

const direct: DatabaseEnv = { pooler: "none", poolSize: 20 };

/** Milliseconds. An opening's crowd waits for a connection; who waits longer for a row is told that the club is busy. */
export const databaseTimeouts = {
  connection: 20_000,
  statement: 30_000,
  lock: 3_000,
  idleInTransaction: 60_000,
};

/**
 * A pooler that hands out connections by transaction knows nothing of what a session was told before: no statement is
 * prepared for later, and the timeouts are settings of the role (docs/deployment.md).
 */
function poolConfig(url: string, { pooler, poolSize, schema }: Place): PoolConfig {
  const shared = {
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: databaseTimeouts.connection,
    // Statements of a transaction that do not wait for each other are on their way together.
    pipeline: true,
  };
  if (pooler === "transaction") return { ...shared, Client: PooledClient };
  return {
    ...shared,
    Client: PreparingClient,
    ...(schema ? { options: `-c search_path=${schema}` } : {}),
    statement_timeout: databaseTimeouts.statement,
    lock_timeout: databaseTimeouts.lock,
    idle_in_transaction_session_timeout: databaseTimeouts.idleInTransaction,
  };
}

async function openPostgres(url: string, database: Place, logger: Logger | undefined): Promise<OpenDatabase> {
  const pool = tracedPool(new Pool(poolConfig(url, database)));
  const onBroken = (error: Error) => logger?.warn({ reason: error.message }, "a database connection broke");
  pool.on("error", onBroken);
  // The pool listens to idle ones only: one that breaks between two statements of a transaction would end the process.
  pool.on("connect", (client) => client.on("error", onBroken));
  leaveReplicas(pool);
  const db = drizzlePg(pool);
  readOver(db, drizzlePg(readLanes(pool) as Pool));
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await pool.end();
  };
  try {
    await warnWhenNotDurable(db, logger);
  } catch (error) {
    await close();
    throw new StartError(openFault(error));
  }
  return {
    db,
    ping: () => ping(db),
    poolSize: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close,
  };
}

const readOnly = "25006";

/**
 * A primary that became a replica keeps its connections, and a pool under load would keep them too: a connection that
 * refused to write is not used again, so the next one goes to where the address leads by then.
 */
function leaveReplicas(pool: Pool): void {
  const refused = new WeakSet<object>();
  pool.on("connect", (client) => {
    const { connection } = client as unknown as { connection: EventEmitter };
    connection.on("errorMessage", ({ code }: { code?: string }) => {
      if (code === readOnly) refused.add(client);
    });
  });
  pool.on("release", (_error, client) => {
    if (refused.has(client)) void client.end();
  });
}

function openFault(error: unknown): string {
  const reason = reasonOf(error);
  return /startup parameter/.test(messageOf(error))
    ? "DATABASE_URL leads to a pooler such as PgBouncer: set DATABASE_POOLER=transaction."
    : `The database of DATABASE_URL cannot be opened (${reason}).`;
}

function messageOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

/** The driver's reason, without the address: it may hold a password. */
function reasonOf(error: unknown): string {
  return errorCode(error) ?? messageOf(error);
}

async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}

/** A database that may lose acknowledged bookings at a power cut deserves a warning (checklist R-13). */
async function warnWhenNotDurable(db: Database, logger: Logger | undefined): Promise<void> {
  const answer = await db
    .select({
      fsync: sql<string>`current_setting('fsync')`,
      synchronousCommit: sql<string>`current_setting('synchronous_commit')`,
    })
    .from(sql`(select 1) as one`);
  const settings = answer[0];
  if (settings?.fsync === "off" || settings?.synchronousCommit === "off") {
    logger?.warn(
      settings,
      "the database runs with fsync or synchronous_commit off: a power cut can lose data",
    );
  }
}
