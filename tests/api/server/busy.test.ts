import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { migrate } from "@/lib/club-api/db/migrate";
import { asFailure } from "@/lib/club-api/http/envelope";
import { startTestApi } from "../../support/api";
import { openPool } from "../../support/database/postgres";

/** A database that has no time (checklist R-06): a plain "come back" within seconds, and the connection is free again. */
let api: Awaited<ReturnType<typeof startTestApi>>;
beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
afterAll(() => api.close());

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
