import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { Pool } from "pg";
import { openPool, startTestPostgres } from "../../support/database/postgres";
import { measureRatios } from "../reads/ratios";
import { round } from "./client";
import { measureCycles } from "./cycles";
import { measurePgliteCycles } from "./pglite-cycles";
import { startProcess } from "./process";
import { growBookings, measureRead, type ReadName, readPaths } from "./reads";
import { openingRush } from "./rush";
import { prepare } from "./scene";

/** Every number of the club API that a bound is set on, in one run, as a table. */

const members = 2000;
const table: Record<string, unknown>[] = [];
const met = (isMet: boolean) => (isMet ? "met" : "NOT MET");

async function onPostgres(): Promise<void> {
  const server = await startTestPostgres();
  const folder = await mkdtemp(join(tmpdir(), "clubfront-bench-"));
  const env = { DATABASE_URL: server.url, DATA_DIR: folder };
  const pool = openPool({ connectionString: server.url });
  const processes = [await startProcess(env)];
  try {
    await prepare((text, values) => pool.query(text, values), members);
    processes.push(await startProcess(env));
    const origins = processes.map((one) => one.origin);
    const [origin = ""] = origins;
    const cycles = await measureCycles(origin, server.url);
    table.push({
      measure: "lock+book+cancel cycles/s, PostgreSQL",
      ours: round(cycles.ours, 1),
      yardstick: `${round(cycles.raw, 1)} raw SQL`,
      verdict: `${round(cycles.ours / cycles.raw, 2)} (0.4) ${met(cycles.ours / cycles.raw >= 0.4)}`,
    });
    const rush = await openingRush(origins, server.url, members);
    const isWhole = rush.sold === 78 && rush.slots === 78 && rush.faults === 0 && rush.extraAnswers === 0;
    table.push({
      measure: `opening rush, ${members} members, 2 processes`,
      ours: `${rush.sold} sold of ${rush.slots}, ${rush.losers} told, ${rush.faults} faults`,
      yardstick: `p99 ${round(rush.p99Ms)} ms (3000)`,
      verdict: met(isWhole && rush.p99Ms <= 3000),
    });
    await hotReads(server.url);
    await reads(origin, pool);
  } catch (error) {
    console.error(error);
    throw error;
  } finally {
    for (const one of processes) await one.stop();
    await pool.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Each against the same rows read by one statement through the same pool. */
async function hotReads(url: string): Promise<void> {
  for (const { name, statements, ours, theirs, bound } of await measureRatios(url)) {
    const ratio = ours / theirs;
    table.push({
      measure: `${name}, one connection, ${statements} statements, PostgreSQL`,
      ours: `${round(ours, 2)} ms`,
      yardstick: `${round(theirs, 2)} ms, one statement`,
      verdict: `${round(ratio, 2)} (${bound}) ${met(ratio <= bound)}`,
    });
  }
}

async function reads(origin: string, pool: Pool): Promise<void> {
  const names = Object.keys(readPaths) as ReadName[];
  const sizes = [1_000, 1_000_000];
  const medians = new Map<string, number[]>();
  for (const size of sizes) {
    await growBookings(pool, size);
    for (const name of names) {
      const read = await measureRead(origin, name);
      medians.set(name, [...(medians.get(name) ?? []), 1000 / read.rate]);
      table.push({
        measure: `${name}, ${size.toLocaleString("en")} bookings, PostgreSQL`,
        ours: `${round(read.rate)} requests/s`,
        yardstick: `p99 ${round(read.p99)} ms`,
        verdict: name === "tee sheet" ? `(50 ms) ${met(read.p99 <= 50)}` : "",
      });
    }
  }
  for (const name of names.filter((one) => one !== "menus")) {
    const [small = 1, large = 1] = medians.get(name) ?? [];
    table.push({
      measure: `${name}: cost from 10^3 to 10^6 bookings`,
      ours: `${round(large / small, 2)} times`,
      yardstick: "1.5",
      verdict: met(large / small <= 1.5),
    });
  }
}

async function onPglite(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "clubfront-bench-"));
  try {
    const cycles = await measurePgliteCycles();
    table.push({
      measure: "lock+book+cancel cycles/s, PGlite",
      ours: round(cycles.ours, 1),
      yardstick: `${round(cycles.raw, 1)} raw SQL`,
      verdict: `${round(cycles.ours / cycles.raw, 2)}`,
    });
    const seeding = await startProcess({ DATA_DIR: folder });
    await seeding.stop();
    const database = await PGlite.create(join(folder, "pg"));
    await prepare((text, values) => database.query(text, values), 16);
    await database.close();
    const api = await startProcess({ DATA_DIR: folder });
    for (const name of Object.keys(readPaths) as ReadName[]) {
      const read = await measureRead(api.origin, name);
      table.push({
        measure: `${name}, PGlite`,
        ours: `${round(read.rate)} requests/s`,
        yardstick: `p99 ${round(read.p99)} ms`,
        verdict: "",
      });
    }
    await api.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await onPostgres();
await onPglite();
console.table(table);

process.exit(table.some((row) => String(row.verdict).includes("NOT MET")) ? 1 : 0);
