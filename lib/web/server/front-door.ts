import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { Duplex } from "node:stream";
import { guardBody } from "@/lib/shared/server/body-guard";
import { type ConnectionTimes, limitSilence, serverTimes } from "@/lib/shared/server/connection-times";
import { withinScope } from "@/lib/shared/server/request-scope";
import { caching } from "@/lib/web/cache/caching";
import { addressList } from "@/lib/web/env";
import { errorText, logLine } from "@/lib/web/log";
import { bodyLimitOf, refuseBody } from "./body-limits";
import { followRequest, scopeOf } from "./follow-request";
import type { WebMetrics } from "./metrics";
import { isPagePath, isRead, pathOf, plainTarget } from "./page-request";
import { cleanHeaders, isFromProxy, isRefusedRequest, narrowRead, watchStrangers } from "./request-guard";
import { finishHeaders, setSecurityHeaders } from "./response-headers";
import { isStopping } from "./stopping";

type FrontDoor = {
  trustedProxies: readonly string[];
  publicOrigin: string | null;
  isUnlisted: boolean;
  times: ConnectionTimes;
  /** Answers what the front door lets in. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  warn(text: string): void;
  /** Counts requests; without it their lines are written all the same. */
  metrics?: WebMetrics | undefined;
};

/**
 * The server before Next. Before anything else looks at a request: its address in one form, bounded bodies and times, true
 * client addresses, refused oddities, no header that a shared answer could depend on. After everything else: the headers
 * of the answer.
 */
export function openFrontDoor(door: FrontDoor): Server {
  const trusted = addressList(door.trustedProxies);
  const isHttps = door.publicOrigin?.startsWith("https:") ?? false;
  const watch = watchStrangers(trusted, { isHttps, warn: door.warn });
  const server = createServer(
    { maxHeaderSize: 32 * 1024, ...serverTimes(door.times) },
    (request, response) => {
      const asked = request.url ?? "";
      const target = plainTarget(asked);
      request.url = target ?? "/";
      const scope = scopeOf(request, isFromProxy(request, trusted));
      followRequest(request, response, scope, door.metrics);
      setSecurityHeaders(response, { url: request.url, isHttps, isUnlisted: door.isUnlisted });
      finishHeaders(request, response);
      const refuse = (_response: ServerResponse, status: 408 | 413) => refuseBody(request, response, status);
      const limit = bodyLimitOf(request);
      if (guardBody(request, response, { limit, pace: door.times.body, refuse })) return;
      if (target === null) return end(response, 400);
      if (isAnsweredHere(request, response, asked)) return;
      watch(request);
      cleanHeaders(request, trusted);
      narrowRead(request);
      withinScope(scope, () => answer(door, request, response));
    },
  );
  server.on("clientError", refuseConnection);
  // Only pages upgrade nothing: no websocket is ever wanted (S-23).
  server.on("upgrade", (_request, socket) => socket.destroy());
  limitSilence(server, door.times);
  server.keepAliveTimeout = 20_000;
  return server;
}

function answer(door: FrontDoor, request: IncomingMessage, response: ServerResponse): void {
  door.answer(request, response).catch((error: unknown) => {
    // Refused for its body in the meantime.
    if (response.writableEnded) return;
    logLine("error", "request", { error: errorText(error) });
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  });
}

/** Probes, oddities, and what is no question for a page. */
function isAnsweredHere(request: IncomingMessage, response: ServerResponse, asked: string): boolean {
  if (request.url === "/healthz") end(response, 200, "ok");
  else if (request.url === "/readyz") {
    if (isStopping()) end(response, 503, "stopping");
    else end(response, 200, "ready");
  } else if (isRefusedRequest(request)) end(response, request.method === "TRACE" ? 405 : 400);
  else return isPagePath(pathOf(request)) && isNoPageRead(request, response, asked);
  return true;
}

/**
 * Whether a request for a page is none that pages answer. Another spelling of its address moves to the one form (E-14).
 * A form that was sent before its script came gets its page again; there is nothing else to send to a page.
 */
function isNoPageRead(request: IncomingMessage, response: ServerResponse, asked: string): boolean {
  const { url = "/", method } = request;
  if (isRead(request) && asked === url) return false;
  if (isRead(request) || method === "POST") {
    response.setHeader("location", url);
    end(response, method === "POST" ? 303 : 308);
  } else {
    response.setHeader("allow", "GET, HEAD, POST");
    end(response, 405);
  }
  return true;
}

function end(response: ServerResponse, status: number, text = ""): void {
  response.statusCode = status;
  response.setHeader("cache-control", caching.personal);
  response.end(text);
}

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what Node could not read as a request, as Node itself would, but so that no cache in front takes the refusal
 * of one for the answer to all.
 */
function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy(error);
  const status = statuses[error.code ?? ""] ?? 400;
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Cache-Control: no-store",
    "Connection: close",
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n`);
}
