import { readdirSync } from "node:fs";
import { fixedPages } from "@/lib/shared/addresses/site-pages";
import { plainBrand } from "@/lib/shared/brand/brand";
import { caching } from "@/lib/web/cache/caching";
import { startGeneration } from "@/lib/web/cache/freshness";
import { cacheStore, notePageKey } from "@/lib/web/cache/shared-store";
import { nineMap } from "@/lib/web/pictures/nine-map";
import { type Decision, decidePage } from "@/lib/web/routing/decide";
import { type CountPage, withinShare } from "@/lib/web/routing/page-share";
import type { Snapshot } from "@/lib/web/routing/snapshot";
import { servePage } from "@/lib/web/server/page-cache";
import { demoNines } from "@/tests/support/demo-holes";
import { startFrontDoor } from "@/tests/support/web/front-door";
import { ask } from "@/tests/support/web/url-cache";
import { startTestApi } from "../support/api";
import { forFile } from "../support/for-file";

const api = await forFile(startTestApi);
beforeEach(() => api.reset());

const snapshot: Snapshot = {
  siteState: "1",
  menus: [],
  routeRules: [],
  languages: ["en"],
  defaultLanguage: "en",
};
const nobody = async () => ({ signedIn: false, isAdmin: false, isPending: false });

/** As the web asks the club API. */
const count: CountPage = async (address) => {
  const answer = await api.request("POST", "/ext/pages", { headers: { "x-client-address": address } });
  return answer.status === 429 ? Number(answer.headers.get("retry-after")) : null;
};

async function visit(address: string, url: string, hasMenuPass = false): Promise<Decision> {
  const [path = "", search] = url.split("?", 2);
  const asked = { path, search: search === undefined ? "" : `?${search}`, isCrawler: false, hasMenuPass };
  const decision = await decidePage({ ...asked, visitor: nobody, hasPass: async () => false }, snapshot);
  return withinShare(decision, address, count);
}

const statusOf = (decision: Decision) => (decision.kind === "show" ? decision.status : 0);

async function shown(tries: number, visitOf: (turn: number) => Promise<Decision>): Promise<number> {
  let open = 0;
  for (let turn = 0; turn < tries; turn += 1) if (statusOf(await visitOf(turn)) === 200) open += 1;
  return open;
}

describe("a visitor makes the site make page after page", () => {
  test.each([
    ["searches", (turn: number) => `/community?keyword=pine${turn}`],
    [
      "searches of another board, in another language",
      (turn: number) => `/ko/community?board=event&keyword=a${turn}`,
    ],
    ["pages of a list", (turn: number) => `/community?page=${turn + 2}`],
    ["records", (turn: number) => `/community/notice/${turn + 1000}`],
    ["days of the calendar", (turn: number) => `/reservation?date=2027-${1 + (turn % 12)}-${turn}`],
    ["addresses that nobody has", (turn: number) => `/nothing/${turn}`],
    ["previews", (turn: number) => `/preview/token${turn}`],
  ])("%s", async (_, url) => {
    expect(await shown(130, (turn) => visit("203.0.113.7", url(turn)))).toBeLessThanOrEqual(60);
  });

  test("130 searches show 60 results, then 429 with the seconds to wait, for this visitor alone", async () => {
    const search = (turn: number) => visit("203.0.113.7", `/ko/community?keyword=pine${turn}`);
    expect(await shown(130, search)).toBe(60);
    expect(await search(131)).toEqual({
      kind: "show",
      path: "/ko/too-many-requests",
      status: 429,
      // Kept by nobody: the next visitor of the same address gets the page.
      personal: true,
      retryAfterSeconds: 60,
    });
    expect(statusOf(await visit("203.0.113.8", "/ko/community?keyword=pine131"))).toBe(200);
    api.pass(60_000);
    expect(statusOf(await search(132))).toBe(200);
  });

  test("the addresses of one IPv6 line do it as one", async () => {
    const search = (turn: number) =>
      visit(`2001:db8:1:2::${turn.toString(16)}`, `/community?keyword=${turn}`);
    expect(await shown(130, search)).toBe(60);
  });

  test("of pages that open with a pass, which nobody keeps", async () => {
    const read = () => visit("203.0.113.7", "/community", true);
    expect(await shown(70, read)).toBe(60);
  });
});

