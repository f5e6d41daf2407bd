import type { Pool } from "undici";
import type { BffRequest } from "@/lib/web/bff/bff-call";
import { dropCached } from "@/lib/web/bff/bff-call";
import { proxy } from "@/lib/web/bff/proxy";
import { sharedRead } from "@/lib/web/bff/shared-reads";
import { noteVisitor, takeVisitors } from "@/lib/web/bff/visitors";
import { forgetSnapshot } from "@/lib/web/routing/snapshot";
import { testNow } from "@/tests/support/runs/test-clock.mjs";
import { serveUpstream } from "@/tests/support/web/fake-upstream";

type Sent = { path: string; headers: Record<string, string> };

/** The club API behind the web: what it was asked, and whether it answers. */
let sent: Sent[] = [];
let status = 200;
const fakePool = {
  async request({ path, headers }: Sent) {
    sent.push({ path, headers });
    const said = JSON.stringify({ result: status === 200, data: { state: "1", turn: sent.length } });
    return {
      statusCode: status,
      headers: { "content-type": "application/json" },
      body: { arrayBuffer: async () => new TextEncoder().encode(said).buffer },
    };
  },
} as unknown as Pool;

serveUpstream(fakePool);

beforeEach(async () => {
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const menus = [{ code: "010000", seoSlug: "/", children: [] }];
    const data = String(input).includes("/menus/") ? menus : { state: "1" };
    return Response.json({ result: true, data });
  });
  forgetSnapshot();
  await dropCached(["site-state", "banners"]);
  takeVisitors();
  sent = [];
  status = 200;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  forgetSnapshot();
});

function ask(path: string, { address = "203.0.113.7", cookie = "" } = {}): Promise<Response> {
  const [segments = ""] = path.split("?");
  const request: BffRequest = {
    method: "GET",
    url: `http://localhost/hp/api/${path}`,
    headers: new Headers({ "x-client-address": address }),
    signal: new AbortController().signal,
    body: null,
    cookies: {
      get: (name) => (cookie.startsWith(`${name}=`) ? { value: cookie.slice(name.length + 1) } : undefined),
    },
  };
  return proxy(request, segments.split("/"));
}
const crowd = (count: number, path: string) => Promise.all(Array.from({ length: count }, () => ask(path)));

describe("the site state of a crowd (seed §9)", () => {
  // seed 195 310 396 407
  test("300 browsers behind one address make one call of the club API, and all are answered", async () => {
    const answers = await crowd(300, "site/state?clubCode=MS01&_nop_=1");
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(sent).toHaveLength(1);
  });

  // seed 195 396 407
  test("however many ask for however long, the club API sees one call in 5 s, and one in 1 s while it fails", async () => {
    const began = testNow();
    const askedAt = async (ms: number) => {
      const asks = Array.from({ length: 300 }, () =>
        sharedRead(`crowd ${began}`, [], () => fakePool.request({ path: "/", method: "GET" }), began + ms),
      );
      await Promise.all(asks);
      return sent.length;
    };
    const counts: number[] = [];
    for (const ms of [0, 1000, 4999, 5000, 9999]) counts.push(await askedAt(ms));
    status = 503;
    for (const ms of [10_000, 10_999, 11_000]) counts.push(await askedAt(ms));
    expect(counts).toEqual([1, 1, 1, 2, 2, 3, 3, 4]);
  });

  // seed 396
  test("counts against nobody's limit: the call names no visitor's address as its own", async () => {
    await crowd(2, "site/state?clubCode=MS01");
    expect(sent[0]?.headers).not.toHaveProperty("x-client-address");
  });

  test("tells the club API who is there with the call, each visitor once in 30 s", async () => {
    await ask("site/state", { address: "198.51.100.1" });
    expect(sent[0]?.headers["x-visitor-addresses"]).toBe("198.51.100.1");
    const began = testNow();
    const told = (address: string, ms: number) => {
      noteVisitor(address, began + ms);
      return takeVisitors();
    };
    expect(told("198.51.100.2", 0)).toEqual(["198.51.100.2"]);
    expect(told("198.51.100.2", 29_999)).toEqual([]);
    expect(told("198.51.100.3", 29_999)).toEqual(["198.51.100.3"]);
    expect(told("198.51.100.2", 30_000)).toEqual(["198.51.100.2"]);
  });

  test("the club API counts visitors by that call: another one takes nobody away from it", async () => {
    await ask("banner/page/010000", { address: "198.51.100.9" });
    expect(sent[0]?.headers).not.toHaveProperty("x-visitor-addresses");
    await ask("site/state", { address: "198.51.100.9" });
    expect(sent[1]?.headers["x-visitor-addresses"]).toBe("198.51.100.9");
  });

  test("a change of the state through this process counts for the next visitor", async () => {
    await ask("site/state");
    await dropCached(["site-state"]);
    await ask("site/state");
    expect(sent).toHaveLength(2);
  });
});

describe("is nobody else's answer", () => {
  test.each([
    ["of an administrator's scope", "site/state?scope=admin"],
    ["of another club", "site/state?clubCode=JP03"],
    ["of another query", "site/state?anything=1"],
    ["of a menu that the site has not", "banner/page/999999"],
    ["of a call that is not shared", "site/info"],
  ])("%s", async (_name, path) => {
    await crowd(3, path);
    expect(sent.map(({ headers }) => headers["x-client-address"])).toEqual(Array(3).fill("203.0.113.7"));
  });

  test("of a visitor with the pass of a page", async () => {
    for (let turn = 0; turn < 3; turn++) await ask("banner/page/010000", { cookie: "menu_pass=x" });
    expect(sent).toHaveLength(3);
  });
});

// seed 307 308
test("the announcements of a menu are shared by the visitors of one language", async () => {
  await crowd(5, "banner/page/010000?clubCode=MS01&lang=ko");
  await crowd(5, "banner/page/010000?clubCode=MS01&lang=en");
  expect(sent.map(({ headers }) => headers["accept-language"])).toEqual(["ko", "en"]);
});
