import { randomUUID } from "node:crypto";
import { basename } from "node:path";
import { Client, Pool, type PoolConfig } from "pg";
import type { DatabasePlace } from "@/lib/club-api/db/client";
import { startEmbeddedPostgres } from "./embedded-postgres.mjs";

export type TestDatabase = {
  /** Address of a database of its own on a real PostgreSQL. */
  url: string;
  drop(): Promise<void>;
};

/** A database on the run's server; empty, or a copy of the database `template`. */
export async function createTestDatabase(template = "template1"): Promise<TestDatabase> {
  return createDatabase(runServerUrl(), template);
}

/** The same on a server of its own that keeps each commit as a club's would, for benchmarks and the kill loop. */
export async function startTestPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  // The server behind a run's pooler is a fast one, which keeps no commit.
  const given = process.env.TEST_POOLER_URL ? undefined : process.env.TEST_DATABASE_URL;
  const server = given
    ? { url: given, stop: async () => undefined }
    : await startEmbeddedPostgres({ isDurable: true });
  const database = await createDatabase(server.url, "template1");
  return {
    url: database.url,
    stop: async () => {
      await database.drop();
      await server.stop();
    },
  };
}

async function createDatabase(serverUrl: string, template: string): Promise<TestDatabase> {
  // The run's folder names the run: its set-up drops what is left under that name.
  const name = `${basename(process.env.TEST_RUN_FOLDER ?? "clubfront-test")}-${randomUUID().replaceAll("-", "")}`;
  await onServer(serverUrl, (client) => client.query(`create database "${name}" template "${template}"`));
  return {
    url: databaseUrl(serverUrl, name),
    drop: async () => {
      await onServer(serverUrl, (client) => client.query(`drop database if exists "${name}" with (force)`));
    },
  };
}

/** Where a club API finds its database: behind the run's pooler where there is one (`npm run check:pooler`). */
export function placeOf(url: string): Pick<DatabasePlace, "databaseUrl" | "database"> {
  const pooler = process.env.TEST_POOLER_URL;
  if (!pooler) return { databaseUrl: url };
  const name = new URL(url).pathname.slice(1);
  return { databaseUrl: databaseUrl(pooler, name), database: { pooler: "transaction", poolSize: 20 } };
}

/** The server that the run's set-up has started. */
export function runServerUrl(): string {
  const url = process.env.TEST_SERVER_URL;
  if (!url) throw new Error("These tests run under jest.config.server.mjs, which starts their PostgreSQL.");
  return url;
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

/**
 * Connections for a test's own looks at its database. A pool says that it has ended before its connections are gone;
 * those that a drop or a stop of the server breaks then are nobody's failure. A query that fails still rejects.
 */
export function openPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  pool.on("error", () => undefined);
  return pool;
}

/** Runs work on a connection of its own. */
export async function onServer<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