describe("who only reads is not counted", () => {
  test("fixed pages are each one page", async () => {
    for (const path of fixedPages) await visit("203.0.113.7", path);
    expect(await shown(100, () => visit("203.0.113.7", "/community"))).toBe(100);
  });

  test("a kept page costs nothing", async () => {
    const key = "/route-cache/APP_PAGE/3ea7289de426/$/en/community/list/notice/1/kept";
    await cacheStore().set(key, { value: null, lastModified: 0, readFrom: 0, tags: [] });
    notePageKey(key);
    expect(await shown(70, () => visit("203.0.113.7", "/community?keyword=kept"))).toBe(70);
    expect(await shown(70, (turn) => visit("203.0.113.7", `/community?keyword=${turn}`))).toBe(60);
  });

  test("the pages leave the visitor's own calls to him", async () => {
    await shown(130, (turn) => visit("203.0.113.7", `/nothing/${turn}`));
    const own = await api.request("GET", "/site/info", { headers: { "x-client-address": "203.0.113.7" } });
    expect(own.status).toBe(200);
  });
});

describe("a visitor makes the site make what is no page again and again", () => {
  /** The renders behind the front door for some addresses, one after the other, each with a word of the visitor's. */
  async function made(addresses: readonly string[], status = 200): Promise<string[]> {
    const reached: string[] = [];
    const next: Parameters<typeof startFrontDoor>[0] = (request, response) => {
      const make = () => {
        reached.push(request.url ?? "");
        response.writeHead(status, { "content-type": "application/xml", "cache-control": caching.feed });
        response.end(`${request.url} in number ${reached.length}`);
      };
      servePage(request, response).then((isAnswered) => isAnswered || make(), make);
    };
    const door = await startFrontDoor(next);
    try {
      for (const address of addresses) await ask(door.origin, address);
    } finally {
      await door.stop();
    }
    return reached;
  }
  const often = (address: string) => Array.from({ length: 20 }, (_, turn) => `${address}x${turn}`);
  beforeEach(() => startGeneration());

  test.each([
    ["a feed", "/rss/en/notices.xml?"],
    ["the sitemap", "/sitemap.xml?_rsc="],
    ["a sitemap of one kind", "/sitemaps/pages.xml?a=1&b="],
    ["the texts of the office", "/session/office-texts?lang=en&x="],
  ])("%s", async (_what, address) => {
    expect(await made(often(address))).toHaveLength(1);
    startGeneration();
    expect(await made(often(address))).toHaveLength(1);
  });

  test("each of them is made, whatever was asked for before", async () => {
    const all = [
      "/rss/en/notices.xml",
      "/rss/ko/notices.xml",
      "/sitemaps/pages.xml",
      "/sitemaps/notices.xml",
    ];
    const texts = ["/session/office-texts?lang=en", "/session/office-texts?lang=ko"];
    expect(await made([...all, ...texts, ...all, ...texts])).toEqual([...all, ...texts]);
  });

  test("nothing of a failure is kept, nor of what belongs to a visitor", async () => {
    expect(await made(["/rss/en/events.xml", "/rss/en/events.xml"], 500)).toHaveLength(2);
    expect(await made(["/session", "/session", "/session/office-texts?lang=xx"])).toHaveLength(3);
  });

  test("the map of a nine, under made-up names", () => {
    const layouts = (demoNines[0] ?? []).map(({ layout }) => layout);
    const nine = { terrain: "pine-hills", brand: plainBrand } as const;
    const first = nineMap("a-version", { layouts, ...nine });
    expect(first).toContain("<svg");
    expect(nineMap("a-version", { layouts: [], ...nine })).toBe(first);
  });
});

test("the fixed pages are those of the app", () => {
  const found = readdirSync("app/[locale]", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("page.tsx"))
    .map(
      (path) =>
        `/${path
          .split("/")
          .slice(0, -1)
          .filter((one) => !one.startsWith("("))
          .join("/")}`,
    )
    .filter((path) => !path.includes("["));
  expect([...fixedPages].sort()).toEqual([...new Set(found)].sort());
});
