import { existsSync, readFileSync } from "node:fs";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { Client } from "pg";
import { startEmbeddedPostgres } from "../database/embedded-postgres.mjs";
import {
  dropSeed,
  holdsOnlyTheSeed,
  keepSeed,
  keptSeed,
  seedKey,
  templateName,
} from "../database/kept-seed.mjs";
import { webEnvironment } from "../web/web-environment.mjs";

const usesDatabase = /\bsupport\/(api|database\/)/;

/** Whether the named test files are pure ones, which a run does without a database: it takes longer to start than they do. */
function isPure(patterns) {
  const isPureFile = (file) =>
    /^tests\/(unit|guards)\/.+\.test\.ts$/.test(file) &&
    existsSync(file) &&
    !usesDatabase.test(readFileSync(file, "utf8"));
  return patterns.length > 0 && patterns.every(isPureFile);
}

/** Before the server tests: one PostgreSQL (`TEST_DATABASE_URL` when set) and one folder for the whole run. */
export default async function setUp(run) {
  Object.assign(process.env, webEnvironment);
  globalThis.stopTestServer = async () => {};
  if (run && isPure(run.testPathPatterns.patterns)) return;
  const given = process.env.TEST_DATABASE_URL;
  const folder = await mkdtemp(join(tmpdir(), "clubfront-run-"));
  // A server that was here before may serve other runs too: each has a template of its own.
  const template = given ? basename(folder) : templateName;
  const server = given ? givenServer(given, template) : await ownServer(folder);
  process.env.TEST_SERVER_URL = server.url;
  process.env.TEST_RUN_FOLDER = folder;
  process.env.TEST_TEMPLATE = template;
  globalThis.stopTestServer = server.stop;
}

function givenServer(url, template) {
  return { url, stop: () => dropDatabases(url, template) };
}

/** Drops the run's databases, which are named by its folder: workers keep theirs to the end. */
async function dropDatabases(url, run) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("select datname from pg_database where starts_with(datname, $1)", [
      run,
    ]);
    for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`);
  } finally {
    await client.end();
  }
}

/** A server with the seed that an earlier run has kept, or an empty one whose seed is kept at its end. */
async function ownServer(folder) {
  const files = join(folder, "files");
  const key = await seedKey();
  const kept = await keptSeed(key);
  if (kept) {
    try {
      await cp(kept.files, files, { recursive: true });
      return await startEmbeddedPostgres({ isDurable: false, copyOf: kept.data });
    } catch {
      await dropSeed(key);
    }
  }
  const { url, stop } = await startEmbeddedPostgres({ isDurable: false });
  const keep = (data) => keepSeed(key, data, files);
  return {
    url,
    stop: async () => {
      await dropDatabases(url, basename(folder));
      await stop((await holdsOnlyTheSeed(url)) ? keep : undefined);
    },
  };
}
