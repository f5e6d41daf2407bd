import type { IncomingMessage } from "node:http";
import { addressList } from "@/lib/web/env";
import { cleanHeaders, clientAddress, isRefusedRequest, narrowRead } from "@/lib/web/server/request-guard";

const request = (remoteAddress: string, headers: Record<string, string>, url = "/", method = "GET") =>
  ({ socket: { remoteAddress }, headers, url, method }) as unknown as IncomingMessage;

const spoofs: Record<string, string>[] = [
  { "x-forwarded-for": "10.0.0.1" },
  { "x-forwarded-for": "10.0.0.1, 127.0.0.1" },
  { "x-real-ip": "10.0.0.1" },
  { forwarded: "for=10.0.0.1" },
  { "x-client-address": "10.0.0.1" },
  { "x-forwarded-for": "::ffff:10.0.0.1" },
];

describe("the visitor's address (F1, S-66)", () => {
  test.each(spoofs)("%o from anybody changes nothing", (headers) => {
    const asked = request("203.0.113.9", { ...headers });
    cleanHeaders(asked, addressList([]));
    expect(asked.headers["x-client-address"]).toBe("203.0.113.9");
    expect(asked.headers["x-real-ip"]).toBeUndefined();
    expect(asked.headers.forwarded).toBeUndefined();
  });

  test.each([
    ["203.0.113.9", "198.51.100.1", "198.51.100.1"],
    ["203.0.113.9", "10.9.9.9, 198.51.100.1", "198.51.100.1"],
    ["203.0.113.9", "198.51.100.1, 203.0.113.8", "198.51.100.1"],
    ["203.0.113.9", "", "203.0.113.9"],
    ["203.0.113.9", "not an address", "203.0.113.9"],
    ["192.0.2.4", "198.51.100.1", "192.0.2.4"],
  ])("socket %s saying %s is %s", (socket, forwardedFor, expected) => {
    expect(clientAddress(socket, forwardedFor, addressList(["203.0.113.0/24"]))).toBe(expected);
  });

  test("https is believed from a trusted proxy only", () => {
    const trusted = request("203.0.113.9", { "x-forwarded-proto": "https" });
    const stranger = request("192.0.2.4", { "x-forwarded-proto": "https" });
    for (const one of [trusted, stranger]) cleanHeaders(one, addressList(["203.0.113.9"]));
    expect(trusted.headers["x-forwarded-proto"]).toBe("https");
    expect(stranger.headers["x-forwarded-proto"]).toBe("http");
  });
});

test.each([
  ["/", undefined],
  ["/ko/reservation?date=2026-12-16", undefined],
  ["/ishmael", undefined],
  ["/ishm", "ko"],
  ["/ishm/notice?page=2", "ko"],
  ["/hp/api/site/state", "ko"],
])("what is read at %s depends on a browser's languages: %s", (url, language) => {
  const asked = request("203.0.113.9", { "accept-language": "ko" }, url);
  narrowRead(asked);
  expect(asked.headers["accept-language"]).toBe(language);
});

test.each([
  "x-middleware-subrequest",
  "x-middleware-rewrite",
  "x-invoke-path",
  "x-matched-path",
  "x-now-route-matches",
  "x-prerender-revalidate",
  "x-next-cache-tags",
  "x-clubfront-anything",
])("the internal name %s never gets in (S-20, S-21)", (name) => {
  const asked = request("203.0.113.9", { [name]: "1" });
  cleanHeaders(asked, addressList([]));
  expect(asked.headers[name]).toBeUndefined();
});

test.each([
  ["GET", "/ishm.rsc"],
  ["GET", "/ishm.segments/_tree.segment.rsc?a=1"],
  ["GET", `/${"a".repeat(5000)}`],
  ["TRACE", "/"],
])("%s %s is refused before anything looks at it", (method, url) => {
  expect(isRefusedRequest(request("203.0.113.9", {}, url, method))).toBe(true);
});
