import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { hash as hashPassword, verify } from "@node-rs/argon2";
import type { Client } from "pg";
import { startEmbeddedPostgres } from "../database/embedded-postgres.mjs";
import { copyServerFolder } from "../database/kept-seed.mjs";
import { databaseUrl, onServer } from "../database/postgres";
import { freePort, startApi } from "../web/stack.mjs";
import { runStart } from "./test-clock.mjs";

/*
 * The clubs of end-to-end tests are databases on one PostgreSQL of the run, each a copy of a demo that was set up at a
 * moment. Who first needs a moment has it set up. After the run the server's folder is kept with these demos, under a
 * hash of all that decides what they hold; it may be deleted at any time, and runs side by side do no harm to each other.
 */

const shelf = join("node_modules", ".cache", "clubfront-e2e");
const mostKept = 3;

/** The variables with which a club API serves a club of its own. */
export type SeededClub = { DATABASE_URL: string; DATA_DIR: string };

/** The hash of the built club API, migrations, packages and of this file. */
function keyOf(): string {
  const migrations = "lib/club-api/db/migrations";
  const names = readdirSync(migrations).filter((name) => name.endsWith(".sql"));
  const hash = createHash("sha256");
  for (const path of [
    "dist/club-api.mjs",
    "package-lock.json",
    "tests/support/runs/prepared-data.ts",
    ...names.map((name) => join(migrations, name)),
  ])
    hash.update(path).update(readFileSync(path));
  hash.update([process.version, process.platform, process.arch].join(" "));
  return hash.digest("hex").slice(0, 20);
}

function dropOldest(): void {
  const ages = readdirSync(shelf).map((name) => ({ name, at: statSync(join(shelf, name)).mtimeMs }));
  const old = ages.sort((one, other) => other.at - one.at).slice(mostKept);
  for (const { name } of old) rmSync(join(shelf, name), { recursive: true, force: true });
}

const demoPrefix = "demo-";
const demosOn = async (url: string): Promise<string[]> =>
  onServer(url, async (client) => {
    const { rows } = await client.query("select datname from pg_database where not datistemplate");
    return rows.map(({ datname }) => String(datname)).filter((name) => name.startsWith(demoPrefix));
  });

/**
 * Starts the run's PostgreSQL (or takes that of `TEST_DATABASE_URL`) below the run's folder, and names it to the workers;
 * the answer stops it.
 */
export async function startDataServer(folder: string): Promise<() => Promise<void>> {
  const files = join(folder, "demos");
  await mkdir(files, { recursive: true });
  process.env.E2E_DEMO_FILES = files;
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    const run = randomUUID().slice(0, 8);
    Object.assign(process.env, { E2E_SERVER_URL: given, E2E_RUN: `${run}-` });
    return () => dropDatabases(given, (name) => name.includes(run));
  }
  const kept = join(shelf, keyOf());
  const isKept = existsSync(kept);
  if (isKept) await cp(join(kept, "files"), files, { recursive: true });
  const server = await startEmbeddedPostgres({
    isDurable: false,
    ...(isKept && { copyOf: join(kept, "data") }),
  });
  Object.assign(process.env, { E2E_SERVER_URL: server.url, E2E_RUN: "" });
  const before = await demosOn(server.url);
  return async () => {
    await dropDatabases(server.url, (name) => name.startsWith(clubPrefix) || name.startsWith("draft-"));
    const after = await demosOn(server.url);
    const keep = (data: string) => keepServer(kept, data, files);
    await server.stop(after.length > before.length ? keep : undefined);
  };
}

async function dropDatabases(url: string, isOurs: (name: string) => boolean): Promise<void> {
  await onServer(url, async (client) => {
    const { rows } = await client.query("select datname from pg_database where not datistemplate");
    for (const { datname } of rows)
      if (isOurs(datname)) await client.query(`drop database "${datname}" with (force)`);
  });
}

/** Keeps the stopped server's folder and the demos' files in place of an earlier one with fewer demos. */
async function keepServer(kept: string, data: string, files: string): Promise<void> {
  const draft = `${kept}-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    await copyServerFolder(data, join(draft, "data"));
    await cp(files, join(draft, "files"), { recursive: true });
    rmSync(kept, { recursive: true, force: true });
    renameSync(draft, kept);
    dropOldest();
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

const clubPrefix = "club-";
/** The limits of a minute are lifted: a whole suite is one address. */
const liftLimits =
  "update policies set value1 = '100000', value2 = '100000', value3 = '100000' where code = 'C0530'";

const demoPasswords = { members: "Mirsol2026!", admins: "MirsolAdm1n!" };

/**
 * The demo's passwords, hashed at the algorithm's smallest cost: a sign-in stands before most tests, and a hash says itself
 * what it takes to verify it. New passwords are hashed as in production.
 */
async function makeSignInsCheap(client: Client): Promise<void> {
  for (const [table, password] of Object.entries(demoPasswords)) {
    const cheap = await hashPassword(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    const { rows } = await client.query(`select distinct password_hash from ${table}`);
    for (const { password_hash: dear } of rows) {
      if (!(await verify(dear, password))) continue;
      await client.query(`update ${table} set password_hash = $1 where password_hash = $2`, [cheap, dear]);
    }
  }
}

/** The demo of that moment on the run's server, for copies: set up by whoever comes first, of all workers. */
async function demoOf(moment: string): Promise<{ name: string; files: string }> {
  const { E2E_SERVER_URL: url = "", E2E_DEMO_FILES: folder = "", E2E_RUN: run = "" } = process.env;
  const key = moment.replace(/\W/g, "").toLowerCase();
  const demo = { name: `${demoPrefix}${run}${key}`, files: join(folder, key) };
  await onServer(url, async (client) => {
    await client.query("select pg_advisory_lock(hashtext($1))", [demo.name]);
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [demo.name]);
    if (rowCount) return;
    const draft = `draft-${run}${key}`;
    await client.query(`create database "${draft}"`);
    const place = { DATABASE_URL: databaseUrl(url, draft), DATA_DIR: demo.files };
    await (await startApi({ ...place, API_PORT: String(await freePort()), DEMO_NOW: moment })).stop();
    await onServer(place.DATABASE_URL, async (own) => {
      await own.query(liftLimits);
      await makeSignInsCheap(own);
    });
    await client.query(`alter database "${draft}" rename to "${demo.name}"`);
  });
  return demo;
}

/** A club of its own in `folder`: a demo that was set up at the moment (ISO 8601), by default where the run begins. */
export async function seedClub(folder: string, moment: string = runStart): Promise<SeededClub> {
  const demo = await demoOf(new Date(moment).toISOString());
  const { E2E_SERVER_URL: url = "", E2E_RUN: run = "" } = process.env;
  const name = `${clubPrefix}${run}${randomUUID()}`;
  await onServer(url, (client) => client.query(`create database "${name}" template "${demo.name}"`));
  if (existsSync(demo.files)) await cp(demo.files, folder, { recursive: true });
  return { DATABASE_URL: databaseUrl(url, name), DATA_DIR: folder };
}
