import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { openDatabase } from "@/lib/club-api/db/client";
import { jsonRows } from "@/lib/club-api/db/json-rows";
import { migrate } from "@/lib/club-api/db/migrate";
import { asFailure } from "@/lib/club-api/http/envelope";
import { runOperator } from "@/lib/club-api/operator/run";
import { readEnv } from "@/lib/club-api/platform/env";
import { createLogger } from "@/lib/club-api/platform/logger";
import { startClubApi } from "@/lib/club-api/server";
import { startTestApi } from "../../support/api";
import { createTestDatabase, onServer, openPool } from "../../support/database/postgres";
import { forFile } from "../../support/for-file";

/** A database that has no time (checklist R-06): a plain "come back" within seconds, and the connection is free again. */
const api = await forFile(startTestApi);

/** Another program that holds a row as long as it likes. */
async function holding(statement: string) {
  const holder = new Client({ connectionString: api.url });
  await holder.connect();
  await holder.query("begin");
  await holder.query(statement);
  return async () => {
    await holder.query("rollback");
    await holder.end();
  };
}

test("a row that somebody holds answers 503 with Retry-After after three seconds", async () => {
  const letGo = await holding("select 1 from members where id = 'leesol01' for update");
  const body = { clubCode: "MS01", id: "leesol01", password: "Mirsol2026!" };
  const startedAt = performance.now();
  const answer = await api.request("POST", "/member/login", { body });
  const waitedMs = performance.now() - startedAt;
  expect([answer.status, answer.json.fail?.code]).toEqual([503, 9503]);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(waitedMs).toBeGreaterThan(2_900);
  expect(waitedMs).toBeLessThan(15_000);
  await letGo();
  expect((await api.request("POST", "/member/login", { body })).status).toBe(200);
}, 30_000);

test("a statement that takes too long is busy, not a fault", async () => {
  const slow = api.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 50`);
    await tx.execute(sql`select pg_sleep(5)`);
  });
  const failure = asFailure(await slow.catch((error: unknown) => error), "r1");
  expect([failure.msgCode, failure.retryAfterSeconds]).toEqual(["SYS_UNAVAILABLE", 2]);
});

test.each(["40001", "40P01"])("a transaction that gave way too often (%s) is busy", (code) => {
  const failure = asFailure(
    new Error("query", { cause: Object.assign(new Error("gave way"), { code }) }),
    "r1",
  );
  expect([failure.msgCode, failure.retryAfterSeconds]).toEqual(["SYS_UNAVAILABLE", 2]);
});

test("while the database only reads, writes are asked to come back and reads go on; then all goes on", async () => {
  const body = { clubCode: "MS01", id: "kimmiru", password: "Mirsol2026!" };
  const name = new URL(api.url).pathname.slice(1);
  const operator = openPool({ connectionString: api.url, max: 1 });
  const setting = (value: string) =>
    operator.query(`alter database "${name}" set default_transaction_read_only = ${value}`);
  await setting("on");
  const reading = openPool({ connectionString: api.url, max: 1 });
  const denied = await reading.query("delete from drafts").catch((error: unknown) => error);
  expect(asFailure(denied, "r1")).toMatchObject({ msgCode: "SYS_UNAVAILABLE", retryAfterSeconds: 5 });
  expect((await reading.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await reading.end();
  await setting("off");
  await operator.end();
  expect((await api.request("POST", "/member/login", { body })).status).toBe(200);
});

test.each(["08P01", "ENOSPC", "EDQUOT"])(
  "no server behind the pooler and no room on a disk (%s) are 503",
  (code) => {
    const failure = asFailure(new Error("query", { cause: Object.assign(new Error("no"), { code }) }), "r1");
    expect([failure.msgCode, failure.retryAfterSeconds]).toEqual(["SYS_UNAVAILABLE", 5]);
  },
);

test("a connection that only reads is left: the next write goes to where the address leads by then", async () => {
  const place = {
    dataDir: "unused",
    databaseUrl: api.url,
    database: { pooler: "none", poolSize: 2 } as const,
  };
  const opened = await openDatabase(place);
  const session = async () =>
    (await jsonRows<{ pid: number }>(opened.db, sql`select pg_backend_pid() as pid`))[0]?.pid;
  const before = await session();
  await opened.db.execute(sql`set default_transaction_read_only = on`);
  const write = () => opened.db.transaction((tx) => tx.execute(sql`delete from drafts where false`));
  expect(asFailure(await write().catch((error: unknown) => error), "r1").msgCode).toBe("SYS_UNAVAILABLE");
  await expect(write()).resolves.toBeDefined();
  expect(await session()).not.toBe(before);
  await opened.close();
});

test("each connection has the times that are documented", async () => {
  const rows = await jsonRows<Record<string, string>>(
    api.db,
    sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  expect(rows).toEqual([{ statement: "30s", lock: "3s", idle: "1min" }]);
});

test("a database that only reads is refused by start and command with one sentence, and nothing is written", async () => {
  const database = await createTestDatabase();
  const name = new URL(database.url).pathname.slice(1);
  await onServer(database.url, (client) =>
    client.query(`alter database "${name}" set default_transaction_read_only = on`),
  );
  const sentence = "DATABASE_URL leads to a replica or a read-only database: name the primary.";
  const variables = {
    DATABASE_URL: database.url,
    DATA_DIR: join(tmpdir(), `replica-${name}`),
    API_PORT: "0",
  };
  const start = startClubApi(readEnv(variables), createLogger("silent"), () => undefined);
  await expect(start).rejects.toThrow(sentence);
  const said: string[] = [];
  const output = { say: () => undefined, complain: (text: string) => void said.push(text) };
  expect(await runOperator(["migrate"], variables, output)).toBe(1);
  expect(said.join()).toContain(sentence);
  const tables = await onServer(database.url, (client) =>
    client.query("select 1 from pg_tables where schemaname = 'public'"),
  );
  expect(tables.rowCount).toBe(0);
  await rm(variables.DATA_DIR, { recursive: true, force: true });
  await database.drop();
});

test("a start waits for another one longer than a request would", async () => {
  const holder = new Client({ connectionString: api.url });
  await holder.connect();
  await holder.query("begin");
  await holder.query("select pg_advisory_xact_lock(7306001)");
  // The same start with a request's limit of a twentieth of a second.
  const pool = openPool({ connectionString: api.url, max: 1, lock_timeout: 50 });
  const migrated = migrate(drizzle(pool));
  await holder.query("select pg_sleep(0.5)");
  await holder.query("commit");
  await migrated;
  await Promise.all([holder.end(), pool.end()]);
});
