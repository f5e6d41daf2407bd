import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { Pool } from "pg";
import { openPool, startTestPostgres } from "../../support/database/postgres";
import { measureRatios, ratioRow } from "../reads/ratios";
import { publish, type Row, row } from "../shared/rows.mjs";
import { round } from "./client";
import { measureCycles } from "./cycles";
import { measurePgliteCycles } from "./pglite-cycles";
import { startProcess } from "./process";
import { growBookings, measureRead, type ReadName, readPaths } from "./reads";
import { openingRush } from "./rush";
import { prepare } from "./scene";

/** Every number of the club API that a bound is set on, in one run, as a table. */

const members = 2000;
const table: Row[] = [];
const growthTimes = 1.5;

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
    table.push(cyclesRow("PostgreSQL", await measureCycles(origin, server.url), 0.4));
    const rush = await openingRush(origins, server.url, members);
    const isWhole = rush.sold === 78 && rush.slots === 78 && rush.faults === 0 && rush.extraAnswers === 0;
    table.push(
      row({
        measure: `opening rush, ${members} members, 2 processes`,
        ours: `${rush.sold} sold of ${rush.slots}, ${rush.losers} told, ${rush.faults} faults, p99 ${round(rush.p99Ms)} ms`,
        bound: "78 sold once, all told, no fault, 3000 ms",
        isMet: isWhole && rush.p99Ms <= 3000,
      }),
    );
    table.push(...(await measureRatios(server.url)).map(ratioRow));
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

/** Without a bound the ratio only stands there to be read. */
const cyclesRow = (database: string, { ours, raw }: { ours: number; raw: number }, least?: number): Row =>
  row({
    measure: `lock, book and cancel, cycles/s, ${database}`,
    ours: `${round(ours, 1)}, ${round(ours / raw, 2)} times`,
    yardstick: `${round(raw, 1)}, the same SQL raw`,
    bound: least === undefined ? "" : `${least} times`,
    isMet: least === undefined ? undefined : ours / raw >= least,
  });

/** Of the reads at 16 connections only the tee sheet has a bound. */
function readRow(where: string, name: ReadName, { rate, p99 }: { rate: number; p99: number }): Row {
  const isBound = name === "tee sheet" && where.endsWith("PostgreSQL");
  return row({
    measure: `${name}, 16 connections, ${where}`,
    ours: `${round(rate)} requests/s, p99 ${round(p99)} ms`,
    bound: isBound ? "p99 50 ms" : "",
    isMet: isBound ? p99 <= 50 : undefined,
  });
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
      table.push(readRow(`${size.toLocaleString("en")} bookings, PostgreSQL`, name, read));
    }
  }
  for (const name of names.filter((one) => one !== "menus")) {
    const [small = 1, large = 1] = medians.get(name) ?? [];
    table.push(
      row({
        measure: `${name}: cost from 10^3 to 10^6 bookings`,
        ours: `${round(large / small, 2)} times`,
        bound: `${growthTimes} times`,
        isMet: large / small <= growthTimes,
      }),
    );
  }
}

async function onPglite(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "clubfront-bench-"));
  try {
    table.push(cyclesRow("PGlite", await measurePgliteCycles()));
    const seeding = await startProcess({ DATA_DIR: folder });
    await seeding.stop();
    const database = await PGlite.create(join(folder, "pg"));
    await prepare((text, values) => database.query(text, values), 16);
    await database.close();
    const api = await startProcess({ DATA_DIR: folder });
    for (const name of Object.keys(readPaths) as ReadName[]) {
      table.push(readRow("PGlite", name, await measureRead(api.origin, name)));
    }
    await api.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await onPostgres();
await onPglite();
publish(table);
process.exit();
