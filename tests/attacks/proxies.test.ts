import type { IncomingMessage } from "node:http";
import { addressList, proxyWarning } from "@/lib/web/env";
import { clientAddress, watchStrangers } from "@/lib/web/server/request-guard";
import { startTestApi, type TestApi } from "../support/api";

const request = (remoteAddress: string, headers: Record<string, string>) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

describe("a proxy that TRUSTED_PROXIES forgot makes all visitors of the web one, and nobody is told", () => {
  function watched(isHttps = false) {
    const logged: string[] = [];
    const watch = watchStrangers(addressList(["10.0.0.0/8"]), { isHttps, warn: (text) => logged.push(text) });
    return { logged, watch };
  }

  test("X-Forwarded-For of a stranger is told once a peer", () => {
    const { logged, watch } = watched();
    for (let turn = 0; turn < 5; turn += 1) {
      watch(request("::ffff:192.0.2.1", { "x-forwarded-for": `203.0.113.${turn}` }));
    }
    watch(request("192.0.2.2", { "x-forwarded-for": "203.0.113.9" }));
    expect(logged).toHaveLength(2);
    expect(logged[0]).toContain("X-Forwarded-For came from 192.0.2.1, which TRUSTED_PROXIES does not name");
  });

  test("a trusted proxy, and a visitor without such a header, are not told of", () => {
    const { logged, watch } = watched(true);
    watch(request("10.1.2.3", { "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https" }));
    watch(request("192.0.2.1", {}));
    expect(logged).toEqual([]);
  });

  test("where the site is https, X-Forwarded-Proto of a stranger is told as well", () => {
    const { logged, watch } = watched(true);
    watch(request("192.0.2.1", { "x-forwarded-proto": "https" }));
    expect(logged).toEqual([expect.stringContaining("X-Forwarded-Proto came from 192.0.2.1")]);
    const plain = watched();
    plain.watch(request("192.0.2.1", { "x-forwarded-proto": "https" }));
    expect(plain.logged).toEqual([]);
  });

  test("no stranger fills the log with such lines", () => {
    const { logged, watch } = watched();
    for (let turn = 0; turn < 500; turn += 1) {
      watch(request(`192.0.2.${turn % 250}`, { "x-forwarded-for": "203.0.113.9" }));
    }
    expect(logged).toHaveLength(20);
  });

  test("an https site that trusts nobody is told of at its start", () => {
    const origin = { publicOrigin: "https://www.club.example" };
    expect(proxyWarning({ ...origin, trustedProxies: [] })).toContain("TRUSTED_PROXIES is empty");
    expect(proxyWarning({ ...origin, trustedProxies: ["10.0.0.1"] })).toBeNull();
    expect(proxyWarning({ publicOrigin: "http://localhost:3000", trustedProxies: [] })).toBeNull();
    expect(proxyWarning({ publicOrigin: null, trustedProxies: [] })).toBeNull();
  });
});

describe("a stranger chooses his address, or has everybody's, behind a proxy that writes hops in a form of its own", () => {
  const proxy = "10.0.0.1";
  const address = (forwardedFor: string) => clientAddress(proxy, forwardedFor, addressList(["10.0.0.0/8"]));

  test.each([
    ["with a port", "198.51.100.66:51034", "198.51.100.66"],
    ["IPv6 with a port", "[2001:db8::66]:51034", "2001:db8::66"],
    ["IPv6 in brackets", "[2001:DB8:0::66]", "2001:db8::66"],
    ["IPv4 as IPv6, in capitals", "::FFFF:198.51.100.66", "198.51.100.66"],
    ["IPv4 as IPv6, in groups", "::ffff:c633:6442", "198.51.100.66"],
  ])("%s", (_form, hop, expected) => {
    expect(address(`203.0.113.9, ${hop}`)).toBe(expected);
  });

  test.each([
    "unknown",
    "_hidden",
    "",
    "198.51.100",
    "198.51.100.66:port",
    "[2001:db8::66",
    "2001:db8::66]:1",
  ])("what nobody can read, %j, is no reason to believe what stands before it", (hop) => {
    expect(address(`203.0.113.9, ${hop}`)).toBe(proxy);
    expect(address(`203.0.113.9, ${hop}, 10.0.0.2`)).toBe("10.0.0.2");
  });

  test("through several proxies he is the first that none of them is", () => {
    expect(address("203.0.113.9, 198.51.100.66, 10.0.0.3, [::ffff:10.0.0.2]:80")).toBe("198.51.100.66");
    expect(address("10.0.0.4, 10.0.0.3")).toBe("10.0.0.4");
  });
});

describe("a web server that the club API was not told of makes all visitors one", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  }, 60_000);
  beforeEach(() => api.reset());
  afterAll(() => api.close());

  const warnings = () =>
    api.logs
      .map((line) => JSON.parse(line) as { level: unknown; msg?: string })
      .filter(({ msg }) => msg?.includes("TRUSTED_PROXIES"));
  const ask = (from: string, header: string) =>
    api.request("GET", "/site/info", { from, headers: { [header]: "203.0.113.9" } });

  test.each(["x-client-address", "x-forwarded-for"])("%s of a stranger is told once", async (header) => {
    for (let turn = 0; turn < 3; turn += 1) await ask("192.0.2.1", header);
    expect(warnings()).toHaveLength(1);
    expect(warnings()[0]?.msg?.toLowerCase()).toContain(`${header} came from 192.0.2.1`);
  });

  test("of the trusted web server it is not", async () => {
    await ask("127.0.0.1", "x-client-address");
    await api.request("GET", "/site/info", { from: "192.0.2.1" });
    expect(warnings()).toEqual([]);
  });
});
