import { officeScreens } from "@/lib/web/routing/known-routes";
import { paths } from "@/lib/web/routing/paths";
import { startNginx } from "../../bench/shared/nginx.mjs";
import { withoutChance } from "../../support/web/page-parts";
import { crawlSite, eachOf } from "../../support/web/site-crawl";
import { freePort, temporaryFolder } from "../../support/web/stack.mjs";
import { steeringHeaders } from "../../support/web/steering-headers";
import { type Answer, ask, startUrlCache } from "../../support/web/url-cache";
import { expect, test, web } from "../fixtures";

/** Pages, redirects, missing pages and what machines read; each is kept by shared caches, or could be. */
const kinds = [
  "/",
  "/ko",
  "/community",
  "/ja/community/notice/11",
  "/zh/club",
  "/course",
  "/reservation",
  "/guide",
  "/nowhere",
  "/Community",
  "/en/gift",
  "/login",
  "/mypage",
  "/robots.txt",
  "/sitemap.xml",
  "/rss/en/notices.xml",
  "/rss/en/none.xml",
  "/manifest.webmanifest",
  "/landscape/none",
  "/icons/favicon.svg",
];

/** The page of an address in one language, whatever record, day or filter it names. */
const pageOf = (address: string) => address.replace(/\d+/g, "1").replace(/=[^&#]*/g, "=");

/**
 * The addresses of the long form: what a crawl reaches, the pages behind a sign-in, the screens of the office; one for
 * each page and language.
 */
async function everyAddress(): Promise<string[]> {
  const { answers } = await crawlSite(web(), [`${web()}/ko`]);
  const known = [...answers.keys()].map((address) => address.slice(web().length));
  const screens = officeScreens.map((path) => path.replace("{id}", "1"));
  const all = [...kinds, ...known, ...pathsWithoutRecords(paths), ...screens];
  return [...kinds, ...new Map(all.map((address) => [pageOf(address), address])).values()];
}

type Paths = { [name: string]: Paths | ((...given: never[]) => string) };
/** The addresses that need no record's number. */
function pathsWithoutRecords(tree: Paths): string[] {
  const found = Object.values(tree).flatMap((one) =>
    typeof one === "function" ? [addressOf(one)] : pathsWithoutRecords(one),
  );
  return found.filter((path) => path !== "" && !path.includes("undefined"));
}

/** Nothing for an address that cannot be made without a record. */
function addressOf(make: () => string): string {
  try {
    return make();
  } catch {
    return "";
  }
}

const isLong = process.env.ATTACKS === "all";

type Front = { name: string; origin: string; stop(): Promise<unknown> };

async function nginxFront(): Promise<Front> {
  const { folder, remove } = temporaryFolder("nginx");
  const port = await freePort();
  const nginx = await startNginx({ folder, port, webPort: Number(new URL(web()).port), pages: "" });
  const stop = async () => {
    await nginx.stop();
    remove();
  };
  return { name: "nginx", origin: `http://127.0.0.1:${port}`, stop };
}

async function carelessFront(): Promise<Front> {
  const { origin, stop } = await startUrlCache(web());
  return { name: "a cache that knows no Vary", origin, stop };
}

/** Each set of headers goes on every other address of a front; the long form sends all of them to each. */
const headersOn = (address: number) =>
  isLong ? steeringHeaders : steeringHeaders.filter((_, at) => at % 2 === address % 2);

let keys = 0;
/** The address under a key that no cache has seen. */
function fresh(address: string): string {
  keys += 1;
  return `${address}${address.includes("?") ? "&" : "?"}fresh=${process.pid}-${keys}`;
}

const shown = [
  "content-type",
  "location",
  "content-security-policy",
  "content-encoding",
  "set-cookie",
  "refresh",
];

/** All of an answer that a visitor notices, without the key that the test gave the address. */
function noticed({ status, headers, body }: Answer): string {
  const lines = shown.map((name) => `${name}: ${headers[name] ?? ""}`);
  const text = [status, ...lines, body.toString("latin1")].join("\n");
  return withoutChance(text).replace(/fresh(?:=|%3D)\d+-\d+/g, "fresh");
}

/** The answer from where it begins to differ from the last of the right ones. */
function difference(got: string, right: ReadonlySet<string>): string {
  const wanted = [...right].at(-1) ?? "";
  const at = [...got].findIndex((sign, index) => sign !== wanted[index]);
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 100);
  return `${around(got)} | ${around(wanted)}`;
}

/** A plain visitor: no header but those that HTTP needs. */
const visitorOf = async ({ origin }: Front, address: string) => noticed(await ask(origin, address));

const fronts = [nginxFront, carelessFront];
/** The long form asks for every address through both, in shares for the workers; the short one for every other address. */
const shares = isLong ? 8 : fronts.length;
if (isLong) test.describe.configure({ mode: "parallel" });

const parts = Array.from({ length: shares }, (_, share) => share).flatMap((share) =>
  fronts.filter((_, at) => isLong || at === share).map((front) => ({ share, front })),
);
for (const { share, front } of parts) {
  const part = `part ${share + 1} of ${shares}`;
  test(`a stranger's header changes what the next visitor gets: ${front.name}, ${part}`, async () => {
    test.setTimeout(isLong ? 1_800_000 : 240_000);
    const all = isLong ? await everyAddress() : kinds;
    const addresses = all.filter((_, at) => at % shares === share);
    const cache = await front();
    const poisoned: string[] = [];
    try {
      for (const address of addresses) {
        // A page renewed while the test runs has two right answers.
        const right = new Set([noticed(await ask(web(), fresh(address)))]);
        await eachOf(headersOn(addresses.indexOf(address)), async (headers) => {
          const target = fresh(address);
          await ask(cache.origin, target, headers);
          const got = await visitorOf(cache, target);
          // No plain question is ever answered with what another one's header asked for.
          for (let more = 0; more < 5 && !right.has(got); more += 1)
            right.add(noticed(await ask(web(), fresh(address))));
          if (!right.has(got))
            poisoned.push(`${address} by ${JSON.stringify(headers)}: ${difference(got, right)}`);
        });
      }
    } finally {
      await cache.stop();
    }
    process.stdout.write(
      `${cache.name}: ${addresses.length} addresses, ${headersOn(0).length} sets of headers each\n`,
    );
    expect(poisoned).toEqual([]);
  });
}

test("three requests of a stranger send every visitor of a page in a circle", async ({ page }) => {
  const cache = await nginxFront();
  try {
    const start = fresh("/community");
    // Each answer of the router leads to the next key; the last one leads back to a key that came before.
    let at = start;
    for (const nextUrl of ["/a", "/b", "/a", "/b", "/a"]) {
      const { headers } = await ask(cache.origin, at, { rsc: "1", "next-url": nextUrl });
      at = headers.location ?? at;
      const { headers: plain } = await ask(cache.origin, at);
      expect(plain["x-cache"], at).not.toBe("HIT");
    }
    const answer = await page.goto(cache.origin + start);
    expect(answer?.status()).toBe(200);
    expect(answer?.request().redirectedFrom()).toBeNull();
  } finally {
    await cache.stop();
  }
});

test("a page that failed once, or a missing address, stays so for all visitors", async () => {
  const cache = await nginxFront();
  try {
    for (const path of [
      "/rss/none",
      "/pictures/none",
      "/og/x",
      "/icons/mypage",
      "/landscape/",
      "/_next/static/x.js",
    ]) {
      const missing = await ask(cache.origin, path);
      expect(missing.status, path).toBe(404);
      expect(missing.headers["cache-control"], path).toBe("private, no-store");
      expect((await ask(cache.origin, path)).headers["x-cache"], path).not.toBe("HIT");
    }
    for (const path of ["/%ff", "/hp/api/%ff", "/files/%ff/1", "/mypage%2fbookings"]) {
      expect((await ask(web(), path)).status, path).toBe(400);
    }
    for (const query of ["%25", "%", "%ff", "..", "100%25%20%EC%86%94", "a%2Fb"]) {
      expect((await ask(web(), `/community?keyword=${query}`)).status, query).toBe(200);
    }
    const respelled = await ask(web(), "/%6dypage");
    expect([respelled.status, respelled.headers.location]).toEqual([308, "/mypage"]);
  } finally {
    await cache.stop();
  }
});

test("an oversized or broken request is kept as the answer of a page", async () => {
  for (const headers of [{ "x-big": "a".repeat(40_000) }, { "x-many": "a".repeat(9000) }]) {
    const direct = await ask(web(), "/community", headers);
    if (direct.status !== 200) expect(direct.headers["cache-control"]).toBe("no-store");
  }
  expect((await ask(web(), "/community", { "x-big": "a".repeat(40_000) })).status).toBe(431);
});
