import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { proxy } from "@/lib/web/bff/proxy";
import { until } from "@/tests/support/runs/until";
import { askOtherApi } from "../../../../support/web/other-api";

/* An opening: a crowd tries to hold times, and who holds one books it. The club API answers the tries when the test says so. */

const tries: ServerResponse[] = [];
let clubApi: Server;
let askOwnApi = () => {};

beforeAll(async () => {
  clubApi = createServer((incoming, outgoing) => {
    outgoing.setHeader("content-type", "application/json");
    incoming.resume();
    if (incoming.url?.includes("/sheet/lock/")) tries.push(outgoing);
    else outgoing.end('{"result":true,"data":{}}');
  });
  await new Promise<void>((resolve) => clubApi.listen(0, "127.0.0.1", resolve));
  askOwnApi = askOtherApi(`http://127.0.0.1:${(clubApi.address() as AddressInfo).port}`);
});
afterAll(() => {
  askOwnApi();
  clubApi.closeAllConnections();
  clubApi.close();
});

function send(method: string, path: string): Promise<Response> {
  const headers = new Headers({ "content-type": "application/json", "sec-fetch-site": "same-origin" });
  const url = `http://localhost/hp/api/${path}`;
  const body = method === "GET" ? null : new Blob(["{}"]).stream();
  const signal = new AbortController().signal;
  return proxy({ method, url, headers, signal, body, cookies: { get: () => undefined } }, path.split("/"));
}

test("who holds a time books it, and who looks sees, however many still wait to try", async () => {
  const crowd = Array.from({ length: 300 }, (_, place) => send("PUT", `reservation/sheet/lock/${place + 1}`));
  await until(() => tries.length >= 8, "eight tries", 10_000, 1);
  expect((await send("POST", "reservation/booking")).status).toBe(200);
  expect((await send("GET", "notice/normal")).status).toBe(200);
  expect(tries.length).toBe(8);
  let answered = 0;
  while (answered < 300) {
    for (const one of tries.splice(0)) {
      one.end('{"result":true,"data":{}}');
      answered += 1;
    }
    await new Promise(setImmediate);
  }
  expect(new Set((await Promise.all(crowd)).map(({ status }) => status))).toEqual(new Set([200]));
});
