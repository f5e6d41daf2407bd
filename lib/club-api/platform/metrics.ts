import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { passwordWork } from "./crypto";
import { showWork, type Work } from "./work-metrics";

export type Metrics = {
  /** An answered request; `club` is the code of the club that it was for, or empty. */
  observe(request: {
    route: string;
    club: string;
    status: number;
    seconds: number;
    /** The `msgCode` of a failure; null for what went well. */
    failure: string | null;
  }): void;
  /** The text page and its content type. */
  page(): Promise<{ text: string; contentType: string }>;
};

/** Requests by route key and status, failures by code, process figures, the size of the database pool, and what waits. */
export function createMetrics(
  poolSize: () => { total: number; idle: number; waiting: number },
  readWork?: () => Promise<Work>,
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "club_api_requests_total",
    help: "Answered requests.",
    labelNames: ["route", "club", "status"],
    registers: [registry],
  });
  const durations = new Histogram({
    name: "club_api_request_seconds",
    help: "Time to answer.",
    labelNames: ["route"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const failures = new Counter({
    name: "club_api_failures_total",
    help: "Failed calls by their code.",
    labelNames: ["code", "club"],
    registers: [registry],
  });
  new Gauge({
    name: "club_api_database_connections",
    help: "Connections of the database pool.",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      const size = poolSize();
      this.set({ state: "total" }, size.total);
      this.set({ state: "idle" }, size.idle);
      this.set({ state: "waiting" }, size.waiting);
    },
  });
  new Gauge({
    name: "club_api_password_work",
    help: "Passwords hashed and verified since the start.",
    labelNames: ["kind"],
    registers: [registry],
    collect() {
      for (const [kind, times] of Object.entries(passwordWork())) this.set({ kind }, times);
    },
  });
  if (readWork) showWork(registry, readWork);
  return {
    observe({ route, club, status, seconds, failure }) {
      requests.inc({ route, club, status });
      if (failure !== null) failures.inc({ code: failure, club });
      durations.observe({ route }, seconds);
    },
    page: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}
