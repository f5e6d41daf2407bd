import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pool } from "pg";
import { openDatabase } from "@/lib/club-api/db/client";
import { apiOver } from "../../support/api";
import { openPool } from "../../support/database/postgres";
import { type Client, cycle, openClient } from "./client";
import { recordPg } from "./recorder";
import { createReplay, type Statement } from "./replay";
import { benchNow, firstMember, slotsOf, tokenOf } from "./scene";

const lanes = 16;
const seconds = Number(process.env.BENCH_SECONDS ?? 5);

/** Cycles per second over HTTP and raw, in turns, on PostgreSQL. */
export async function measureCycles(origin: string, url: string): Promise<{ ours: number; raw: number }> {
  const pool = openPool({ connectionString: url, max: lanes });
  const slots = await slotsOf(pool);
  const client = openClient(origin, lanes);
  const recordings = await recordCycles(url, slots);
  const replays = recordings.map((statements, lane) => createReplay(statements, (lane + 1) * 1000));
  const ours: number[] = [];
  const raw: number[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    ours.push(await rate((lane) => cycle(client, firstMember + lane, slots[lane] ?? 0)));
    raw.push(await rawRate(pool, replays));
  }
  await client.close();
  await pool.end();
  return { ours: Math.max(...ours), raw: Math.max(...raw) };
}

/** Each lane runs its work again and again until the time is over; finished runs per second. */
async function rate(work: (lane: number) => Promise<void>): Promise<number> {
  const from = performance.now();
  const until = from + seconds * 1000;
  let finished = 0;
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      while (performance.now() < until) {
        await work(lane);
        finished += 1;
      }
    }),
  );
  return finished / ((performance.now() - from) / 1000);
}

async function rawRate(pool: Pool, replays: readonly ReturnType<typeof createReplay>[]): Promise<number> {
  const clients = await Promise.all(replays.map(() => pool.connect()));
  try {
    return await rate(async (lane) => {
      const client = clients[lane];
      if (!client) throw new Error(`no connection for lane ${lane}`);
      await replays[lane]?.(async (text, values) => {
        const { rows } = await client.query({ text, values, rowMode: "array" });
        return { rows: rows as unknown as Record<string, unknown>[] };
      });
    });
  } finally {
    for (const client of clients) client.release();
  }
}

/** One cycle per lane through the product in this process, with the statements that it ran. */
async function recordCycles(url: string, slots: readonly number[]): Promise<Statement[][]> {
  const folder = await mkdtemp(join(tmpdir(), "clubfront-bench-"));
  const database = await openDatabase({ dataDir: folder, databaseUrl: url });
  const api = await apiOver(database, new Date(benchNow), folder);
  const inProcess: Pick<Client, "call"> = {
    call: async (member, method, path, body) => {
      const answer = await api.request(method, path, { token: tokenOf(member), body });
      return { status: answer.status, ms: 0, json: answer.json as never };
    },
  };
  const recordings: Statement[][] = [];
  for (let lane = 0; lane < lanes; lane += 1) {
    const recorder = recordPg();
    try {
      await cycle(inProcess, firstMember + lane, slots[lane] ?? 0);
    } finally {
      recorder.stop();
    }
    recordings.push(recorder.statements);
  }
  await api.close();
  await rm(folder, { recursive: true, force: true });
  return recordings;
}
