import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { openFolderStorage } from "@/lib/club-api/adapters/folder-storage";
import { openDatabase } from "@/lib/club-api/db/client";
import { migrate } from "@/lib/club-api/db/migrate";
import { ensureParts } from "@/lib/club-api/db/partitions";
import { seedDemo } from "@/lib/club-api/db/seed";
import { createTestDatabase, databaseUrl, onServer, runServerUrl, type TestDatabase } from "./postgres";
import { addRestorePoint, openRestorer, type Restorer, shapeOf } from "./restore-point";

/** The demo clock of the specification. */
export const demoNow = new Date("2026-11-23T10:00:00+09:00");

export type SeededDatabase = TestDatabase & {
  /** A private copy of the files that the seed stored; whoever takes it removes it. */
  folder: string;
  /** Puts rows and sequences back as the seed has them. */
  restore(): Promise<void>;
};

/** Databases of this worker that nobody uses, in the shape of the seed. */
const spare: (TestDatabase & { shape: string })[] = [];

/**
 * A migrated and seeded database of its own. The run seeds once; further ones are copies, and a worker uses those that
 * were given back again: `drop` gives one back, or drops it where a test has changed its shape.
 */
export async function createSeededDatabase(): Promise<SeededDatabase> {
  const run = process.env.TEST_RUN_FOLDER ?? "";
  const spared = spare.pop();
  const database = spared ?? (await copySeed(run));
  const restorer = openRestorer(database.url);
  if (spared) await restorer.restore();
  const folder = await mkdtemp(join(tmpdir(), "clubfront-files-"));
  await cp(join(run, "files"), folder, { recursive: true });
  return { url: database.url, drop: () => giveBack(database, restorer), folder, restore: restorer.restore };
}

async function copySeed(run: string) {
  const template = process.env.TEST_TEMPLATE ?? basename(run);
  await onServer(runServerUrl(), async (client) => {
    // Two workers begin at once: one seeds, the other waits for it, however short the role's own limits are.
    await client.query("set lock_timeout = 0; set statement_timeout = 0");
    await client.query("select pg_advisory_lock(7306002)");
    const known = await client.query("select 1 from pg_database where datname = $1", [template]);
    if (known.rowCount === 0) await seedTemplate(template, join(run, "files"));
  });
  const database = await createTestDatabase(template);
  return { ...database, shape: await onServer(database.url, shapeOf) };
}

/** Ends the connections that are left, as a drop does. */
async function giveBack(database: (typeof spare)[number], restorer: Restorer): Promise<void> {
  await restorer.close();
  const isAsBefore = await onServer(database.url, async (client) => {
    await client.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    return (await shapeOf(client)) === database.shape;
  });
  if (isAsBefore) spare.push(database);
  else await database.drop();
}

/** Under a draft's name until it is whole: a run that was stopped half-way leaves no half template. */
async function seedTemplate(template: string, files: string): Promise<void> {
  const serverUrl = runServerUrl();
  const draft = `${template}-draft`;
  await onServer(serverUrl, (client) => client.query(`create database "${draft}"`));
  const draftUrl = databaseUrl(serverUrl, draft);
  const database = await openDatabase({ dataDir: "unused", databaseUrl: draftUrl });
  await migrate(database.db);
  await ensureParts(database.db, demoNow);
  await seedDemo(database.db, { now: demoNow, storage: await openFolderStorage(files) });
  await database.close();
  await onServer(draftUrl, addRestorePoint);
  await onServer(serverUrl, (client) => client.query(`alter database "${draft}" rename to "${template}"`));
}
