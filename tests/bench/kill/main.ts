import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openDatabase } from "@/lib/club-api/db/client";
import type { Database } from "@/lib/club-api/db/database";
import { startTestPostgres } from "../../support/database/postgres";
import { brokenRules } from "../../support/history/invariants";
import { createRandom } from "../../support/history/random";
import { openClient, round } from "../api/client";
import { startProcess } from "../api/process";
import { benchDate, prepare } from "../api/scene";
import { publish, row } from "../shared/rows.mjs";
import { lanes, playUntilGone, type SentCall, sendAgain } from "./clients";
import { openWitness, type Witness } from "./witness";

/*
 * `kill -9` under load: every acknowledged booking is there, a call that is sent again with its key is the same booking,
 * no rule is broken, the restart is quick (checklist ).
 */

const kills = Number(process.env.KILLS ?? 50);
const restartLimitMs = 10_000;
const slotCount = 24;

type Place = { name: string; env: Record<string, string>; dataDir: string; databaseUrl?: string };
type Sum = {
  database: string;
  kills: number;
  acknowledged: number;
  /** Calls that the fall left without an answer. */
  unanswered: number;
  lost: number;
  /** Calls that came out otherwise when they were sent again. */
  changed: number;
  broken: number;
  slowestRestartMs: number;
};

async function killAgainAndAgain(place: Place): Promise<Sum> {
  const witness = openWitness(join(place.dataDir, "witness.jsonl"));
  const sum: Sum = {
    database: place.name,
    kills,
    acknowledged: 0,
    unanswered: 0,
    lost: 0,
    changed: 0,
    broken: 0,
    slowestRestartMs: 0,
  };
  const random = createRandom(7);
  await (await startProcess(place.env)).stop();
  const slots = await withDatabase(place, async (db) => {
    await prepare((text, values) => runRaw(db, text, values), lanes);
    const rows = await db
      .select({ sheetIdx: sql<number>`sheet_idx` })
      .from(sql`tee_slots`)
      .where(sql`play_date = ${benchDate}`);
    return rows.map((one) => one.sheetIdx).slice(0, slotCount);
  });
  let calls: SentCall[] = [];
  for (let turn = 1; turn <= kills; turn += 1) {
    // The fall comes in the middle of the work, however fast the machine is.
    const enough = 1 + Math.floor(random() * 15);
    calls = await fallOnce(place, { slots, calls, witness, turn, enough }, sum);
  }
  // Once more, for the calls of the last fall.
  await fallOnce(place, { slots: [], calls, witness, turn: 0, enough: 0 }, sum);
  witness.close();
  return sum;
}

type Turn = {
  /** Without slots nothing new is booked. */
  slots: readonly number[];
  calls: readonly SentCall[];
  witness: Witness;
  turn: number;
  enough: number;
};

/** Starts, sends the last turn's calls again, plays, falls, and looks at what is left; the calls of this turn. */
async function fallOnce(
  place: Place,
  { slots, calls, witness, turn, enough }: Turn,
  sum: Sum,
): Promise<SentCall[]> {
  const from = performance.now();
  const api = await startProcess(place.env);
  sum.slowestRestartMs = Math.max(sum.slowestRestartMs, round(performance.now() - from));
  const client = openClient(api.origin, lanes);
  const wrong = await sendAgain(client, calls, witness);
  if (wrong.length > 0) process.stderr.write(`${wrong.join("\n")}\n`);
  sum.changed += wrong.length;
  const onBooked = (count: number) => {
    if (count >= enough) api.child.kill("SIGKILL");
  };
  const stuck = setTimeout(() => api.child.kill("SIGKILL"), 30_000);
  const sent =
    slots.length === 0 ? [] : await playUntilGone(client, slots, witness, { seed: turn, onBooked });
  clearTimeout(stuck);
  const answered = sent.filter(({ bookingIdx }) => bookingIdx !== null).length;
  sum.acknowledged += answered;
  sum.unanswered += sent.length - answered;
  api.child.kill("SIGKILL");
  await api.ended;
  await client.close();
  await withDatabase(place, (db) => inspect(db, witness.read(), sum));
  return sent;
}

