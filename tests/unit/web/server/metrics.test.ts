import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { currentScope } from "@/lib/shared/server/request-scope";
import { countFailure, countSessionEnd, inPictureTurn } from "@/lib/web/figures";
import { createWebMetrics, serveMetrics } from "@/lib/web/server/metrics";
import { renderTimer } from "@/lib/web/server/render-timer";
import { kindOf, routeOf } from "@/lib/web/server/request-route";
import { watchUpstream } from "@/lib/web/server/upstream-watch";
import { startFrontDoor } from "../../../support/web/front-door";

/** Figures of the web for an operator: few kinds and routes however many addresses, on a port of their own. */

const asked = (url: string, headers: Record<string, string> = {}) =>
  ({ url, headers, method: "GET" }) as IncomingMessage;

test.each([
  ["/", "page", "page"],
  ["/ko/community/notice/12?page=2", "page", "page"],
  ["/healthz", "probe", "/healthz"],
  ["/hp/api/notice/12", "call", "/notice/{id}"],
  ["/hp/api/made/up", "call", "{unknown}"],
  ["/session", "session", "/session"],
  ["/_next/static/chunks/a.js", "script", "/_next"],
  ["/landscape/day.webp", "picture", "/landscape"],
  ["/rss/notice.xml", "feed", "/rss"],
  ["/csp-reports", "other", "/csp-reports"],
])("%s is counted as %s of %s", (url, kind, route) => {
  expect([kindOf(asked(url)), routeOf(asked(url))]).toEqual([kind, route]);
});

test("a part of a page that the router asks for is counted apart", () => {
  expect(kindOf(asked("/ko", { rsc: "1" }))).toBe("part of a page");
});

test("a request and the call behind it are counted once each, with route, status and club", async () => {
  const ids: unknown[] = [];
  const upstream = createServer((request, response) => {
    ids.push(request.headers["x-request-id"]);
    response.writeHead(201).end("{}");
  });
  upstream.listen(0, "127.0.0.1");
  await once(upstream, "listening");
  const apiUrl = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  const metrics = createWebMetrics("LK02");
  watchUpstream(apiUrl, metrics.countUpstream);
  const render = renderTimer(async (_request, response) => {
    const scope = currentScope();
    if (scope) scope.route = "/club";
    await fetch(`${apiUrl}/hp/api/notice`);
    response.writeHead(200, { "x-nextjs-cache": "STALE" }).end("page");
  }, metrics);
  const door = await startFrontDoor((request, response) => void render(request, response), {
    metrics,
    trustedProxies: ["127.0.0.1"],
  });
  const answer = await fetch(`${door.origin}/ko/club`, { headers: { "x-request-id": "named-by-proxy" } });
  expect([await answer.text(), answer.headers.get("x-nextjs-cache")]).toEqual(["page", null]);
  await fetch("http://127.0.0.1:1/elsewhere").catch(() => undefined);
  await door.stop();
  upstream.closeAllConnections();
  upstream.close();
  const { text } = await metrics.page();
  expect(text).toContain(
    'web_requests_total{kind="page",route="/club",status="200",cache="stale",club="LK02"} 1',
  );
  expect(text).toContain('web_render_seconds_count{club="LK02",route="/club"} 1');
  expect(text).toContain('web_upstream_seconds_count{club="LK02",method="GET",status="201"} 1');
  expect(text).not.toContain('status="failed"');
  expect(ids).toEqual(["named-by-proxy"]);
});

test("a stranger cannot name a request", async () => {
  const scopes: (string | undefined)[] = [];
  const door = await startFrontDoor((_request, response) => {
    scopes.push(currentScope()?.requestId);
    response.end();
  });
  await fetch(door.origin, { headers: { "x-request-id": "named-by-stranger" } });
  await door.stop();
  expect(scopes).toEqual([expect.stringMatching(/^[\da-f]{8}-[\da-f-]{27}$/)]);
});

test("pictures that wait, sessions that ended and failures are shown", async () => {
  const metrics = createWebMetrics("MS01");
  countSessionEnd("refused");
  countFailure("AUTH_LOCKED");
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const first = inPictureTurn(() => finished);
  const second = inPictureTurn(async () => "second");
  await new Promise(setImmediate);
  const { text } = await metrics.page();
  expect(text).toContain('web_pictures{state="running",club="MS01"} 1');
  expect(text).toContain('web_pictures{state="waiting",club="MS01"} 1');
  expect(text).toMatch(/web_sessions_ended_total\{reason="refused",club="MS01"\} \d/);
  expect(text).toMatch(/web_failures_total\{code="AUTH_LOCKED",club="MS01"\} \d/);
  finish();
  expect([await first, await second]).toEqual([undefined, "second"]);
  expect((await metrics.page()).text).toContain('web_pictures{state="waiting",club="MS01"} 0');
});

test("a picture that fails gives its turn on", async () => {
  const failing = inPictureTurn(() => Promise.reject(new Error("no room")));
  const next = inPictureTurn(async () => "drawn");
  await expect(failing).rejects.toThrow("no room");
  expect(await next).toBe("drawn");
});

test("they are served on their own port alone", async () => {
  const server = await serveMetrics(createWebMetrics("MS01"), { port: 0, host: "127.0.0.1" });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await (await fetch(`${origin}/metrics`)).text()).toContain("process_cpu_seconds_total");
  expect((await fetch(`${origin}/`)).status).toBe(404);
  server.close();
  const door = await startFrontDoor((_request, response) => void response.end("a page"));
  expect(await (await fetch(`${door.origin}/metrics`)).text()).toBe("a page");
  await door.stop();
});
