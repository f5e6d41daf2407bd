import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Client } from "pg";
import { withCachedRules } from "@/lib/club-api/db/cached-read";
import { type OpenDatabase, openDatabase } from "@/lib/club-api/db/client";
import { jsonRows } from "@/lib/club-api/db/json-rows";
import { migrate } from "@/lib/club-api/db/migrate";
import { transaction } from "@/lib/club-api/db/transaction";
import { readPolicies } from "@/lib/club-api/domains/policies";
import { selectSheet } from "@/lib/club-api/domains/tee-sheets/days/sheet-repository";
import { asFailure } from "@/lib/club-api/http/envelope";
import { until } from "@/tests/support/runs/until";
import { type Cluster, startCluster } from "../bench/drill/stack/cluster";
import { releaseDisks } from "../bench/drill/stack/machine";
import { type PoolerProcess, startPooler } from "../bench/drill/stack/pooler";
import { onServer } from "../support/database/postgres";

/** The fall of the primary while a process writes through PgBouncer: `npm run drill failover` does it to a whole installation. */

let folder = "";
let cluster: Cluster;
let pooler: PoolerProcess;
let database: OpenDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "failover-"));
  await chmod(folder, 0o755);
  cluster = await startCluster(folder);
  pooler = await startPooler(folder, cluster.url());
  const reached = { pooler: "transaction", poolSize: 10 } as const;
  database = await openDatabase({ dataDir: "unused", databaseUrl: pooler.url, database: reached });
  await database.db.execute(sql`create table kept (n int primary key)`);
}, 60_000);
afterAll(async () => {
  await database.close();
  await pooler.process.stop();
  await cluster.stop();
  releaseDisks();
  await rm(folder, { recursive: true, force: true });
});

test("every write that was acknowledged is there, every other one is asked to come back, and no process is restarted", async () => {
  const acknowledged: number[] = [];
  const refused = new Set<string>();
  let isOver = false;
  let number = 0;
  const lane = async () => {
    while (!isOver) {
      number += 1;
      const n = number;
      try {
        await transaction(database.db, (tx) => tx.execute(sql`insert into kept values (${n})`));
        acknowledged.push(n);
      } catch (error) {
        refused.add(asFailure(error, "r1").msgCode);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  };
  const lanes = Array.from({ length: 6 }, lane);
  while (acknowledged.length < 50) await new Promise((resolve) => setTimeout(resolve, 10));
  cluster.killPrimary();
  const fellAt = performance.now();
  const before = acknowledged.length;
  await cluster.promote();
  await pooler.switchTo(cluster.url());
  while (acknowledged.length < before + 50) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(performance.now() - fellAt).toBeLessThan(10_000);
  isOver = true;
  await Promise.all(lanes);
  const rows = await jsonRows<{ n: number }>(database.db, sql`select n from kept`);
  const there = new Set(rows.map(({ n }) => n));
  expect(acknowledged.filter((n) => !there.has(n))).toEqual([]);
  expect([...refused]).toEqual(["SYS_UNAVAILABLE"]);
  // A transaction that could not begin has given its connection back.
  const { total, idle } = database.poolSize();
  expect(idle).toBe(total);
}, 60_000);

describe("a primary that takes over without the last writes of the one before", () => {
  const day = "2026-12-01";

  async function fill(): Promise<void> {
    await migrate(database.db);
    for (const statement of [
      sql`insert into clubs (club_idx, club_code, created_at) values (1, 'MS01', now())`,
      sql`insert into policies (club_idx, code, name, value2) values (1, 'C0230', 'limit', '6')`,
      sql`insert into courses (club_idx, course_code, next_course, names, par, length_m, color, sort_order)
        values (1, '1', '1', '{"en": "Mir"}', 36, 3000, '#000000', 1)`,
      sql`insert into tee_slots (club_idx, sheet_idx, play_date, course_code, course_out, period, tee_time, min_players, max_players,
        created_at, updated_at) values (1, 261201101, ${day}, '1', '1', '1', '07:00', 3, 4, now(), now())`,
    ])
      await database.db.execute(statement);
  }

  /** The rules and the day as the process tells them. */
  async function seen() {
    const { db } = database;
    const policy = (await readPolicies(await withCachedRules(db), 1, ["C0230"])).get("C0230");
    const [slot] = await selectSheet(db, 1, day);
    return [policy?.value2, slot?.priceOverride?.["*"]];
  }

  const nextNumber = async (client: Client) =>
    Number((await client.query("select pg_current_xact_id()::text as number")).rows[0].number);

  /** Another limit and price, in one transaction: its number, and where the slot's row lies now. */
  async function change(client: Client, to: string): Promise<{ number: string; place: string }> {
    await client.query("begin");
    await client.query("update policies set value2 = $1", [to]);
    await client.query("update tee_slots set price_override = jsonb_build_object('*', $1::text)", [to]);
    await client.query("commit");
    const { rows } = await client.query("select xmin::text as number, ctid::text as place from tee_slots");
    return rows[0];
  }

  test("gives their numbers to other changes, which every process tells apart", async () => {
    await cluster.rejoin();
    await fill();
    expect(await seen()).toEqual(["6", undefined]);
    await cluster.cutReplica();
    const lost = await onServer(cluster.url("club"), async (client) => {
      // More than a server takes for itself when it becomes the primary.
      for (let turn = 0; turn < 300; turn += 1) await nextNumber(client);
      return change(client, "3");
    });
    expect([await seen(), await seen()]).toEqual(Array(2).fill(["3", "3"]));
    cluster.killPrimary();
    await cluster.promote();
    const kept = await onServer(cluster.url("club"), async (client) => {
      while ((await nextNumber(client)) < Number(lost.number) - 1);
      return change(client, "4");
    });
    expect(kept).toEqual(lost);
    await pooler.switchTo(cluster.url());
    let shown: unknown;
    await until(async () => {
      shown = await seen().catch(() => null);
      return shown !== null;
    }, "the process reads the new primary");
    expect(shown).toEqual(["4", "4"]);
  }, 60_000);
});
