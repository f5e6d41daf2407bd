import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { watchBundle } from "./build-servers.mjs";
import { accounts, demoEnvironment } from "./demo-environment.mjs";
import { checkNode, isReady } from "./tools.mjs";

/**
 * `npm run dev`: the web with hot reload and the club API with restart on change, on the demo's data, in one terminal. The
 * web asks the API by HTTP and waits for it; while the API restarts, its calls wait at the new one's door.
 */
checkNode();
if (existsSync(".env")) process.loadEnvFile(".env");
const started = performance.now();
const env = { ...demoEnvironment(), NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" };
const port = env.PORT ?? "3000";
const apiUrl = `http://127.0.0.1:${env.API_PORT ?? "4000"}`;
env.HP_API_URL ??= apiUrl;

let isEnding = false;
let api;
let isFirstUp = () => {};
const firstApi = new Promise((resolve) => {
  isFirstUp = resolve;
});
let restarting = Promise.resolve();

const start = (args) =>
  spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit", "ipc"], env });
const ended = (child) =>
  child === undefined || child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once("exit", resolve));

/** One API at a time: the embedded database has one opener. */
async function restartApi() {
  if (isEnding) return;
  const from = performance.now();
  const isFirst = api === undefined;
  api?.kill("SIGTERM");
  await ended(api);
  const child = start(["--enable-source-maps", ".dev/club-api.mjs"]);
  api = child;
  child.once("exit", (code) => {
    if (!isEnding && child === api && code !== 0)
      say("The club API stopped; it starts again with the next change.");
  });
  const isUp = await isReady(`${apiUrl}/readyz`, child, 60_000);
  isFirstUp(isUp);
  if (!isUp) return;
  if (!isFirst) say(`club API restarted in ${seconds(from)}`);
}

const say = (text) => process.stdout.write(`${text}\n`);
const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

let watching;
async function end(code) {
  if (isEnding) return;
  isEnding = true;
  await watching?.dispose();
  for (const child of [api, web]) child?.kill("SIGTERM");
  await Promise.all([ended(api), ended(web)]);
  process.exit(code);
}

const web = start(["deploy/dev-web.mjs"]);
// Before anything is waited for: a signal in the middle of the start ends what is there.
process.once("SIGTERM", () => end(0));
process.once("SIGINT", () => end(0));
web.once("exit", (code) => end(code ?? 1));
watching = await watchBundle("club-api", "lib/club-api/main.ts", () => {
  restarting = restarting.then(restartApi);
});
const isUp = (await firstApi) && (await isReady(`http://localhost:${port}/readyz`, web, 60_000));
if (isUp) say(`\nReady in ${seconds(started)}:  http://localhost:${port}\n\n${accounts}\nCtrl-C stops.\n`);
else await end(1);