/** Compares what was told with what is there, then gives the slots back for the next turn. */
async function inspect(db: Database, told: ReadonlyMap<number, string>, sum: Sum): Promise<void> {
  const rows = await db
    .select({
      bookingIdx: sql<number>`booking_idx`,
      state: sql<string>`state`,
      reason: sql<string | null>`cancel_reason`,
    })
    .from(sql`bookings`)
    .where(sql`play_date = ${benchDate}`);
  const states = new Map(rows.map((one) => [one.bookingIdx, one.reason === "swept" ? "10" : one.state]));
  for (const [bookingIdx, step] of told) {
    const state = states.get(bookingIdx);
    const isThere = step === "cancelling" ? state !== undefined : state === (step === "booked" ? "10" : "50");
    if (!isThere) sum.lost += 1;
  }
  const broken = [...(await brokenRules(db)), ...(await keyless(db))];
  if (broken.length > 0) process.stderr.write(`${broken.join("\n")}\n`);
  sum.broken += broken.length;
  await db.execute(
    sql`update bookings set state = '50', cancel_reason = 'swept' where play_date = ${benchDate} and state = '10'`,
  );
}

/** Bookings that stand for no key: a call was done twice, or its key was not kept with it. */
async function keyless(db: Database): Promise<string[]> {
  const rows = await db
    .select({ bookingIdx: sql<number>`booking_idx` })
    .from(sql`bookings`)
    .where(sql`play_date = ${benchDate} and not exists (select 1 from idempotency_keys k
      where k.caller = 'member:' || member_idx || ' POST /reservation/booking'
        and (k.answer->>'bookingIdx')::int = booking_idx)`);
  return rows.map(({ bookingIdx }) => `booking ${bookingIdx} has no key`);
}

async function withDatabase<T>(place: Place, work: (db: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir: place.dataDir, databaseUrl: place.databaseUrl });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** The scene's statements as text: a throw-away database needs no more. */
async function runRaw(db: Database, text: string, values: unknown[] = []): Promise<void> {
  const parts = text.split(/\$(\d+)/);
  const pieces = parts.map((part, position) => {
    if (position % 2 === 0) return sql.raw(part);
    const value = values[Number(part) - 1];
    return Array.isArray(value) ? sql`${sql.param(value)}` : sql`${value}`;
  });
  await db.execute(sql.join(pieces, sql.raw("")));
}

async function onEach(): Promise<Sum[]> {
  const folders = [
    await mkdtemp(join(tmpdir(), "clubfront-kill-")),
    await mkdtemp(join(tmpdir(), "clubfront-kill-")),
  ];
  const [pglite = "", postgres = ""] = folders;
  const server = await startTestPostgres();
  try {
    const rows = [await killAgainAndAgain({ name: "PGlite", env: { DATA_DIR: pglite }, dataDir: pglite })];
    const env = { DATA_DIR: postgres, DATABASE_URL: server.url };
    rows.push(
      await killAgainAndAgain({ name: "PostgreSQL", env, dataDir: postgres, databaseUrl: server.url }),
    );
    return rows;
  } finally {
    await server.stop();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
}

const isWell = ({ acknowledged, lost, changed, broken, slowestRestartMs }: Sum) =>
  acknowledged > 0 && lost + changed + broken === 0 && slowestRestartMs <= restartLimitMs;
publish(
  (await onEach()).map((sum) =>
    row({
      measure: `kill -9 on ${sum.database}, ${sum.kills} times: bookings acknowledged, lost, changed, rules broken, slowest restart`,
      ours: `${sum.acknowledged}, ${sum.lost}, ${sum.changed}, ${sum.broken}, ${sum.slowestRestartMs} ms`,
      bound: `some, 0, 0, 0, ${restartLimitMs} ms`,
      isMet: isWell(sum),
      unanswered: sum.unanswered,
    }),
  ),
);
process.exit();
