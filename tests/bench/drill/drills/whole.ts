import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { until } from "@/tests/support/runs/until";
import { onServer } from "../../../support/database/postgres";
import { freePort } from "../../../support/web/stack.mjs";
import { round } from "../../api/client";
import { firstMember } from "../../rush/scene";
import { type Drill, type Fault, type Result, seconds } from "../drill";
import { type Supervised, supervise, tailOf } from "../stack/processes";
import { isReady, type Stack, untilReady } from "../stack/stack";

const run = promisify(execFile);

/** The operator's command, as on the server's own machine. */
export async function club(stack: Stack, args: readonly string[]): Promise<string> {
  const [{ env }] = stack.apis;
  const url = stack.cluster.url("club");
  const own = { ...process.env, ...env, DATABASE_URL: url, DATABASE_POOLER: "none", DATA_DIR: stack.folder };
  const { stdout } = await run(process.execPath, ["dist/club.mjs", ...args], { env: own });
  return stdout;
}

/** The database is gone; the backup of before comes back into an empty one. What was written since is lost with it. */
const restored: Fault = async ({ stack, load }) => {
  const file = join(stack.folder, "last-night.backup");
  const before = [...load.ledger.told.keys()];
  const backupFrom = performance.now();
  await club(stack, ["backup", "--to", file]);
  const backupS = (performance.now() - backupFrom) / 1000;
  await seconds(3);
  const from = performance.now();
  for (const { process } of stack.apis) await process.stop("SIGKILL");
  await onServer(stack.cluster.url(), async (client) => {
    await client.query("drop database club with (force)");
    await client.query("create database club");
  });
  await club(stack, ["restore", "--from", file]);
  const restoreS = (performance.now() - from) / 1000;
  const found = await onServer(stack.cluster.url("club"), async (client) => {
    const { rows } = await client.query<{ idx: number }>(
      `select booking_idx as idx from bookings where member_idx >= ${firstMember}`,
    );
    return new Set(rows.map(({ idx }) => idx));
  });
  const missing = before.filter((idx) => !found.has(idx));
  if (missing.length > 0) throw new Error(`${missing.length} bookings of before the backup are not there`);
  // Writes acknowledged after the backup are lost with the database: nobody is told of them any more.
  load.ledger.forget();
  for (const { process } of stack.apis) process.start();
  await untilReady(stack.apis, 60_000);
  const awayS = (performance.now() - from) / 1000;
  await seconds(8);
  return {
    notes: [
      `backup under load ${backupS.toFixed(1)} s; restored in ${restoreS.toFixed(1)} s with all ${before.length} bookings of ` +
        `before it; serving again after ${awayS.toFixed(1)} s`,
    ],
  };
};

const doubleStarts = Number(process.env.STARTS ?? 20);

/** Two club APIs start on one empty database at the same moment, through PgBouncer. */
async function startTwice(stack: Stack, turn: number): Promise<string | null> {
  const name = `start_${turn}`;
  await onServer(stack.cluster.url(), (client) => client.query(`create database ${name}`));
  const url = stack.pooler.url.replace(/\/club$/, `/${name}`);
  const own = { NODE_ENV: "production", SEED: "frame", CLUB_CODE: "LK02", CLUB_PRESET: "links" };
  const more = {
    ALLOW_MOCK_IDENTITY: "1",
    LOG_LEVEL: "warn",
    DATABASE_POOLER: "transaction",
    DATABASE_URL: url,
  };
  const started: { process: Supervised; port: number }[] = [];
  for (const place of [1, 2]) {
    const port = await freePort();
    const env = { ...own, ...more, API_PORT: String(port), DATA_DIR: join(stack.folder, `${name}-${place}`) };
    const program = { name: `${name}-${place}`, command: process.execPath, args: ["dist/club-api.mjs"], env };
    const process_ = supervise(program);
    process_.supervise(false);
    started.push({ process: process_, port });
  }
  try {
    for (const one of started) await until(() => isReady(one), one.process.name, 60_000);
    return await onServer(stack.cluster.url(name), async (client) => {
      const { rows } = await client.query<{ clubs: number; admins: number }>(
        "select (select count(*)::int from clubs) as clubs, (select count(*)::int from admins) as admins",
      );
      const [found] = rows;
      return found?.clubs === 1 && found.admins === 1 ? null : `start ${turn}: ${JSON.stringify(found)}`;
    });
  } catch (error) {
    return `start ${turn}: ${error}\n${tailOf(`${name}-1`)}${tailOf(`${name}-2`)}`;
  } finally {
    for (const { process } of started) await process.stop("SIGINT");
    await onServer(stack.cluster.url(), (client) => client.query(`drop database ${name} with (force)`));
  }
}

async function startAll(stack: Stack): Promise<Pick<Result, "notes" | "missed">> {
  const missed: string[] = [];
  const times: number[] = [];
  for (let turn = 1; turn <= doubleStarts; turn += 1) {
    const from = performance.now();
    const fault = await startTwice(stack, turn);
    times.push(performance.now() - from);
    if (fault) missed.push(fault);
  }
  const most = round(Math.max(...times) / 1000, 1);
  const fine = doubleStarts - missed.length;
  return {
    notes: [`${fine} of ${doubleStarts} fine, the slowest pair ready and gone after ${most} s`],
    missed,
  };
}

export const wholeDrills: readonly Drill[] = [
  {
    name: "restore",
    title: "Restore of a backup into an empty database",
    seconds: 20,
    bounds: { healthyS: 120 },
    fault: restored,
  },
];

/** A drill without load. */
export const quietDrills = [
  {
    name: "starts",
    title: `Two club APIs start at once on an empty database, ${doubleStarts} times`,
    run: startAll,
  },
] as const;
