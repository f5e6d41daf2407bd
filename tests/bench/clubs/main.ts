import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { openDatabase } from "@/lib/club-api/db/client";
import { addClub } from "@/lib/club-api/db/seed/add-club";
import { startEmbeddedPostgres } from "../../support/database/embedded-postgres.mjs";
import { freePort, startApi, temporaryFolder } from "../../support/web/stack.mjs";
import { publish, type Row, row } from "../shared/rows.mjs";

/*
 * Two club APIs, each on a PostgreSQL of its own: one with the demo club alone, one with 199 clubs beside it that nobody asks
 * for. Processor time and memory of the idle servers in the same two minutes, how late the jobs of a minute are done, and
 * the hot reads of the demo club.
 */

const clubs = 200;
const idleSeconds = Number(process.env.IDLE_SECONDS ?? 120);
const readsOfEach = 200;
/** Bounds: idle within 5 %, jobs within their minute, hot calls within half again. */
const bounds = { idle: 1.05, minute: 60, call: 1.5 };

type Measured = {
  cpuSeconds: number;
  databaseSeconds: number;
  memoryMb: number;
  calls: Record<string, number>;
};
/** After its start a server notes the jobs of all clubs, and its runtime gives back the memory of that. */
const settleSeconds = Number(process.env.SETTLE_SECONDS ?? 130);

const ticksPerSecond = 100;

/** Processor time of a process so far, in seconds. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Memory that belongs to a process alone, in megabytes. */
function memoryOf(pid: number): number {
  const line = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8").match(/Private_Dirty:\s+(\d+)/);
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}

/** The processes of the database: its server and the workers of its connections. */
async function databaseCpu(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ sum: string }>(
    "select coalesce(sum(total_exec_time), 0)::text as sum from pg_stat_database cross join lateral (select active_time as total_exec_time) t where datname = current_database()",
  );
  return Number(rows[0]?.sum ?? 0) / 1000;
}

async function medianOf(address: string): Promise<number> {
  const took: number[] = [];
  for (let count = 0; count < readsOfEach; count += 1) {
    const startedAt = performance.now();
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    await answer.arrayBuffer();
    took.push(performance.now() - startedAt);
  }
  return took.toSorted((one, other) => one - other)[readsOfEach / 2] ?? 0;
}

async function hotCalls(api: string): Promise<Record<string, number>> {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const addresses = {
    "the sheet of a day": `/reservation/sheets/non-member/MS01/${tomorrow}`,
    notices: "/notice/normal?clubCode=MS01",
    "public menus": "/menus/club/MS01",
    "site state": "/site/state?clubCode=MS01",
  };
  const calls: Record<string, number> = {};
  for (const [name, path] of Object.entries(addresses)) {
    calls[name] = await medianOf(`${api}/hp/api${path}`);
  }
  return calls;
}

async function measure(scene: { pid: number; pool: pg.Pool; api: string }): Promise<Measured> {
  const [before, databaseBefore] = [cpuOf(scene.pid), await databaseCpu(scene.pool)];
  await wait(idleSeconds * 1000);
  const cpuSeconds = cpuOf(scene.pid) - before;
  const databaseSeconds = (await databaseCpu(scene.pool)) - databaseBefore;
  return { cpuSeconds, databaseSeconds, memoryMb: memoryOf(scene.pid), calls: await hotCalls(scene.api) };
}

/** The longest time from due to done among the jobs of the last minutes, in seconds. */
async function latestJob(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ late: string | null }>(
    "select max(extract(epoch from finished_at - due_at))::text as late from job_runs where due_at > now() - interval '2 minutes' and finished_at is not null",
  );
  return Number(rows[0]?.late ?? 0);
}

async function addClubs(url: string): Promise<void> {
  const database = await openDatabase({ dataDir: "unused", databaseUrl: url });
  for (let count = 2; count <= clubs; count += 1) {
    const clubCode = `B${String(count).padStart(3, "0")}`;
    await addClub(database.db, { clubCode, preset: "korean-members" }, new Date());
  }
  await database.db.execute("analyze");
  await database.close();
}

function line(name: string, one: number, many: number, bound: number, digits = 2): Row {
  const ratio = many / one;
  return row({
    measure: `${name}, ${clubs} clubs`,
    ours: `${many.toFixed(digits)}, ${ratio.toFixed(2)} times`,
    yardstick: `${one.toFixed(digits)}, one club`,
    bound: `${bound} times`,
    isMet: ratio <= bound,
  });
}

const running: { stop(): Promise<unknown> }[] = [];

/** A database of its own with the demo club, and a club API to be started on it. */
async function openSide() {
  const data = temporaryFolder("clubs");
  running.unshift({ stop: async () => data.remove() });
  const database = await startEmbeddedPostgres({ isDurable: true });
  running.unshift(database);
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  running.unshift({ stop: () => pool.end() });
  const start = async () => {
    const port = await freePort();
    const places = { API_PORT: String(port), DATA_DIR: data.folder, DATABASE_URL: database.url };
    const server = await startApi({ ...places, SEED: "demo" });
    await pool.query("update policies set value1 = '1000000', value2 = '1000000' where code = 'C0530'");
    return { server, pool, pid: server.child.pid ?? 0, api: `http://127.0.0.1:${port}` };
  };
  return { url: database.url, start };
}

try {
  const [one, many] = [await openSide(), await openSide()];
  // The first start fills the database.
  await (await many.start()).server.stop();
  await addClubs(many.url);
  const scenes = [await one.start(), await many.start()] as const;
  for (const { server } of scenes) running.unshift(server);
  for (const { api } of scenes) await hotCalls(api);
  await wait(settleSeconds * 1000);
  // At the same time, so that whatever else the machine does counts for both.
  const [ofOne, ofMany] = await Promise.all([measure(scenes[0]), measure(scenes[1])]);
  const late = await latestJob(scenes[1].pool);
  publish([
    line(`processor, idle ${idleSeconds} s (s)`, ofOne.cpuSeconds, ofMany.cpuSeconds, bounds.idle),
    line("database, active (s)", ofOne.databaseSeconds, ofMany.databaseSeconds, bounds.idle),
    line("memory (MB)", ofOne.memoryMb, ofMany.memoryMb, bounds.idle, 0),
    ...Object.keys(ofOne.calls).map((name) =>
      line(`${name}, median (ms)`, ofOne.calls[name] ?? 0, ofMany.calls[name] ?? 0, bounds.call),
    ),
    row({
      measure: `jobs of a minute, ${clubs} clubs: the last is done after it fell due`,
      ours: `${late.toFixed(1)} s`,
      bound: `${bounds.minute} s`,
      isMet: late <= bounds.minute,
    }),
  ]);
} finally {
  for (const each of running) await each.stop();
}
