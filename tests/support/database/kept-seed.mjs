import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { Client } from "pg";

/*
 * To migrate and seed a database takes half of the time of a run of one file. The first run that does so leaves its
 * stopped server's folder behind, under a key of everything that the seed is made from, and the next ones begin with a
 * copy. The shelf may be deleted at any time; runs side by side do no harm to each other.
 */

const shelf = join("node_modules", ".cache", "clubfront-tests");
const mostLive = 3;

/** The seeded database of a server of the run's own, which all further ones are copied from. */
export const templateName = "clubfront-seeded";

/** The hash of all that decides what the seed becomes: its sources as one bundle, migrations, packages, the run's moment. */
export async function seedKey() {
  const { outputFiles } = await build({
    entryPoints: ["tests/support/database/seeded-database.ts"],
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    write: false,
    logLevel: "silent",
  });
  const hash = createHash("sha256").update(outputFiles[0].contents);
  const migrations = "lib/club-api/db/migrations";
  const names = (await readdir(migrations)).filter((name) => name.endsWith(".sql")).sort();
  const others = ["package-lock.json", "tests/support/node/quick-argon2.mjs"];
  for (const path of [...others, ...names.map((name) => join(migrations, name))])
    hash.update(path).update(await readFile(path));
  hash.update([process.env.TEST_NOW, process.version, process.platform, process.arch].join(" "));
  return hash.digest("hex").slice(0, 20);
}

/** The kept server folder and the files of the seed; null when nobody has made them yet. */
export async function keptSeed(key) {
  const folder = join(shelf, key);
  const isThere = await stat(folder).catch(() => null);
  return isThere ? { data: join(folder, "data"), files: join(folder, "files") } : null;
}

/** Takes a kept seed away that no server starts from. */
export const dropSeed = (key) => rm(join(shelf, key), { recursive: true, force: true });

/** Whether the server holds the template and nothing else that a run has made. */
export async function holdsOnlyTheSeed(url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: databases } = await client.query(
      "select datname from pg_database where not datistemplate and datname <> 'postgres'",
    );
    const { rows: roles } = await client.query(
      "select rolname from pg_roles where rolname not like 'pg\\_%'",
    );
    return databases.length === 1 && databases[0].datname === templateName && roles.length === 1;
  } finally {
    await client.end();
  }
}

/** Keeps the folder of a server that has stopped in order, and the seed's files. What it cannot keep is made again. */
export async function keepSeed(key, data, files) {
  const draft = join(shelf, `${key}-${process.pid}`);
  try {
    await mkdir(draft, { recursive: true });
    await dropSpareLogs(data);
    await copyServerFolder(data, join(draft, "data"));
    await cp(files, join(draft, "files"), { recursive: true });
    await rename(draft, join(shelf, key));
    await dropOldest();
  } catch {
    await rm(draft, { recursive: true, force: true });
  }
}

/** With its owner, who is the only one that the server runs as. */
export const copyServerFolder = (from, to) => promisify(execFile)("cp", ["-a", from, to]);

/** After an orderly stop only the first log is in use; the others were set aside for what would be written next. */
async function dropSpareLogs(data) {
  const folder = join(data, "pg_wal");
  const logs = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort();
  for (const name of logs.slice(1)) await rm(join(folder, name));
}

async function dropOldest() {
  const folders = await Promise.all(
    (await readdir(shelf)).map(async (name) => ({ name, at: (await stat(join(shelf, name))).mtimeMs })),
  );
  const old = folders.sort((one, other) => other.at - one.at).slice(mostLive);
  for (const { name } of old) await dropSeed(name);
}
