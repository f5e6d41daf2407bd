import { Hono } from "hono";
import type { RouteDefinition } from "../../contract/define-route";
import { bySpecificity, contract } from "../../contract/routes";
import { strangerWatch } from "../../shared/server/body-guard";
import { currentTracer, withinScope } from "../../shared/server/request-scope";
import type { Span } from "../../shared/server/spans";
import { ClubFailure, errorCode } from "../platform/failure";
import { hitCounter } from "../platform/network/limits";
import { acceptRequestId } from "../platform/random";
import type { AppDeps, Bindings } from "./deps";
import { mountDocs } from "./docs";
import { asFailure, failureAnswer, isFinished, securityHeaders } from "./envelope";
import { callRoute } from "./mount";
import { logRefusal } from "./rights/security-log";
import { handlers } from "./routes";
import { type AppContext, earlyLanguage, type Visit } from "./visit";

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

type Variables = { visit: Visit };

const prefix = "/hp/api";
/** The club API over one database: every declared call, the reference document and the probes. */
export function createApp(deps: AppDeps): Hono<{ Bindings: Bindings; Variables: Variables }> {
  const app = new Hono<{ Bindings: Bindings; Variables: Variables }>();
  const countHit = hitCounter(deps.hits, () => deps.limitClock.now());
  const counts = { countHit, refused: new Map<string, number>() };
  const report = strangerWatch((text) => deps.logger.warn(text));
  app.use(async (c, next) => {
    const startedAt = performance.now();
    watchForStrangers(deps, c, report);
    const visit = newVisit(deps, c);
    c.set("visit", visit);
    const scope = { requestId: visit.requestId, span: beginSpan(deps, c) };
    await withinScope(scope, next);
    if (!isFinished(c.res)) finishHeaders(c.res.headers, visit.requestId);
    record(deps, c, performance.now() - startedAt);
    endSpan(scope.span, c);
  });
  mountProbes(app, deps);
  mountDocs(app, prefix, deps.showsDocs ?? false);
  for (const route of bySpecificity(contract))
    app.on(route.method, honoPath(route), callRoute(deps, counts, route, handlers));
  for (const [path, methods] of methodsByPath()) app.all(path, (c) => wrongMethod(c, methods));
  app.notFound((c) => refuse(c, new ClubFailure("REQ_PATH")));
  app.onError((error, c) => {
    const visit = c.get("visit");
    const failure = asFailure(error, visit.requestId);
    if (failure.msgCode === "SYS_ERROR" || failure.msgCode === "SYS_UNAVAILABLE") {
      const reason = errorCode(error);
      deps.logger.error(
        { requestId: visit.requestId, route: visit.routeKey, reason, err: error },
        "a call failed",
      );
    }
    logRefusal(deps.logger, visit, failure.msgCode);
    return refuse(c, failure);
  });
  return app;
}

function refuse(c: AppContext, failure: ClubFailure): Response {
  const visit = c.get("visit");
  visit.failure = failure.msgCode;
  return failureAnswer(failure, visit);
}

/** On the answer itself: Hono's own way makes a new answer, and a stream of its body, for each header. */
function finishHeaders(headers: Headers, requestId: string): void {
  for (const [name, value] of Object.entries(securityHeaders)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  headers.set("x-request-id", requestId);
}

const forwardingHeaders = ["X-Client-Address", "X-Forwarded-For"];

/** Tells the operator, once a peer, what only a web server would say and this one is not trusted to (F1). */
function watchForStrangers(deps: AppDeps, c: AppContext, report: ReturnType<typeof strangerWatch>): void {
  const peer = c.env?.incoming?.socket?.remoteAddress;
  if (deps.addresses.trusts(peer)) return;
  for (const header of forwardingHeaders) {
    if (c.req.header(header) === undefined) continue;
    report(peer ?? "", header, "without it all its visitors have one address and share one limit.");
  }
}

function newVisit(deps: AppDeps, c: AppContext): Visit {
  const socketAddress = c.env?.incoming?.socket?.remoteAddress;
  return {
    requestId: acceptRequestId(c.req.header("x-request-id")),
    routeKey: "unknown",
    failure: null,
    clubCode: "",
    language: earlyLanguage(c),
    address: deps.addresses.read(socketAddress, c.req.header("x-client-address")),
    socketAddress: socketAddress ?? "unknown",
    caller: { kind: "anonymous" },
  };
}

/** One line and one count per request, by route key: no path, query or body, so nothing personal and no noise. */
function record(deps: AppDeps, c: AppContext, ms: number): void {
  const visit = c.get("visit");
  const { status } = c.res;
  const { failure } = visit;
  deps.metrics.observe({ route: visit.routeKey, club: visit.clubCode, status, seconds: ms / 1000, failure });
  deps.logger.info(
    {
      requestId: visit.requestId,
      route: visit.routeKey,
      club: visit.clubCode,
      method: c.req.method,
      status,
      ms: Math.round(ms * 10) / 10,
      caller: visit.caller.kind,
      ...(failure === null ? {} : { failure }),
    },
    "answered",
  );
}

/** The span of a call, below the web's when the caller is trusted to name it; undefined while nothing is traced. */
function beginSpan(deps: AppDeps, c: AppContext): Span | undefined {
  const isTrusted = deps.addresses.trusts(c.env?.incoming?.socket?.remoteAddress);
  const parent = isTrusted ? c.req.header("traceparent") : undefined;
  return currentTracer()?.begin({ name: c.req.method, kind: "server", parent });
}

function endSpan(span: Span | undefined, c: AppContext): void {
  if (!span) return;
  const { routeKey, clubCode, requestId, failure } = c.get("visit");
  span.rename(routeKey);
  span.set("http.request.method", c.req.method);
  span.set("http.route", routeKey);
  span.set("http.response.status_code", c.res.status);
  span.set("club.code", clubCode);
  span.set("clubfront.request_id", requestId);
  if (failure !== null) span.set("clubfront.failure", failure);
  if (c.res.status >= 500) span.fail(failure ?? String(c.res.status));
  span.end();
}

/** `/notice/{id}` as Hono writes it. */
function honoPath(route: RouteDefinition): string {
  return prefix + route.path.replace(/\{(\w+)\}/g, ":$1");
}

function methodsByPath(): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const route of bySpecificity(contract)) {
    const path = honoPath(route);
    paths.set(path, [...(paths.get(path) ?? []), route.method]);
  }
  return paths;
}

function wrongMethod(c: AppContext, methods: readonly string[]): Response {
  const response = refuse(c, new ClubFailure("REQ_METHOD"));
  response.headers.set(
    "allow",
    methods.includes("GET") ? [...methods, "HEAD"].join(", ") : methods.join(", "),
  );
  return response;
}
