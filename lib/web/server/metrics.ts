import { subscribe } from "node:diagnostics_channel";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { EnvProblem } from "../env";
import { outcomeOf } from "./cache-outcome";
import { isPagePath, isRouterRequest, pathOf } from "./page-request";

/** What the web tells of itself; `observe` is called with each request before it is answered. */
export type WebMetrics = {
  observe(request: IncomingMessage, response: ServerResponse): void;
  page(): Promise<{ text: string; contentType: string }>;
};

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const kinds: readonly [RegExp, string][] = [
  [/^\/(?:healthz|readyz)$/, "probe"],
  [/^\/hp\/api\//, "call"],
  [/^\/session(?:\/|$)/, "session"],
  [/^\/_next\//, "script"],
  [/^\/(?:landscape|course-map|drawings|pictures|og|icons|files)\//, "picture"],
  [/^\/(?:rss|sitemaps)\/|^\/(?:sitemap\.xml|robots\.txt|manifest\.webmanifest)$/, "feed"],
];

/** A kind of address, of which there are few however many addresses are asked for. */
export function kindOf(request: IncomingMessage): string {
  const path = pathOf(request);
  const found = kinds.find(([shape]) => shape.test(path));
  if (found) return found[1];
  if (!isPagePath(path)) return "other";
  return isRouterRequest(request) ? "part of a page" : "page";
}

/** Requests by kind, status and cache, the time that they took, calls of the club API, and the figures of the process. */
export function createWebMetrics(clubCode: string, apiUrl: string): WebMetrics {
  const registry = new Registry();
  registry.setDefaultLabels({ club: clubCode });
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "web_requests_total",
    help: "Answered requests; cache: memory, kept, stale, made, none.",
    labelNames: ["kind", "status", "cache"],
    registers: [registry],
  });
  const durations = new Histogram({
    name: "web_request_seconds",
    help: "Time to answer.",
    labelNames: ["kind", "cache"],
    buckets,
    registers: [registry],
  });
  watchUpstream(apiUrl, registry);
  return {
    observe(request, response) {
      const startedAt = performance.now();
      const kind = kindOf(request);
      response.once("close", () => {
        const cache = outcomeOf(response);
        const status = response.writableFinished ? String(response.statusCode) : "left";
        requests.inc({ kind, status, cache });
        durations.observe({ kind, cache }, (performance.now() - startedAt) / 1000);
      });
    },
    page: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}

type UpstreamRequest = { origin?: string | URL; method: string };

/** Times the calls of the club API, whichever part of the process makes them: the HTTP client tells of each. */
function watchUpstream(apiUrl: string, registry: Registry): void {
  const { origin } = new URL(apiUrl);
  const seconds = new Histogram({
    name: "web_upstream_seconds",
    help: "Time until the club API began to answer; status `failed` without an answer.",
    labelNames: ["method", "status"],
    buckets,
    registers: [registry],
  });
  const begun = new WeakMap<object, number>();
  const end = (request: UpstreamRequest, status: string) => {
    const startedAt = begun.get(request);
    if (startedAt === undefined) return;
    begun.delete(request);
    seconds.observe({ method: request.method, status }, (performance.now() - startedAt) / 1000);
  };
  subscribe("undici:request:create", (message) => {
    const { request } = message as { request: UpstreamRequest };
    if (String(request.origin).startsWith(origin)) begun.set(request, performance.now());
  });
  subscribe("undici:request:headers", (message) => {
    const { request, response } = message as { request: UpstreamRequest; response: { statusCode: number } };
    end(request, String(response.statusCode));
  });
  subscribe("undici:request:error", (message) =>
    end((message as { request: UpstreamRequest }).request, "failed"),
  );
}

/** Serves the figures on a port of their own, which the public one never does. */
export function serveMetrics(metrics: WebMetrics, place: { port: number; host: string }): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    const { text, contentType } = await metrics.page();
    response.writeHead(200, { "content-type": contentType, "cache-control": "no-store" }).end(text);
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new EnvProblem(`METRICS_PORT ${place.port} is in use.`) : error),
    );
    server.listen(place.port, place.host, () => resolve(server));
  });
}
