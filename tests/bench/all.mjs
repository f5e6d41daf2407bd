import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "../../deploy/tools.mjs";
import { temporaryFolder } from "../support/web/stack.mjs";
import { withRows } from "./shared/paper.mjs";
import { row } from "./shared/rows.mjs";

/**
 * `npm run bench:all`: every benchmark after the other on a machine that does nothing else, and one table of all their rows, kept
 * in docs/benchmarks.md with the day. `-- --only=reads,rush` runs some; the others keep their rows and their day. The paper is
 * written after each, so that whatever ends the run leaves what it has. It takes hours: `check:history`, `bench:soak`,
 * `bench:years`, `bench:retention`, `bench:pages` and `bench:members` are the long ones. Drills have a paper of their own.
 */

const paper = "docs/benchmarks.md";
/** Scripts of package.json, each with the minutes after which it is ended. */
const benchmarks = [
  { name: "bench", minutes: 15 },
  { name: "bench:hop", minutes: 10 },
  { name: "bench:api", minutes: 30 },
  { name: "bench:reads", minutes: 10 },
  { name: "bench:rush", minutes: 15 },
  { name: "bench:joins", minutes: 5 },
  { name: "bench:rehearsal", minutes: 40 },
  { name: "bench:push", minutes: 10 },
  { name: "bench:crowd", minutes: 30 },
  { name: "bench:pages", args: ["--clubs"], minutes: 90 },
  { name: "bench:members", minutes: 90 },
  { name: "bench:sheet", minutes: 10 },
  { name: "bench:office", minutes: 20 },
  { name: "bench:office-acts", minutes: 15 },
  { name: "bench:ops", minutes: 20 },
  { name: "bench:new-club", minutes: 5 },
  { name: "bench:dev", minutes: 20 },
  { name: "bench:starts", minutes: 10 },
  { name: "bench:slow", minutes: 10 },
  { name: "bench:clubs", minutes: 30 },
  { name: "bench:scale", minutes: 20 },
  { name: "bench:years", minutes: 60 },
  { name: "bench:retention", minutes: 60 },
  { name: "bench:soak", minutes: 60 },
  { name: "check:kill", minutes: 40 },
  { name: "check:history", minutes: 75 },
  // Its build has source maps: nothing else is measured on it.
  { name: "bench:features", minutes: 20 },
];
const names = benchmarks.map(({ name }) => name);
const shortOf = (name) => name.replace(/^\w+:/, "");

/** The benchmarks that were asked for, all of them without `--only`. */
function chosen() {
  const only = process.argv.slice(2).find((one) => one.startsWith("--only="));
  if (!only) return benchmarks;
  const asked = only.slice("--only=".length).split(",");
  const unknown = asked.filter((one) => !names.some((name) => shortOf(name) === one));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(", ")}: ${names.map(shortOf).join()}`);
  return benchmarks.filter(({ name }) => asked.includes(shortOf(name)));
}

/** Ends a benchmark with all that it has started. */
const end = (child) => {
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // All of it has ended by itself.
  }
};

/** Runs a script of package.json; how it ended, in words, when it has not come to its end. */
async function runScript({ name, args = [], minutes }, file) {
  const child = spawn("npm", ["run", name, "--", ...args], {
    stdio: "inherit",
    detached: true,
    env: { ...process.env, BENCH_ROWS: file },
  });
  const stop = () => {
    end(child);
    process.exit(130);
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    end(child);
  }, minutes * 60_000);
  const code = await new Promise((resolve) => child.once("exit", resolve));
  clearTimeout(timer);
  for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, stop);
  end(child);
  return isLate ? { code, note: `ended after ${minutes} minutes` } : { code, note: `exit code ${code}` };
}

const isMissed = ({ verdict }) => verdict === "NOT MET";

/** The rows of one benchmark; one that failed before its end has a row that says so. */
async function rowsOf(benchmark, folder) {
  const file = join(folder, `${shortOf(benchmark.name)}.jsonl`);
  const { code, note } = await runScript(benchmark, file);
  const lines = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
  const rows = lines.map((line) => JSON.parse(line));
  const isWhole = rows.length > 0 && (code === 0 || rows.some(isMissed));
  return isWhole
    ? rows
    : [...rows, row({ measure: "did not end", ours: note, bound: "its end", isMet: false })];
}

const data = temporaryFolder("bench-all");
const table = [];
try {
  ensureBuilt();
  for (const benchmark of chosen()) {
    console.log(`\n${benchmark.name}`);
    const startedAt = performance.now();
    const rows = await rowsOf(benchmark, data.folder);
    // Real clock: the day on which the machine measured.
    const date = new Date().toISOString().slice(0, 10);
    const { name } = benchmark;
    writeFileSync(paper, withRows(readFileSync(paper, "utf8"), { name, rows, date, names }));
    table.push(...rows.map((one) => ({ benchmark: name, ...one, date })));
    console.log(`${name}: ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`);
  }
} finally {
  data.remove();
}
console.table(table);
process.exitCode = table.some(isMissed) ? 1 : 0;
