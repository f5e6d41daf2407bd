import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureMachine } from "./machine.mjs";
import { checkNode, ensureInstalled, root, stop } from "./tools.mjs";
import {
  countsOfBoth,
  filesToRunAgain,
  jestCounts,
  mostUnsteady,
  playwrightCounts,
} from "./verify-reports.mjs";

/** Answers "am I done?": set-up, lint, types, import rules, unused code, tests, build, end-to-end. */
checkNode();
const started = Date.now();
ensureInstalled();
ensureMachine();

const reports = mkdtempSync(join(tmpdir(), "clubfront-verify-"));
const totals = { passed: 0, failed: 0 };
const failures = [];

/** Runs one step; what it says is held back until it ends where others run beside it. */
function step({ name, command, args, env = {} }, isAlone) {
  const from = Date.now();
  if (isAlone) process.stdout.write(`\n── ${name}\n`);
  return new Promise((resolve) => {
    const said = [];
    const child = spawn(command, args, {
      stdio: ["ignore", ...(isAlone ? ["inherit", "inherit"] : ["pipe", "pipe"])],
      cwd: root,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", CI: process.env.CI ?? "", ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => said.push(text));
    child.once("error", (error) => said.push(`${error.message}\n`));
    child.once("close", (code) => {
      if (!isAlone)
        process.stdout.write(`\n── ${name}\n${Buffer.concat(said.map((one) => Buffer.from(one)))}`);
      process.stdout.write(`── ${name}: ${((Date.now() - from) / 1000).toFixed(1)} s\n`);
      if (code !== 0) failures.push(name);
      resolve();
    });
  });
}

/** Steps that do not disturb each other, at the same time. */
const together = (...steps) => Promise.all(steps.map((one) => step(one, steps.length === 1)));

/** Steps one after another, beside other such lanes. */
async function lane(...steps) {
  for (const one of steps) await step(one, false);
}

const bin = (name) => join("node_modules", ".bin", name);

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);
/** Tests that passed only at the second try: a fault of the test or of the product, to be mended (decision 48). */
const unsteady = [];

/** Adds a runner's counts; a run without a report has failed, whatever it said. */
function count(counts) {
  totals.passed += counts?.passed ?? 0;
  totals.failed += counts?.failed ?? 1;
  unsteady.push(...(counts?.unsteady ?? []));
}

const jest = ({ name, config, key }) => ({
  name,
  key,
  config,
  command: bin("jest"),
  args: ["--config", config, "--json", `--outputFile=${report(key)}`, "--silent=false"],
});

/** Counts a run of jest; one or two files that failed are run once more by themselves (decision 48). */
async function countJest(one) {
  const first = readReport(report(one.key));
  const files = filesToRunAgain(first);
  if (files.length === 0) return count(first && jestCounts(first));
  const again = jest({ ...one, name: `${one.name}, once more`, key: `${one.key}-again` });
  await together({ ...again, args: [...again.args, "--runTestsByPath", ...files] });
  const second = readReport(report(again.key));
  if (second?.success) failures.splice(failures.indexOf(one.name), 1);
  count(second?.success ? countsOfBoth(first, second, root) : jestCounts(first));
}
const report = (name) => join(reports, `${name}.json`);

const lint = { name: "lint and format", command: bin("biome"), args: ["ci", "--error-on-warnings"] };
// More checkers work out the same types of the contract each for itself: two cost twice the time of one.
const types = { name: "types", command: bin("tsc"), args: ["--noEmit", "--checkers", "1"] };
const rules = {
  name: "import rules",
  command: bin("depcruise"),
  args: ["--config", ".dependency-cruiser.cjs", "app", "components", "lib", "middleware.ts"],
};
const unused = { name: "unused code", command: bin("knip"), args: [] };
const ensureBuilt = 'import("./deploy/tools.mjs").then(({ ensureBuilt }) => ensureBuilt())';
const build = { name: "build", command: process.execPath, args: ["-e", ensureBuilt] };

// The compiler of types has one thread. It has read all its files before the build writes some of them.
await Promise.all([lane(types), lane(lint, rules, unused, build)]);
const server = jest({
  name: "unit, API, guard and concurrency tests",
  config: "jest.config.server.mjs",
  key: "server",
});
await together(server);
await countJest(server);

const ui = jest({ name: "component tests", config: "jest.config.ui.mjs", key: "ui" });
await together(ui, {
  name: "kill -9 under load, twice on each database",
  command: process.execPath,
  args: ["tests/bench/bundled.mjs", "kill"],
  env: { KILLS: "2" },
});
await countJest(ui);
await together({
  name: "end-to-end tests",
  command: bin("playwright"),
  args: ["test"],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report("e2e"), E2E_RETRIES: "1" },
});
const browser = readReport(report("e2e"));
count(browser && playwrightCounts(browser));

rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\n${((Date.now() - started) / 1000).toFixed(0)} s in all\n`);
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
if (unsteady.length > 0)
  process.stdout.write(`Passed at the second try, to be mended:\n${unsteady.join("\n")}\n`);
if (unsteady.length > mostUnsteady) failures.push(`more than ${mostUnsteady} tests needed a second try`);
if (failures.length > 0 || totals.failed > 0) stop(`Not done: ${failures.join(", ") || "tests failed"}.`);
