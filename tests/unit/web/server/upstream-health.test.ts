import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { query } from "@/lib/web/api/server";
import { upstreamHealth } from "@/lib/web/cache/freshness";
import { watchUpstream } from "@/lib/web/server/upstream-watch";
import { askOtherApi } from "../../../support/web/other-api";

/** A page's read of a club API that is away: known as that, so that the page is 503 and not a fault of the web. */

let server: Server;
let answers: RequestListener[] = [];
let asked = 0;
let askOwnApi = () => {};
const read = () => query("GET /menus/club/{club}", { params: { club: "MS01" } });

const json = (status: number, body: unknown): RequestListener => {
  return (_request, response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};
const failure = (status: number, msgCode: string) =>
  json(status, {
    result: false,
    data: null,
    fail: { code: 9500, msg: "m", msgDetail: "m", msgCode, msgVar: [] },
  });
const fine = json(200, { result: true, data: [] });

beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    (answers.shift() ?? fine)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  askOwnApi = askOtherApi(url);
  watchUpstream(url);
});
beforeEach(() => {
  Object.assign(upstreamHealth(), { downAt: 0, answeredAt: 0 });
  asked = 0;
});
afterAll(() => {
  askOwnApi();
  server.closeAllConnections();
  server.close();
});

test.each([
  ["its database is away", failure(503, "SYS_UNAVAILABLE")],
  [
    "a balancer answers for it",
    ((_request, response) => response.writeHead(502).end("<html>")) as RequestListener,
  ],
])("%s: it is noted", async (_what, answer) => {
  answers = [answer];
  await expect(read()).rejects.toThrow();
  expect(upstreamHealth().downAt).toBeGreaterThan(0);
});

test("a fault of the club API is a fault, and no absence", async () => {
  answers = [failure(500, "SYS_ERROR")];
  await expect(read()).rejects.toThrow();
  expect(upstreamHealth().downAt).toBe(0);
});

test("a connection that breaks is asked once more, and nothing is noted", async () => {
  answers = [(request) => request.socket.destroy()];
  expect(await read()).toMatchObject({ ok: true });
  expect([asked, upstreamHealth().downAt]).toEqual([2, 0]);
});

test("whatever call it answers, it is not away any more; a refusal for want of its database is no answer", async () => {
  answers = [failure(503, "SYS_UNAVAILABLE")];
  await expect(read()).rejects.toThrow();
  expect(upstreamHealth().answeredAt).toBe(0);
  await read();
  expect(upstreamHealth().answeredAt).toBeGreaterThanOrEqual(upstreamHealth().downAt);
});
