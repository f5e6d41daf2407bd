import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pool as PgPool } from "pg";
import { Pool } from "undici";
import { openDatabase } from "@/lib/club-api/db/client";
import { listen } from "@/lib/club-api/http/server";
import { apiOver } from "../../support/api";
import { round } from "../api/client";
import { recordPg } from "../api/recorder";
import { benchNow, firstMember, tokenOf } from "../api/scene";
import { type Row, row } from "../shared/rows.mjs";
import { type RatioRead, ratioReads } from "./hot-reads";

/** A hot read against its statement; times in milliseconds, at one connection. */
export type Ratio = RatioRead & { ours: number; theirs: number; statements: number };

const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const perRound = 60;
/** Calls before the first round: a server has answered millions, its code is compiled. */
const warmUp = 1500;

/**
 * The hot reads over HTTP, each in turns with one statement through the very pool that the product asks. What a new process and a busy moment
 * add falls away: the time of each is the least of the rounds' medians.
 */
export async function measureRatios(url: string): Promise<Ratio[]> {
  const folder = await mkdtemp(join(tmpdir(), "clubfront-ratios-"));
  const database = await openDatabase({ dataDir: folder, databaseUrl: url });
  const api = await apiOver(database, new Date(benchNow), folder);
  const server = await listen(api.app(), { host: "127.0.0.1", port: 0 });
  const http = new Pool(`http://127.0.0.1:${server.port}`, { connections: 1 });
  const { $client } = database.db as unknown as { $client: PgPool };
  const ratios: Ratio[] = [];
  try {
    for (const read of ratioReads) {
      const call = () => callOnce(http, read);
      const ask = () => $client.query({ text: read.statement, values: [...read.values] });
      const [ours, theirs] = await leastMedians([call, ask]);
      const recorder = recordPg();
      await call().finally(recorder.stop);
      ratios.push({ ...read, ours, theirs, statements: recorder.statements.length });
    }
  } finally {
    await http.close();
    await server.stop(1000);
    await api.close();
    await rm(folder, { recursive: true, force: true });
  }
  return ratios;
}

export const ratioRow = ({ name, statements, ours, theirs, bound }: Ratio): Row =>
  row({
    measure: `${name}, one connection, ${statements} statements, PostgreSQL`,
    ours: `${round(ours, 2)} ms, ${round(ours / theirs, 2)} times`,
    yardstick: `${round(theirs, 2)} ms, one statement`,
    bound: `${bound} times`,
    isMet: ours / theirs <= bound,
  });

async function callOnce(http: Pool, { path, isMember }: RatioRead): Promise<void> {
  const headers = isMember ? { authorization: `Bearer ${tokenOf(firstMember)}` } : {};
  const answer = await http.request({ method: "GET", path: `/hp/api${path}`, headers });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${text}`);
}

async function leastMedians(
  works: readonly [() => Promise<unknown>, () => Promise<unknown>],
): Promise<[number, number]> {
  const medians: [number[], number[]] = [[], []];
  for (let turn = 0; turn < warmUp; turn += 1) for (const work of works) await work();
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, work] of works.entries()) medians[place as 0 | 1].push(await medianOf(work));
  }
  return [Math.min(...medians[0]), Math.min(...medians[1])];
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let turn = 0; turn < perRound; turn += 1) {
    const from = performance.now();
    await work();
    took.push(performance.now() - from);
  }
  return took.sort((one, other) => one - other)[perRound / 2] ?? 0;
}
