import pg from "pg";
import { openDatabase } from "@/lib/club-api/db/client";
import { addClub } from "@/lib/club-api/db/seed/add-club";
import { startEmbeddedPostgres } from "../../support/database/embedded-postgres.mjs";
import { temporaryFolder } from "../../support/web/stack.mjs";
import { openClient } from "../api/client";
import { startProcess } from "../api/process";
import { firstMember, prepare, slotsOf } from "../api/scene";
import { hotCalls } from "./calls";
import { growYears, sizeInGigabytes, withoutTriggers } from "./history";

/*
 * The hot calls of the demo club with the demo's own month of data, and then with years of it beside other clubs that have
 * years, too: on one PostgreSQL, in one run, as a ratio.
 */

const clubs = Number(process.env.CLUBS ?? 200);
const years = Number(process.env.YEARS ?? 5);
/** Days of play of the other clubs are sampled down to what a disk holds; the demo club has every day. */
const everyDays = Number(process.env.EVERY_DAYS ?? 12);
const members = Number(process.env.MEMBERS ?? 2_000);
const mostGigabytes = Number(process.env.MOST_GB ?? 6);
const mostMinutes = Number(process.env.MOST_MINUTES ?? 6);
const bound = 1.5;
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

const data = temporaryFolder("years");
const running: { stop(): Promise<unknown> }[] = [];
try {
  const database = await startEmbeddedPostgres({ isDurable: true });
  running.unshift(database);
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  running.unshift({ stop: () => pool.end() });
  const api = await startProcess({ DATABASE_URL: database.url, DATA_DIR: data.folder });
  running.unshift(api);
  await prepare((text, values) => pool.query(text, values), 400);
  const client = openClient(api.origin, 1);
  running.unshift({ stop: () => client.close() });
  const slots = await slotsOf(pool);
  const forgetHits = () => pool.query("delete from limits");
  /** The first time fills caches, the second counts; each round has bookers of its own. */
  const measure = async (round: number) => {
    const bookers = (turn: number) => firstMember + (2 * round + turn) * slots.length;
    await hotCalls(client, { slots, firstBooker: bookers(0), forgetHits });
    return hotCalls(client, { slots, firstBooker: bookers(1), forgetHits });
  };
  const one = await measure(0);
  await addClubs(database.url);
  const { grown, rows } = await grow(pool);
  await pool.query("vacuum analyze");
  const size = await sizeInGigabytes(pool);
  console.info(
    `${grown} of ${clubs} clubs with ${years} years: the demo club every day, the others one day in ${everyDays}; ${members} members each, ${rows} rows, ${size.toFixed(1)} GB.`,
  );
  const many = await measure(1);
  console.table(
    Object.entries(one).map(([call, before]) => {
      const after = many[call] ?? 0;
      const ratio = after / before;
      return {
        ...{ call, "1 club (ms)": before.toFixed(1), [`${grown} clubs (ms)`]: after.toFixed(1) },
        ...{ ratio: ratio.toFixed(2), bound: String(bound), verdict: ratio <= bound ? "met" : "NOT MET" },
      };
    }),
  );
} finally {
  for (const each of running) await each.stop();
  data.remove();
}
