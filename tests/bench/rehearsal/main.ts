import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "pg";
import type { RehearsalDetail } from "@/lib/contract/bookings/rehearsals";
import { openPool, startTestPostgres } from "../../support/database/postgres";
import { freePort, startApi } from "../../support/web/stack.mjs";
import { percentile, round } from "../api/client";
import { publish, type Row, row } from "../shared/rows.mjs";
import { addPastOpening, countSandboxes } from "./scene";

/**
 * Rehearsals with 10,000 members by the office's own calls, on PostgreSQL: with the opening queue and without it. Beside them
 * somebody looks at a tee sheet of the club ten times a second, before and during the play.
 */
const crowd = 10_000;
const load = 10;
const bookingBound = 2_000;
const probeEveryMs = 100;
const idleMs = 10_000;
const table: Row[] = [];
const note = (measure: string, ours: string | number, bound?: string, isMet?: boolean) =>
  table.push(row({ measure, ours, bound, isMet }));

type Call = (method: string, path: string, body?: unknown) => Promise<{ ms: number; data: unknown }>;

function caller(origin: string, token?: string): Call {
  return async (method, path, body) => {
    const from = performance.now();
    const answer = await fetch(`${origin}/hp/api${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { result, data, fail } = (await answer.json()) as {
      result: boolean;
      data: unknown;
      fail?: unknown;
    };
    if (!result) throw new Error(`${method} ${path}: ${JSON.stringify(fail)}`);
    return { ms: performance.now() - from, data };
  };
}

/** Times of a look at a tee sheet until `isOver` says so. */
async function probe(call: Call, date: string, isOver: () => Promise<boolean>): Promise<number[]> {
  const times: number[] = [];
  while (!(await isOver())) {
    times.push((await call("GET", `/reservation/sheets/0/${date}?clubCode=MS01`)).ms);
    await pause(probeEveryMs);
  }
  return times;
}

async function rehearse(office: Call, visitor: Call, playDate: string, isQueueOn: boolean): Promise<void> {
  const name = isQueueOn ? "with the queue" : "without the queue";
  const body = { playDate, load, seed: "bench" };
  const begun = (await office("POST", "/ops/rehearsals?clubCode=MS01", body)).data as RehearsalDetail;
  const path = `/ops/rehearsals/${begun.rehearsalIdx}?clubCode=MS01`;
  let seen = begun;
  let askedAt = performance.now();
  const times = await probe(visitor, playDate, async () => {
    if (performance.now() - askedAt < 1_000) return false;
    askedAt = performance.now();
    seen = (await office("GET", path)).data as RehearsalDetail;
    return seen.state !== "RUNNING";
  });
  if (seen.state !== "DONE" || !seen.report) throw new Error(`The rehearsal ended as ${seen.state}.`);
  const { report } = seen;
  const bookings = report.calls.find(({ call }) => call === "BOOK");
  note(`${name}: members`, report.members, String(crowd), report.members === crowd);
  note(
    `${name}: sold of ${report.onSale} on sale`,
    report.sold,
    String(report.onSale),
    report.sold === report.onSale,
  );
  note(`${name}: sold twice`, report.soldTwice, "0", report.soldTwice === 0);
  note(`${name}: faults of ${seen.counts.calls} calls`, seen.counts.faults, "0", seen.counts.faults === 0);
  const p99 = bookings?.p99 ?? 0;
  note(
    `${name}: p50 / p99 of ${bookings?.count} booking calls`,
    `${bookings?.p50} / ${p99} ms`,
    `p99 ${bookingBound} ms`,
    p99 <= bookingBound,
  );
  for (const { call, count, p50, p99: slowest } of report.calls) {
    if (call !== "BOOK") note(`${name}: p50 / p99 of ${count} ${call} calls`, `${p50} / ${slowest} ms`);
  }
  note(`${name}: seconds (${report.playedSeconds} played)`, report.seconds);
  note(`${name}: p50 / p99 of a look at the club meanwhile`, spread(times));
  for (const { call, code, count } of report.failures) console.log(`${name}: ${call} ${code} ${count}`);
  for (const one of report.advices) console.log(`${name}: advice ${JSON.stringify(one)}`);
}

const spread = (times: readonly number[]) =>
  `${round(percentile([...times], 0.5))} / ${round(percentile([...times], 0.99))} ms`;

async function measure(origin: string, pool: Pool): Promise<void> {
  const sign = { clubCode: "MS01", id: "ssadmin1", password: "MirsolAdm1n!", isAdmin: true, chk: false };
  const signIn = async (account: object) => {
    const { data } = await caller(origin)("POST", "/member/login", account);
    return caller(origin, (data as { accessToken: string }).accessToken);
  };
  const member = { clubCode: "MS01", id: "kimmiru", password: "Mirsol2026!", isAdmin: false, chk: false };
  const [office, visitor] = [await signIn(sign), await signIn(member)];
  const playDate = await addPastOpening(pool, crowd / load);
  const until = performance.now() + idleMs;
  const idle = await probe(visitor, playDate, async () => performance.now() > until);
  note("p50 / p99 of a look at the club, idle", spread(idle));
  for (const isQueueOn of [true, false]) {
    await pool.query("update policies set value1 = $1 where code = 'C0540'", [isQueueOn ? "Y" : "N"]);
    await rehearse(office, visitor, playDate, isQueueOn);
  }
  note("sandboxes that are left", await countSandboxes(pool), "0", (await countSandboxes(pool)) === 0);
}

async function main(): Promise<void> {
  const server = await startTestPostgres();
  const folder = await mkdtemp(join(tmpdir(), "clubfront-rehearsal-"));
  const pool = openPool({ connectionString: server.url });
  const port = String(await freePort());
  const api = await startApi({
    DATABASE_URL: server.url,
    DATA_DIR: folder,
    LOG_LEVEL: "error",
    API_PORT: port,
  });
  try {
    await measure(`http://127.0.0.1:${port}`, pool);
    console.log(`${cpus().length} cores, a load of ${round(loadavg()[0] ?? 0, 1)}.`);
  } finally {
    await api.stop();
    await pool.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
publish(table);
process.exit();
