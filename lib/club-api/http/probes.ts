import type { Hono } from "hono";
import type { AppDeps, Bindings } from "./deps";
import type { Visit } from "./visit";

const pingLimitMs = 1_000;

/** `/healthz` the process lives, `/readyz` it can serve, `/metrics` for Prometheus. */
export function mountProbes(
  app: Hono<{ Bindings: Bindings; Variables: { visit: Visit } }>,
  deps: AppDeps,
): void {
  app.get("/healthz", (c) => {
    c.get("visit").routeKey = "GET /healthz";
    return c.text("ok");
  });
  app.get("/readyz", async (c) => {
    c.get("visit").routeKey = "GET /readyz";
    if (deps.isStopping()) return c.text("stopping", 503);
    return (await answersInTime(deps.ping())) ? c.text("ready") : c.text("no database", 503);
  });
  app.get("/metrics", async (c) => {
    c.get("visit").routeKey = "GET /metrics";
    const { text, contentType } = await deps.metrics.page();
    return c.body(text, 200, { "content-type": contentType });
  });
}

async function answersInTime(ping: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), pingLimitMs);
  });
  try {
    return await Promise.race([
      ping.then(
        () => true,
        () => false,
      ),
      limit,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
