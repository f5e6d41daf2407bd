import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import next from "next";
import { connectionTimes } from "@/lib/shared/server/connection-times";
import { EnvProblem, proxyWarning, readWebEnv, type WebEnv } from "../env";
import { serveRead } from "./bff-reads";
import { openFrontDoor } from "./front-door";
import { createWebMetrics, serveMetrics } from "./metrics";
import { servePage } from "./page-cache";
import { startStopping } from "./stopping";

const log = (level: "info" | "warn", msg: string, more: object = {}) =>
  process.stdout.write(`${JSON.stringify({ level, msg, ...more })}\n`);

/** Next with a front door: true client addresses, refused oddities, security headers, an orderly stop. */
async function start(env: WebEnv): Promise<Server> {
  // Next reads it as its configuration is loaded, which is at each start.
  process.env.NEXT_DEPLOYMENT_ID = readFileSync(".next/BUILD_ID", "utf8").trim();
  const app = next({ dev: false, dir: process.cwd(), port: env.port });
  await app.prepare();
  const handle = app.getRequestHandler();
  const metrics = env.metrics && createWebMetrics(env.clubCode, env.apiUrl);
  if (env.metrics && metrics) await serveMetrics(metrics, env.metrics);
  const server = openFrontDoor({
    ...env,
    times: connectionTimes,
    warn: (text) => log("warn", text),
    observe: metrics?.observe,
    async answer(request, response) {
      if (await serveRead(request, response)) return;
      if (!(await servePage(request, response))) await handle(request, response);
    },
  });
  await new Promise<void>((resolve) => server.listen(env.port, resolve));
  return server;
}

try {
  const env = readWebEnv();
  const warning = proxyWarning(env);
  if (warning !== null) log("warn", warning);
  const server = await start(env);
  startStopping(server, env.drainMs);
  log("info", "web ready", { port: env.port, clubCode: env.clubCode });
} catch (error) {
  const isEnv = error instanceof EnvProblem;
  const busy = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
  const sentence = isEnv
    ? error.message
    : busy
      ? `PORT ${process.env.PORT ?? 3000} is in use.`
      : String(error);
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
