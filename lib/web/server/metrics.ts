import { createServer, type Server } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { EnvProblem } from "../env";
import { figures } from "../figures";

/** Metrics of the web. */
export type WebMetrics = {
  /** An answered request; status `left`: the visitor went away before the answer. */
  count(request: { kind: string; route: string; status: string; cache: string; seconds: number }): void;
  /** A call of the club API; status `failed`: without an answer. */
  countUpstream(call: { method: string; status: string; seconds: number }): void;
  /** A page that Next has made for a request. */
  countRender(render: { route: string; seconds: number }): void;
  page(): Promise<{ text: string; contentType: string }>;
};

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Requests by kind, route, status and cache, the time that they took, renders, calls of the club API, pictures that wait,
 * sessions that ended, failures, and the figures of the process; all with the club's code.
 */
export function createWebMetrics(clubCode: string): WebMetrics {
  const registry = new Registry();
  registry.setDefaultLabels({ club: clubCode });
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "web_requests_total",
    help: "Answered requests; cache: memory, kept, stale, made, none.",
    labelNames: ["kind", "route", "status", "cache"],
    registers: [registry],
  });
  const histogram = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Histogram({ name, help, labelNames, buckets, registers: [registry] });
  const durations = histogram("web_request_seconds", "Time to answer.", ["kind", "cache"]);
  const renders = histogram("web_render_seconds", "Time in which Next made a page for a request.", ["route"]);
  const upstream = histogram(
    "web_upstream_seconds",
    "Time until the club API began to answer; status `failed` without an answer.",
    ["method", "status"],
  );
  showFigures(registry);
  return {
    count({ kind, route, status, cache, seconds }) {
      requests.inc({ kind, route, status, cache });
      durations.observe({ kind, cache }, seconds);
    },
    countUpstream: ({ method, status, seconds }) => upstream.observe({ method, status }, seconds),
    countRender: ({ route, seconds }) => renders.observe({ route }, seconds),
    page: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}

/** Shows the counts of other parts of the process at the time of the request. */
function showFigures(registry: Registry): void {
  new Gauge({
    name: "web_pictures",
    help: "Pictures that are being made, and those that wait for their turn.",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      const { running, waiting } = figures().pictures;
      this.set({ state: "running" }, running);
      this.set({ state: "waiting" }, waiting);
    },
  });
  const shown = <Label extends string>(
    name: string,
    help: string,
    label: Label,
    counts: () => ReadonlyMap<string, number>,
  ) =>
    new Counter({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      collect() {
        this.reset();
        for (const [value, count] of counts()) this.inc({ [label]: value } as Record<Label, string>, count);
      },
    });
  shown(
    "web_sessions_ended_total",
    "Sessions that ended: signed out, refused, withdrawn.",
    "reason",
    () => figures().sessionsEnded,
  );
  shown(
    "web_failures_total",
    "Failures that browsers were told of, by their code.",
    "code",
    () => figures().failures,
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
