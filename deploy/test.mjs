import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { stop } from "./tools.mjs";

/**
 * `npm test -- FILE …` runs test files of any kind by their runner; without a file it runs all but the end-to-end tests.
 * `--watch` goes on with every change; what else begins with a dash goes to the runner.
 */
const runners = {
  server: ["jest", "--config", "jest.config.server.mjs"],
  ui: ["jest", "--config", "jest.config.ui.mjs"],
  e2e: ["playwright", "test"],
};

const given = process.argv.slice(2);
const options = given.filter((one) => one.startsWith("-"));
const files = given.filter((one) => !one.startsWith("-"));

function kindOf(file) {
  const path = file.replaceAll("\\", "/");
  if (path.includes("tests/e2e")) return "e2e";
  if (path.includes("tests/components")) return "ui";
  if (path.includes("tests/")) return "server";
  return stop(`${file} is no test: tests are files below tests/.`);
}

const kinds = files.length > 0 ? [...new Set(files.map(kindOf))] : ["server", "ui"];
if (options.includes("--watch") && kinds.length > 1) stop("Name the files of one kind to watch.");

let failed = false;
for (const kind of kinds) {
  const [command, ...args] = runners[kind];
  const own = files.filter((file) => kindOf(file) === kind);
  // A stack for each worker: one file has one.
  const workers = kind === "e2e" && own.length === 1 ? ["--workers=1"] : [];
  const done = spawnSync(join("node_modules", ".bin", command), [...args, ...workers, ...own, ...options], {
    stdio: "inherit",
  });
  failed ||= done.status !== 0;
}
if (failed) process.exit(1);
