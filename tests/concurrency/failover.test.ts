import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { type OpenDatabase, openDatabase } from "@/lib/club-api/db/client";
import { jsonRows } from "@/lib/club-api/db/json-rows";
import { transaction } from "@/lib/club-api/db/transaction";
import { asFailure } from "@/lib/club-api/http/envelope";
import { type Cluster, startCluster } from "../bench/drill/stack/cluster";
import { releaseDisks } from "../bench/drill/stack/machine";
import { type PoolerProcess, startPooler } from "../bench/drill/stack/pooler";

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
