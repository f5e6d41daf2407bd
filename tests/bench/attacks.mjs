import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

/**
 * The long form of the attacks: every call of the contract in every way to call it, on PostgreSQL and on the embedded
 * database, then those on the web in a browser. All of both are run, whatever fails; the exit code tells.
 */
const root = resolve(import.meta.dirname, "../..");

function run(command, ...args) {
  const { status } = spawnSync("npx", ["--no-install", command, ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ATTACKS: "all" },
  });
  return status ?? 1;
}

const server = run("jest", "--config", "jest.config.server.mjs", "tests/attacks", "contract-fuzz");
const browser = run("playwright", "test", "tests/e2e/attacks", "--pass-with-no-tests");
process.exitCode = server || browser;
