import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { proxy } from "@/lib/web/bff/proxy";
import { askOtherApi } from "../../../../support/web/other-api";

/** A club API whose process falls while it has a call: what may be sent twice is, and nothing else. */

type Seen = { method: string; url: string; key: string | undefined; body: string };
let server: Server;
let seen: Seen[] = [];
/** Faults of the next calls, in order; all others are answered. */
let faults: ("fall" | "balancer")[] = [];
let askOwnApi = () => {};

beforeAll(async () => {
  server = createServer(async (incoming, outgoing) => {
    seen.push(await seenOf(incoming));
    const fault = faults.shift();
    if (fault === "fall") return void incoming.socket.destroy();
    if (fault === "balancer")
      return void outgoing.writeHead(502, { "content-type": "text/html" }).end("<html>");
    outgoing.writeHead(200, { "content-type": "application/json" });
    return void outgoing.end(JSON.stringify({ result: true, data: { bookingIdx: 7 } }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  askOwnApi = askOtherApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
beforeEach(() => {
  seen = [];
  faults = [];
});
afterAll(() => {
  askOwnApi();
  server.closeAllConnections();
  server.close();
});

async function seenOf(incoming: IncomingMessage): Promise<Seen> {
  const { method = "", url = "", headers } = incoming;
  return { method, url, key: headers["idempotency-key"] as string | undefined, body: await text(incoming) };
}

function send(method: string, path: string, { key, body }: { key?: string; body?: string } = {}) {
  const headers = new Headers({ "sec-fetch-site": "same-origin" });
  if (key) headers.set("idempotency-key", key);
  if (body) headers.set("content-type", "application/json");
  if (body) headers.set("content-length", String(Buffer.byteLength(body)));
  const request = {
    method,
    url: `http://localhost/hp/api/${path}`,
    headers,
    signal: new AbortController().signal,
    body: body ? (new Blob([body]).stream() as ReadableStream) : null,
    cookies: { get: () => undefined },
  };
  return proxy(request, path.split("?")[0]?.split("/") ?? []);
}

const booking = JSON.stringify({ sheetIdx: 7, memo: "é한" });

test.each(["fall", "balancer"] as const)("a read is asked again (%s)", async (fault) => {
  faults = [fault];
  const answer = await send("GET", "notice/normal?clubCode=MS01");
  expect([answer.status, seen.length]).toEqual([200, 2]);
});

test.each(["fall", "balancer"] as const)(
  "a booking under a key is sent again, the very same (%s)",
  async (fault) => {
    faults = [fault];
    const answer = await send("POST", "reservation/booking", { key: "k1", body: booking });
    expect(answer.status).toBe(200);
    expect(seen).toHaveLength(2);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[1]).toMatchObject({ key: "k1", body: booking });
  },
);

test.each([
  ["a booking without a key", "POST", "reservation/booking", {}],
  ["a write that the club API does not do once", "PUT", "reservation/sheet/lock/7", { key: "k2" }],
])("%s is not sent twice: 503 with Retry-After", async (_what, method, path, more) => {
  faults = ["fall"];
  const answer = await send(method, path, { ...more, body: booking });
  expect([answer.status, seen.length]).toEqual([503, 1]);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(((await answer.json()) as { fail: { code: number } }).fail.code).toBe(9503);
});

test("two falls are a refusal in the club's envelope, never a balancer's page", async () => {
  faults = ["balancer", "balancer"];
  const answer = await send("GET", "notice/normal?clubCode=MS01");
  expect([answer.status, seen.length]).toEqual([503, 2]);
  expect(((await answer.json()) as { fail: { code: number } }).fail.code).toBe(9503);
});
