import { createHash, randomUUID } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { openFolderStorage } from "@/lib/club-api/adapters/folder-storage";
import { openPglite } from "@/lib/club-api/db/client";
import { migrate } from "@/lib/club-api/db/migrate";
import { seedDemo } from "@/lib/club-api/db/seed";

const cacheRoot = resolve(process.cwd(), "node_modules/.cache/clubfront-tests");

/** A migrated and seeded database as a dump, with the files that the seed stored; made once per state of the code. */
export function seededData(now: Date): Promise<{ dump: Blob; filesFolder: string }> {
  const known = made.get(now.getTime()) ?? readOrBuild(now);
  made.set(now.getTime(), known);
  return known;
}

/** The code does not change while a test file runs: its hash and the dump are read once. */
const made = new Map<number, Promise<{ dump: Blob; filesFolder: string }>>();

async function readOrBuild(now: Date): Promise<{ dump: Blob; filesFolder: string }> {
  const folder = join(cacheRoot, `${await codeHash()}-${now.getTime()}`);
  if (!(await exists(folder))) await build(folder, now);
  return { dump: new Blob([await readFile(join(folder, "db.tar"))]), filesFolder: join(folder, "files") };
}

/** A private copy of the seeded files. */
export async function copyFiles(filesFolder: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "clubfront-files-"));
  await cp(filesFolder, folder, { recursive: true });
  return folder;
}

async function build(folder: string, now: Date): Promise<void> {
  const draft = `${folder}.${randomUUID()}`;
  await mkdir(draft, { recursive: true });
  const client = new PGlite();
  const database = await openPglite(client, () => undefined);
  await migrate(database.db);
  await seedDemo(database.db, { now, storage: await openFolderStorage(join(draft, "files")) });
  const dump = await client.dumpDataDir("none");
  await writeFile(join(draft, "db.tar"), new Uint8Array(await dump.arrayBuffer()));
  await database.close();
  // Another worker may have been faster; then its folder is as good as ours.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
}

/** What the seeded state follows from: tables, migrations, seed, and the texts that the seed takes in. */
async function codeHash(): Promise<string> {
  const hash = createHash("sha256");
  for (const root of ["lib/club-api/db", "lib/club-api/platform/crypto.ts", "messages"]) {
    for (const file of await filesBelow(resolve(process.cwd(), root))) hash.update(await readFile(file));
  }
  return hash.digest("hex").slice(0, 24);
}

async function filesBelow(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
