import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { currentTracer, type RequestScope } from "@/lib/shared/server/request-scope";
import { logLine } from "../log";
import { outcomeOf } from "./cache-outcome";
import type { WebMetrics } from "./metrics";
import { kindOf, routeOf } from "./request-route";

const requestIdShape = /^[A-Za-z0-9._-]{8,64}$/;
const traceparentShape = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

/**
 * The scope of a request as it arrives. A proxy that is trusted may have named it, and begun its trace; what a stranger
 * names is not believed.
 */
export function scopeOf(request: IncomingMessage, isFromProxy: boolean): RequestScope {
  const { "x-request-id": id, traceparent } = request.headers;
  const named = isFromProxy && typeof id === "string" && requestIdShape.test(id) ? id : undefined;
  const parent =
    isFromProxy && typeof traceparent === "string" && traceparentShape.test(traceparent)
      ? traceparent
      : undefined;
  const method = request.method ?? "GET";
  return {
    requestId: named ?? randomUUID(),
    route: routeOf(request),
    span: currentTracer()?.begin({ name: method, kind: "server", parent }),
  };
}

/** Kinds of requests that tell nothing one by one. */
const quiet = ["probe", "script"];

/** Counts a request, writes its line and ends its span when it is answered, or when the visitor has gone. */
export function followRequest(
  request: IncomingMessage,
  response: ServerResponse,
  scope: RequestScope,
  metrics?: WebMetrics,
): void {
  const startedAt = performance.now();
  const kind = kindOf(request);
  const method = request.method ?? "GET";
  response.once("close", () => {
    const ms = performance.now() - startedAt;
    const route = scope.route ?? "page";
    const status = response.writableFinished ? response.statusCode : 0;
    const cache = outcomeOf(response);
    metrics?.count({
      kind,
      route,
      status: status === 0 ? "left" : String(status),
      cache,
      seconds: ms / 1000,
    });
    endSpan(scope, { kind, method, route, status, cache });
    if (quiet.includes(kind)) return;
    const { requestId } = scope;
    logLine("info", "answered", {
      requestId,
      route,
      method,
      status,
      ms: Math.round(ms * 10) / 10,
      kind,
      cache,
    });
  });
}

type Answered = { kind: string; method: string; route: string; status: number; cache: string };

function endSpan({ span, requestId }: RequestScope, { kind, method, route, status, cache }: Answered): void {
  if (!span) return;
  span.rename(`${method} ${route}`);
  span.set("http.request.method", method);
  span.set("http.route", route);
  span.set("http.response.status_code", status);
  span.set("clubfront.cache", cache);
  span.set("clubfront.kind", kind);
  span.set("clubfront.request_id", requestId);
  if (status >= 500) span.fail(String(status));
  span.end();
}
