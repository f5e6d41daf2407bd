import pg from "pg";
import { openDatabase } from "@/lib/club-api/db/client";
import { addClub } from "@/lib/club-api/db/seed/add-club";
import { startEmbeddedPostgres } from "../../support/database/embedded-postgres.mjs";
import { temporaryFolder } from "../../support/web/stack.mjs";
import { openClient, percentile } from "../api/client";
import { startProcess } from "../api/process";
import { firstMember, prepare, slotsOf } from "../api/scene";
import { publish, row } from "../shared/rows.mjs";
import { measureBackup } from "./backup";
import { gathered, hotCalls, type Samples } from "./calls";
import { growYears, sizeInGigabytes, withoutTriggers } from "./history";

/*
 * The hot calls of the demo club twice: with the demo's own month of data, and with years of it beside other clubs that have
 * years, too. Each side has a PostgreSQL and a club API of its own; their rounds take turns, so that the ratio holds on a
 * busy machine. At the end the large database is backed up and restored.
 */

const clubs = Number(process.env.CLUBS ?? 200);
const years = Number(process.env.YEARS ?? 5);
/** Days of play of the other clubs are sampled down to what a disk holds; the demo club has every day. */
const everyDays = Number(process.env.EVERY_DAYS ?? 60);
const members = Number(process.env.MEMBERS ?? 300);
const mostGigabytes = Number(process.env.MOST_GB ?? 6);
const mostMinutes = Number(process.env.MOST_MINUTES ?? 6);
const bound = 1.5;
const rounds = Number(process.env.ROUNDS ?? 6);
const slotsOfRound = 26;
/** Clubs that grow with one statement per table. */
const clubsAtOnce = 10;

async function addClubs(url: string): Promise<void> {
  const database = await openDatabase({ dataDir: "unused", databaseUrl: url });
  for (let count = 2; count <= clubs; count += 1) {
    const clubCode = `Y${String(count).padStart(3, "0")}`;
    await addClub(database.db, { clubCode, preset: "korean-members" }, new Date());
  }
  await database.close();
}

/** Years for the demo club, then for the others until the disk or the time is used up; how many clubs have them. */
async function grow(pool: pg.Pool): Promise<{ grown: number; rows: number }> {
  const endsAt = performance.now() + mostMinutes * 60_000;
  let rows = 0;
  let grown = 0;
  const add = async (numbers: readonly number[], everyDays: number) => {
    const made = await growYears(pool, { clubs: numbers, years, everyDays, members });
    rows += [...made.values()].reduce((sum, count) => sum + count, 0);
    grown += numbers.length;
  };
  await withoutTriggers(pool, async () => {
    await add([1], 1);
    const others = Array.from({ length: clubs - 1 }, (_, place) => place + 2);
    for (let from = 0; from < others.length; from += clubsAtOnce) {
      const isFull = (await sizeInGigabytes(pool)) > mostGigabytes || performance.now() > endsAt;
      if (isFull) break;
      await add(others.slice(from, from + clubsAtOnce), everyDays);
    }
  });
  return { grown, rows };
}

const running: { stop(): Promise<unknown> }[] = [];

/** A database of its own with the demo club, a club API on it, and a client with one connection. */
async function startSide() {
  const data = temporaryFolder("years");
  running.unshift({ stop: async () => data.remove() });
  const database = await startEmbeddedPostgres({ isDurable: true });
  running.unshift(database);
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  running.unshift({ stop: () => pool.end() });
  const api = await startProcess({ DATABASE_URL: database.url, DATA_DIR: data.folder });
  running.unshift(api);
  await prepare((text, values) => pool.query(text, values), (rounds + 1) * slotsOfRound);
  const client = openClient(api.origin, 1);
  running.unshift({ stop: () => client.close() });
  const slots = (await slotsOf(pool)).slice(0, slotsOfRound);
  let bookers = firstMember;
  return {
    url: database.url,
    folder: data.folder,
    pool,
    stop: () => api.stop(),
    round() {
      const firstBooker = bookers;
      bookers += slotsOfRound;
      return hotCalls({ client, slots, firstBooker, forgetHits: () => pool.query("delete from limits") });
    },
  };
}

/** Rounds in turn on both sides, so that whatever else the machine does slows both; the first fills caches. */
async function compare(one: Side, many: Side): Promise<{ one: Samples; many: Samples }> {
  await one.round();
  await many.round();
  let took: { one: Samples; many: Samples } = { one: {}, many: {} };
  for (let round = 0; round < rounds; round += 1) {
    const ofOne = gathered(took.one, await one.round());
    took = { one: ofOne, many: gathered(took.many, await many.round()) };
  }
  return took;
}
type Side = Awaited<ReturnType<typeof startSide>>;

try {
  const [one, many] = [await startSide(), await startSide()];
  await addClubs(many.url);
  const { grown, rows } = await grow(many.pool);
  // Writes that growing has left are done before anything is measured.
  for (const { pool } of [many, one]) {
    await pool.query("vacuum analyze");
    await pool.query("checkpoint");
  }
  const size = await sizeInGigabytes(many.pool);
  console.info(
    `${grown} of ${clubs} clubs with ${years} years: the demo club every day, the others one day in ${everyDays}; ${members} members each, ${rows} rows, ${size.toFixed(1)} GB.`,
  );
  const took = await compare(one, many);
  const calls = Object.entries(took.one).map(([call, samples]) => {
    const [before, after] = [percentile(samples, 0.5), percentile(took.many[call] ?? [], 0.5)];
    return row({
      measure: `${call}, ${grown} clubs with ${years} years, median`,
      ours: `${after.toFixed(1)} ms, ${(after / before).toFixed(2)} times`,
      yardstick: `${before.toFixed(1)} ms, one club with a month`,
      bound: `${bound} times`,
      isMet: after / before <= bound,
    });
  });
  await many.stop();
  publish([...calls, ...(await measureBackup(many.url, many.folder))]);
} finally {
  for (const each of running) await each.stop();
}
