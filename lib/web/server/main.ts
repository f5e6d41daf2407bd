import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import next from "next";
import { addressList, EnvProblem, readWebEnv, type WebEnv } from "../env";
import { serveRead } from "./bff-reads";
import { servePage } from "./page-cache";
import { cleanHeaders, isRefusedRequest } from "./request-guard";
import { finishHeaders, setSecurityHeaders } from "./response-headers";
import { isStopping, startStopping } from "./stopping";

/** Next with a front door: true client addresses, refused oddities, security headers, an orderly stop. */
async function start(env: WebEnv): Promise<Server> {
  // Next reads it as its configuration is loaded, which is at each start.
  process.env.NEXT_DEPLOYMENT_ID = readFileSync(".next/BUILD_ID", "utf8").trim();
  const app = next({ dev: false, dir: process.cwd(), port: env.port });
  await app.prepare();
  const handle = app.getRequestHandler();
  const trusted = addressList(env.trustedProxies);
  const isHttps = env.publicOrigin?.startsWith("https:") ?? false;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (await serveRead(request, response)) return;
    if (!(await servePage(request, response))) await handle(request, response);
  };
  const server = createServer({ maxHeaderSize: 32 * 1024 }, (request, response) => {
    setSecurityHeaders(response, { url: request.url ?? "", isHttps, isUnlisted: env.isUnlisted });
    if (request.url === "/healthz") return void response.end("ok");
    if (request.url === "/readyz") {
      response.statusCode = isStopping() ? 503 : 200;
      return void response.end(isStopping() ? "stopping" : "ready");
    }
    if (isRefusedRequest(request)) {
      response.statusCode = request.method === "TRACE" ? 405 : 400;
      return void response.end();
    }
    cleanHeaders(request, trusted);
    finishHeaders(response);
    answer(request, response).catch((error: unknown) => {
      process.stderr.write(`${JSON.stringify({ level: "error", msg: "request", error: String(error) })}\n`);
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    });
  });
  // Only pages upgrade nothing: no websocket is ever wanted (S-23).
  server.on("upgrade", (_request, socket) => socket.destroy());
  server.requestTimeout = 120_000;
  server.headersTimeout = 20_000;
  server.keepAliveTimeout = 20_000;
  await new Promise<void>((resolve) => server.listen(env.port, resolve));
  return server;
}

try {
  const env = readWebEnv();
  const server = await start(env);
  startStopping(server);
  process.stdout.write(
    `${JSON.stringify({ level: "info", msg: "web ready", port: env.port, clubCode: env.clubCode })}\n`,
  );
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
