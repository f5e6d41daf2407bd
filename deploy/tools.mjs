import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Helpers of the commands in this folder; built-ins only, since they also run before anything is installed. */

export const root = process.cwd();
const installMark = "node_modules/.installed";
const buildMark = "dist/.built";
const sources = [
  "app",
  "components",
  "lib",
  "messages",
  "deploy",
  "middleware.ts",
  "next.config.js",
  "tsconfig.json",
];

export function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Refuses a Node that cannot run the product, in one sentence. */
export function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    stop(`Node 20.19 or newer is needed; this is ${process.version}.`);
}

export function run(command, args, options = {}) {
  const done = spawnSync(command, args, { stdio: "inherit", ...options });
  if (done.status !== 0) stop(`${command} ${args.join(" ")} failed.`);
}

export function npm(args, options = {}) {
  const cli = process.env.npm_execpath;
  if (cli) run(process.execPath, [cli, ...args], options);
  else run("npm", args, options);
}

function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

const isMarked = (mark, value) => existsSync(mark) && readFileSync(mark, "utf8") === value;

/** Installs the packages of the lock file, unless they are there. */
export function ensureInstalled() {
  const wanted = hashOf(["package.json", "package-lock.json"]);
  if (isMarked(installMark, wanted)) return;
  process.stdout.write("Installing packages …\n");
  npm(["install", "--no-audit", "--no-fund", "--include=dev", "--loglevel=error"]);
  writeFileSync(installMark, hashOf(["package.json", "package-lock.json"]));
}

/** Builds, unless the build is of these very sources; types are the business of `npm run types` and `npm run build`. */
export function ensureBuilt() {
  const wanted = hashOf([...sources.flatMap(filesBelow), "package-lock.json"]);
  if (isMarked(buildMark, wanted)) return;
  process.stdout.write("Building …\n");
  run(process.execPath, ["deploy/build.mjs"], { env: { ...process.env, TYPES_CHECKED: "yes" } });
  mkdirSync("dist", { recursive: true });
  writeFileSync(buildMark, wanted);
}

/** Answers true as soon as the address answers 200; false when the process ended or the time ran out. */
export async function isReady(url, child, limitMs) {
  const until = Date.now() + limitMs;
  while (Date.now() < until && child.exitCode === null) {
    const isUp = await fetch(url)
      .then((answer) => answer.ok)
      .catch(() => false);
    if (isUp) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** `heapMegabytes` bounds what the process keeps in its heap. */
export function startProcess(file, env, { heapMegabytes } = {}) {
  const bound = heapMegabytes === undefined ? [] : [`--max-old-space-size=${heapMegabytes}`];
  return spawn(process.execPath, [...bound, file], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NODE_ENV: "production", ...env },
  });
}
