import { spawn } from "node:child_process";
import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Starts the built product on free ports and throw-away data, for end-to-end tests and the benchmark. */

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

export function temporaryFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `clubfront-${name}-`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A child process with its output kept for the report of a failure. */
export function launch(command, args, env = {}, cwd = process.cwd()) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output.push(String(chunk));
      if (output.length > 500) output.shift();
    });
  }
  const ended = new Promise((resolve) => child.once("exit", (code) => resolve(code)));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    return ended;
  };
  return { child, ended, stop, text: () => output.join("") };
}

export async function untilAnswering(url, process, limitMs = 180_000) {
  const until = performance.now() + limitMs;
  while (performance.now() < until) {
    if (process.child.exitCode !== null) break;
    const isUp = await fetch(url)
      .then((answer) => answer.ok)
      .catch(() => false);
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await process.stop();
  throw new Error(`${url} does not answer:\n${process.text()}`);
}

const movedClock = join(import.meta.dirname, "..", "node", "moved-clock.cjs");

/** By the run's clock where a run has one (`test-clock.mjs`), by the machine's in benchmarks. */
const clock = () => (process.env.TEST_CLOCK_OFFSET_MS ? ["--require", movedClock] : []);

/** A process of the product. */
function server(file, env, folder) {
  // Each process leaves a processor profile in the folder when it ends.
  const profiles = process.env.PROFILE_DIR;
  const profile = profiles ? ["--cpu-prof", `--cpu-prof-dir=${profiles}`] : [];
  const args = [...clock(), ...profile, file];
  // Nobody stands in front who would have to learn of a stop; drills say otherwise.
  const given = { NODE_ENV: "production", DRAIN_SECONDS: "0", ...env };
  const started = launch(process.execPath, args, given, folder);
  // The whole of what it says, for whoever checks it at the end of a run.
  const logs = process.env.PRODUCT_LOG_FOLDER;
  if (logs) {
    const log = createWriteStream(join(logs, `${started.child.pid}.log`));
    for (const stream of [started.child.stdout, started.child.stderr]) stream.pipe(log, { end: false });
  }
  return started;
}

/** A command of the operator on a database, such as `["add", "LK02", "--preset", "links"]`; its answer as JSON. */
export async function runCommand(words, env) {
  const command = launch(process.execPath, [...clock(), "dist/club.mjs", ...words, "--json"], env);
  const code = await command.ended;
  if (code !== 0) throw new Error(`club ${words.join(" ")}: ${command.text()}`);
  return JSON.parse(command.text());
}

export async function startApi(env) {
  const api = server("dist/club-api.mjs", {
    LOG_LEVEL: "warn",
    SEED: "demo",
    ALLOW_MOCK_IDENTITY: "1",
    ...env,
  });
  await untilAnswering(`http://127.0.0.1:${env.API_PORT}/readyz`, api);
  return api;
}

/** The web of the build in the folder, or of the one at hand. */
export async function startWeb(env, folder) {
  const given = {
    CLUB_CODE: "MS01",
    SESSION_SECRET: "only-for-tests-only-for-tests-only-for-tests",
    LOG_LEVEL: "warn",
    ...env,
  };
  const web = server("dist/web.mjs", given, folder);
  await untilAnswering(`http://127.0.0.1:${env.PORT}/readyz`, web);
  return web;
}

/** Processes that start beside each other (a web asks nothing of its club API before its first page): all of them, or none. */
export async function startTogether(...starts) {
  const begun = await Promise.allSettled(starts);
  const failed = begun.find(({ status }) => status === "rejected");
  if (!failed) return begun.map(({ value }) => value);
  for (const { value } of begun) await value?.stop();
  throw failed.reason;
}

/**
 * Lifts the per-minute limits of C0530 in stopped demo data: a whole suite, or a benchmark, is one address.
 * The limits themselves are tested against the club API with the club's own numbers.
 */
export async function liftRateLimits(dataDir) {
  const { PGlite } = await import("@electric-sql/pglite");
  const database = await PGlite.create(join(dataDir, "pg"));
  await database.query(
    "update policies set value1 = '100000', value2 = '100000', value3 = '100000' where code = 'C0530'",
  );
  await database.close();
}
