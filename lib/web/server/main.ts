import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import next from "next";
import { connectionTimes } from "@/lib/shared/server/connection-times";
import { takeOverConsole } from "@/lib/shared/server/log-line";
import { setTracer } from "@/lib/shared/server/request-scope";
import { openTracer } from "@/lib/shared/server/tracing";
import { webNow } from "../clock";
import { EnvProblem, proxyWarning, readWebEnv, type WebEnv } from "../env";
import { logLine } from "../log";
import { sendRouteHits } from "../routing/route-hits";
import { walletWarning } from "../wallet-keys";
import { serveCall } from "./bff-calls";
import { openFrontDoor } from "./front-door";
import { createWebMetrics, serveMetrics } from "./metrics";
import { openPackedFiles } from "./packed-files";
import { servePage } from "./page-cache";
import { renderTimer } from "./render-timer";
import { withSourcePlaces } from "./source-places";
import { startStopping } from "./stopping";
import { watchUpstream } from "./upstream-watch";

/**
 * The configuration as the build has resolved it, which Next's own standalone server starts from too: next.config.js, its
 * plugins and their compilers stay unread.
 */
function builtConfig(): string {
  const { config } = JSON.parse(readFileSync(".next/required-server-files.json", "utf8")) as {
    config: object;
  };
  return JSON.stringify(config);
}

/** Next with a front door: true client addresses, refused oddities, security headers, an orderly stop. */
async function start(env: WebEnv): Promise<Server> {
  // Next reads it as its configuration is loaded, which is at each start.
  process.env.NEXT_DEPLOYMENT_ID = readFileSync(".next/BUILD_ID", "utf8").trim();
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = builtConfig();
  const app = next({ dev: false, dir: process.cwd(), port: env.port });
  await app.prepare();
  const metrics = env.metrics ? createWebMetrics(env.clubCode) : undefined;
  const servePacked = openPackedFiles("dist/packed");
  const render = renderTimer(app.getRequestHandler(), metrics);
  watchUpstream(env.apiUrl, metrics?.countUpstream);
  if (env.metrics && metrics) await serveMetrics(metrics, env.metrics);
  const server = openFrontDoor({
    ...env,
    times: connectionTimes,
    warn: (text) => logLine("warn", text),
    metrics,
    async answer(request, response) {
      if (await serveCall(request, response)) return;
      if (await servePacked(request, response)) return;
      if (!(await servePage(request, response))) await render(request, response);
    },
  });
  await new Promise<void>((resolve) => server.listen(env.port, resolve));
  return server;
}

try {
  const env = readWebEnv();
  // Next and its packages speak by `console`.
  takeOverConsole((level, msg) => level !== "silent" && logLine(level, withSourcePlaces(msg)));
  for (const warning of [proxyWarning(env), walletWarning(env.wallet, webNow())])
    if (warning !== null) logLine("warn", warning);
  const tracer = await openTracer(process.env, "clubfront-web", { "club.code": env.clubCode });
  setTracer(tracer);
  const server = await start(env);
  startStopping(server, env.drainMs, async () => {
    await Promise.all([sendRouteHits(), tracer?.stop()]);
  });
  logLine("info", "web ready", { port: env.port });
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
