import { subscribe } from "node:diagnostics_channel";
import { currentScope, currentTracer } from "@/lib/shared/server/request-scope";
import type { Span } from "@/lib/shared/server/spans";
import { noteAnswer } from "@/lib/web/cache/freshness";

/** A request of Node's HTTP client: both `fetch` and the pools of the BFF tell of each. */
type UpstreamRequest = {
  origin?: string | URL;
  method: string;
  headers: unknown;
  addHeader(name: string, value: string): void;
};

/** Called with each answered, or failed, call of the club API. */
type Observe = (call: { method: string; status: string; seconds: number }) => void;

type Begun = { startedAt: number; span: Span | undefined };

/**
 * Watches the calls of the club API, whichever part of the process makes them: each carries the request's id and its place
 * in the trace, and is timed.
 */
export function watchUpstream(apiUrl: string, observe?: Observe): void {
  const { origin } = new URL(apiUrl);
  const begun = new WeakMap<object, Begun>();
  const end = (request: UpstreamRequest, status: string) => {
    const call = begun.get(request);
    if (!call) return;
    begun.delete(request);
    observe?.({ method: request.method, status, seconds: (performance.now() - call.startedAt) / 1000 });
    call.span?.set("http.response.status_code", Number(status) || 0);
    if (!(Number(status) < 500)) call.span?.fail(status);
    call.span?.end();
  };
  subscribe("undici:request:create", (message) => {
    const { request } = message as { request: UpstreamRequest };
    if (!String(request.origin).startsWith(origin)) return;
    begun.set(request, { startedAt: performance.now(), span: beginCall(request) });
  });
  subscribe("undici:request:headers", (message) => {
    const { request, response } = message as { request: UpstreamRequest; response: { statusCode: number } };
    // Real clock: when the club API was away.
    if (begun.has(request) && response.statusCode < 500) noteAnswer(Date.now());
    end(request, String(response.statusCode));
  });
  subscribe("undici:request:error", (message) =>
    end((message as { request: UpstreamRequest }).request, "failed"),
  );
}

/** Names the request that a call is made for; what the caller has named already stands. */
function beginCall(request: UpstreamRequest): Span | undefined {
  const scope = currentScope();
  if (scope && placeOf(request, "x-request-id") < 0) request.addHeader("x-request-id", scope.requestId);
  const at = placeOf(request, "traceparent");
  const headers = request.headers as string[];
  // A call that waited for a connection begins in the scope of whoever gave the connection back: its own header is right.
  const parent = at < 0 ? scope?.span : headers[at + 1];
  if (parent === undefined) return undefined;
  const span = currentTracer()?.begin({
    name: `${request.method} club API`,
    kind: "client",
    parent,
    attributes: { "http.request.method": request.method },
  });
  if (!span) return undefined;
  if (at < 0) request.addHeader("traceparent", span.traceparent);
  else headers[at + 1] = span.traceparent;
  return span;
}

/** Where a header's name stands in the flat list of names and values; -1 when it is not there. */
function placeOf({ headers }: UpstreamRequest, name: string): number {
  return Array.isArray(headers) ? headers.findIndex((one, at) => at % 2 === 0 && one === name) : -1;
}
