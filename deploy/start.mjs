import { existsSync } from "node:fs";
import { isReady, startProcess, stop } from "./tools.mjs";

/** Starts the club API and the web of an existing build; ends both when one ends or when it is told to. */
export async function startBoth(environment) {
  if (!existsSync("dist/web.mjs")) stop("There is no build yet: run npm run build.");
  const apiPort = environment.API_PORT ?? "4000";
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const env = { ...environment, HP_API_URL: environment.HP_API_URL ?? apiUrl };
  const api = startProcess("dist/club-api.mjs", env);
  const children = [api];
  const end = (code) => {
    process.exitCode ??= code;
    for (const child of children) if (child.exitCode === null) child.kill("SIGTERM");
  };
  process.once("SIGTERM", () => end(0));
  process.once("SIGINT", () => end(0));
  api.once("exit", (code) => end(code ?? 1));
  if (!(await isReady(`${apiUrl}/readyz`, api, 60_000))) {
    end(1);
    return false;
  }
  const web = startProcess("dist/web.mjs", env);
  children.push(web);
  web.once("exit", (code) => end(code ?? 1));
  if (await isReady(`http://127.0.0.1:${environment.PORT ?? "3000"}/readyz`, web, 60_000)) return true;
  end(1);
  return false;
}

if (import.meta.url === `file://${process.argv[1]}`) {
  if (existsSync(".env")) process.loadEnvFile(".env");
  await startBoth(process.env);
}
