import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureMachine } from "./machine.mjs";
import { checkNode, ensureBuilt, ensureInstalled, root, stop } from "./tools.mjs";

/** Answers "am I done?": set-up, lint, types, import rules, unused code, tests, build, end-to-end. */
checkNode();
ensureInstalled();
ensureMachine();

const reports = mkdtempSync(join(tmpdir(), "clubfront-verify-"));
const started = Date.now();
const totals = { passed: 0, failed: 0 };

function step(name, command, args, env = {}) {
  const from = Date.now();
  process.stdout.write(`\n── ${name}\n`);
  const done = spawnSync(command, args, {
    stdio: "inherit",
    cwd: root,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", CI: process.env.CI ?? "", ...env },
  });
  process.stdout.write(`── ${name}: ${((Date.now() - from) / 1000).toFixed(1)} s\n`);
  return done.status === 0;
}

const bin = (name) => join("node_modules", ".bin", name);
const failures = [];
const must = (name, ...rest) => step(name, ...rest) || failures.push(name);

/** Adds a runner's counts; a run without a report has failed, whatever it said. */
function count(file, read) {
  if (!existsSync(file)) return void totals.failed++;
  const { passed, failed } = read(JSON.parse(readFileSync(file, "utf8")));
  totals.passed += passed;
  totals.failed += failed;
}
const jestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests,
});
const playwrightCounts = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped,
});

must("lint and format", bin("biome"), ["ci", "--error-on-warnings"]);
must("types", bin("tsc"), ["--noEmit"]);
must("import rules", bin("depcruise"), [
  "--config",
  ".dependency-cruiser.cjs",
  "app",
  "components",
  "lib",
  "middleware.ts",
]);
must("unused code", bin("knip"), []);

const jest = (config, report) => ["--config", config, "--json", `--outputFile=${report}`, "--silent=false"];
const server = join(reports, "server.json");
must("unit, API, guard and concurrency tests", bin("jest"), jest("jest.config.server.mjs", server), {
  NODE_OPTIONS: "--experimental-vm-modules --no-warnings",
});
count(server, jestCounts);
const ui = join(reports, "ui.json");
must("component tests", bin("jest"), jest("jest.config.ui.mjs", ui));
count(ui, jestCounts);

ensureBuilt();
must("kill -9 under load, twice on each database", process.execPath, ["tests/bench/kill.mjs"], {
  KILLS: "2",
});
const e2e = join(reports, "e2e.json");
must("end-to-end tests", bin("playwright"), ["test"], { PLAYWRIGHT_JSON_OUTPUT_NAME: e2e });
count(e2e, playwrightCounts);

rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\n${((Date.now() - started) / 1000).toFixed(0)} s in all\n`);
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
if (failures.length > 0 || totals.failed > 0) stop(`Not done: ${failures.join(", ") || "tests failed"}.`);
