import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { createWebMetrics, kindOf, serveMetrics } from "@/lib/web/server/metrics";
import { startFrontDoor } from "../../../support/web/front-door";

/** Figures of the web for an operator: few kinds of requests however many addresses, on a port of their own. */

const asked = (url: string, headers: Record<string, string> = {}) =>
  ({ url, headers, method: "GET" }) as IncomingMessage;

test.each([
  ["/", "page"],
  ["/ko/community/notice/12?page=2", "page"],
  ["/healthz", "probe"],
  ["/hp/api/notice/normal", "call"],
  ["/session", "session"],
  ["/_next/static/chunks/a.js", "script"],
  ["/landscape/day.webp", "picture"],
  ["/rss/notice.xml", "feed"],
  ["/csp-reports", "other"],
])("%s is counted as %s", (url, kind) => {
  expect(kindOf(asked(url))).toBe(kind);
});

test("a part of a page that the router asks for is counted apart", () => {
  expect(kindOf(asked("/ko", { rsc: "1" }))).toBe("part of a page");
});

test("a request and the call behind it are counted once each, with status and club", async () => {
  const upstream = createServer((_request, response) => void response.writeHead(201).end("{}"));
  upstream.listen(0, "127.0.0.1");
  await once(upstream, "listening");
  const apiUrl = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  const metrics = createWebMetrics("LK02", apiUrl);
  const door = await startFrontDoor(async (_request, response) => {
    await fetch(`${apiUrl}/hp/api/notice`);
    response.writeHead(200, { "x-nextjs-cache": "STALE" }).end("page");
  }, metrics.observe);
  const answer = await fetch(`${door.origin}/ko`);
  expect([await answer.text(), answer.headers.get("x-nextjs-cache")]).toEqual(["page", null]);
  await fetch("http://127.0.0.1:1/elsewhere").catch(() => undefined);
  await door.stop();
  upstream.closeAllConnections();
  upstream.close();
  const { text } = await metrics.page();
  expect(text).toContain('web_requests_total{kind="page",status="200",cache="stale",club="LK02"} 1');
  expect(text).toContain('web_upstream_seconds_count{club="LK02",method="GET",status="201"} 1');
  expect(text).not.toContain('status="failed"');
});

test("they are served on their own port alone", async () => {
  const server = await serveMetrics(createWebMetrics("MS01", "http://127.0.0.1:1"), {
    port: 0,
    host: "127.0.0.1",
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await (await fetch(`${origin}/metrics`)).text()).toContain("process_cpu_seconds_total");
  expect((await fetch(`${origin}/`)).status).toBe(404);
  server.close();
  const door = await startFrontDoor((_request, response) => void response.end("a page"));
  expect(await (await fetch(`${door.origin}/metrics`)).text()).toBe("a page");
  await door.stop();
});
