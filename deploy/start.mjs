import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { isReady, startProcess, stop } from "./tools.mjs";

/**
 * Starts the club API and a web for each environment of an existing build; ends all when one ends or when it is told to.
 * Answers true when everything is ready.
 */
export async function startAll(environment, webs) {
  if (!existsSync("dist/web.mjs")) stop("There is no build yet: run npm run build.");
  const apiUrl = `http://127.0.0.1:${environment.API_PORT ?? "4000"}`;
  const children = [];
  const end = (code) => {
    process.exitCode ??= code;
    for (const child of children) if (child.exitCode === null) child.kill("SIGTERM");
  };
  const start = (file, env, options) => {
    const child = startProcess(file, env, options);
    children.push(child);
    child.once("exit", (code) => end(code ?? 1));
    return child;
  };
  process.once("SIGTERM", () => end(0));
  process.once("SIGINT", () => end(0));
  // Both end together here, so that no proxy has to learn of it first.
  const drain = environment.DRAIN_SECONDS ?? "0";
  const env = { ...environment, HP_API_URL: environment.HP_API_URL ?? apiUrl, DRAIN_SECONDS: drain };
  const api = start("dist/club-api.mjs", env);
  const isUp = await isReady(`${apiUrl}/readyz`, api, environment.SEED === "demo-clubs" ? 180_000 : 60_000);
  for (const { heapMegabytes, ...own } of isUp ? webs : []) {
    const web = start("dist/web.mjs", { ...env, ...own }, { heapMegabytes });
    const address = `http://127.0.0.1:${own.PORT ?? env.PORT ?? "3000"}/readyz`;
    if (await isReady(address, web, 60_000)) continue;
    end(1);
    return false;
  }
  if (!isUp) end(1);
  return isUp;
}

/** Starts the club API and one web. */
export const startBoth = (environment) => startAll(environment, [{}]);

/**
 * Starts the club API as a child and the web in this very process, so that nothing only waits. The end of one is the end of
 * both: this process ends when the club API has.
 */
async function startHere(environment) {
  if (!existsSync("dist/web.mjs")) stop("There is no build yet: run npm run build.");
  const apiUrl = `http://127.0.0.1:${environment.API_PORT ?? "4000"}`;
  // Both end together here, so that no proxy has to learn of it first.
  environment.DRAIN_SECONDS ??= "0";
  const api = startProcess("dist/club-api.mjs", environment);
  const endApi = () => void api.kill("SIGTERM");
  process.on("SIGTERM", endApi);
  process.on("SIGINT", endApi);
  const exit = process.exit.bind(process);
  process.exit = (code) => {
    // A club API that ended by itself has said how.
    if (api.exitCode !== null || api.signalCode !== null) return exit(process.exitCode ?? code);
    api.once("exit", () => exit(code));
    endApi();
  };
  api.once("exit", (code) => {
    process.exitCode ??= code ?? 1;
    process.kill(process.pid, "SIGTERM");
  });
  if (!(await isReady(`${apiUrl}/readyz`, api, 60_000))) return void process.exit(1);
  process.setSourceMapsEnabled(true);
  process.env.NODE_ENV = "production";
  process.env.HP_API_URL ??= apiUrl;
  await import(resolve("dist/web.mjs"));
}

if (import.meta.url === `file://${process.argv[1]}`) {
  if (existsSync(".env")) process.loadEnvFile(".env");
  await startHere(process.env);
}
