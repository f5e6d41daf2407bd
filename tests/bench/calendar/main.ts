import { openFolderStorage } from "@/lib/club-api/adapters/folder-storage";
import { openDatabase } from "@/lib/club-api/db/client";
import { migrate } from "@/lib/club-api/db/migrate";
import { seedDemo } from "@/lib/club-api/db/seed";
import { addDays } from "@/lib/shared/time/calendar";
import { createTestDatabase, databaseUrl, onServer, runServerUrl } from "../../support/database/postgres";
import { brokenRules } from "../../support/history/invariants";
import setUp from "../../support/runs/run-setup.mjs";
import tearDown from "../../support/runs/run-teardown.mjs";

/**
 * A demo club (`CALENDAR_CLUB`, a folder of its contents) laid around each of `CALENDAR_DAYS` days from `CALENDAR_FROM` on,
 * `CALENDAR_STEP` days apart: it stands, and breaks no rule.
 */

const days = Number(process.env.CALENDAR_DAYS ?? 400);
const from = process.env.CALENDAR_FROM ?? "2026-11-23";
const step = Number(process.env.CALENDAR_STEP ?? 1);
const club = process.env.CALENDAR_CLUB ?? "mirsol";
const template = "migrated";

async function prepare(): Promise<void> {
  await onServer(runServerUrl(), (client) => client.query(`create database ${template}`));
  const database = await openDatabase({
    dataDir: "unused",
    databaseUrl: databaseUrl(runServerUrl(), template),
  });
  await migrate(database.db);
  await database.close();
}

/** Faults of the demo on a day; hours differ from day to day, so that midnight and noon are among them. */
async function faultsOf(day: number): Promise<string[]> {
  const now = new Date(
    `${addDays(from, day * step)}T${String(day % 24).padStart(2, "0")}:0${day % 10}:00+09:00`,
  );
  const copy = await createTestDatabase(template);
  const database = await openDatabase({ dataDir: "unused", databaseUrl: copy.url });
  const storage = await openFolderStorage(`${process.env.TEST_RUN_FOLDER}/files`);
  try {
    await seedDemo(database.db, { now, storage, club });
    return (await brokenRules(database.db)).map((fault) => `${now.toISOString()} ${fault}`);
  } catch (error) {
    return [`${now.toISOString()} ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    await database.close();
    await copy.drop();
  }
}

const faults: string[] = [];
await setUp();
try {
  await prepare();
  for (let day = 0; day < days; day += 1) {
    const found = await faultsOf(day);
    for (const fault of found) console.error(fault);
    faults.push(...found);
    if ((day + 1) % 20 === 0) console.info(`${day + 1} of ${days} days, ${faults.length} faults`);
  }
} finally {
  await tearDown();
}
console.info(`${days} days seeded, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
