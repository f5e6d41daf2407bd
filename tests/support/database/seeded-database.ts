import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { openFolderStorage } from "@/lib/club-api/adapters/folder-storage";
import { openDatabase } from "@/lib/club-api/db/client";
import { migrate } from "@/lib/club-api/db/migrate";
import { seedDemo } from "@/lib/club-api/db/seed";
import { createTestDatabase, databaseUrl, onServer, runServerUrl, type TestDatabase } from "./postgres";

/** The demo clock of the specification. */
export const demoNow = new Date("2026-11-23T10:00:00+09:00");

export type SeededDatabase = TestDatabase & {
  /** A private copy of the files that the seed stored; whoever takes it removes it. */
  folder: string;
};

/** A migrated and seeded database of its own. The run seeds once; every further one is a copy. */
export async function createSeededDatabase(): Promise<SeededDatabase> {
  const run = process.env.TEST_RUN_FOLDER ?? "";
  const template = process.env.TEST_TEMPLATE ?? basename(run);
  const files = join(run, "files");
  await onServer(runServerUrl(), async (client) => {
    // Two workers begin at once: one seeds, the other waits for it.
    await client.query("select pg_advisory_lock(7306002)");
    const known = await client.query("select 1 from pg_database where datname = $1", [template]);
    if (known.rowCount === 0) await seedTemplate(template, files);
  });
  const database = await createTestDatabase(template);
  const folder = await mkdtemp(join(tmpdir(), "clubfront-files-"));
  await cp(files, folder, { recursive: true });
  return { ...database, folder };
}

/** Under a draft's name until it is whole: a run that was stopped half-way leaves no half template. */
async function seedTemplate(template: string, files: string): Promise<void> {
  const serverUrl = runServerUrl();
  const draft = `${template}-draft`;
  await onServer(serverUrl, (client) => client.query(`create database "${draft}"`));
  const database = await openDatabase({ dataDir: "unused", databaseUrl: databaseUrl(serverUrl, draft) });
  await migrate(database.db);
  await seedDemo(database.db, { now: demoNow, storage: await openFolderStorage(files) });
  await database.close();
  await onServer(serverUrl, (client) => client.query(`alter database "${draft}" rename to "${template}"`));
}
