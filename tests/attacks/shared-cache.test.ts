import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { FLIGHT_HEADERS, NEXT_URL } from "next/dist/client/components/app-router-headers";
import { caching } from "@/lib/web/cache/caching";
import { freshness } from "@/lib/web/cache/freshness";
import CacheHandler from "@/lib/web/cache/handler";
import { markTagsChanged } from "@/lib/web/cache/shared-store";
import { servePage } from "@/lib/web/server/page-cache";
import { routerHeaders } from "@/lib/web/server/page-request";
import { testNow } from "@/tests/support/runs/test-clock.mjs";
import { startFrontDoor } from "@/tests/support/web/front-door";
import { steeringHeaders } from "@/tests/support/web/steering-headers";
import { ask, startUrlCache } from "@/tests/support/web/url-cache";

type Behind = (request: IncomingMessage, response: ServerResponse) => void;

/** The answer of the front door to an answer of Next. */
async function through(
  behind: Behind,
  headers: Record<string, string> = {},
  { path = "/community", method = "GET" } = {},
) {
  const door = await startFrontDoor(behind);
  try {
    return await ask(door.origin, path, headers, method);
  } finally {
    await door.stop();
  }
}

const answers = (status: number, headers: Record<string, string>): Behind => {
  return (_request, response) => response.writeHead(status, headers).end("<p>body</p>");
};
const publicPage = answers(200, { "cache-control": caching.page, "content-type": "text/html" });
const cached = async (...asked: Parameters<typeof through>) =>
  (await through(...asked)).headers["cache-control"];

test("a stranger's redirect loop of the router is kept for every visitor", async () => {
  const loop = answers(307, { "cache-control": caching.page, location: "/community?_rsc=other" });
  expect(await cached(loop, { rsc: "1", "next-url": "/x" })).toBe("private, no-store");
  // Even to somebody who asked for nothing special: a passing redirect is nobody else's.
  expect(await cached(loop)).toBe("private, no-store");
});

test.each<Record<string, string>>([
  { rsc: "1" },
  { "next-router-prefetch": "1" },
  { "next-router-segment-prefetch": "/_tree" },
  { "next-router-state-tree": "x" },
  { "next-url": "/x" },
])("a part of a page, asked for by %o, is kept in the place of the page", async (headers) => {
  expect(await cached(publicPage, headers)).toBe("private, no-store");
  expect(await cached(publicPage)).toBe(caching.page);
});

test.each(["?_rsc=1a2b3", "?_rsc", "?a=1&_rsc=1a2b3"])(
  "a whole page is kept at the address of its parts: %s",
  async (query) => {
    expect(await cached(publicPage, {}, { path: `/community${query}` })).toBe("private, no-store");
  },
);

test("a page that answers by any header at all gives the next visitor a stranger's answer", async () => {
  const names = new Set<string>();
  const echo: Behind = ({ headers }, response) => {
    for (const name of Object.keys(headers)) names.add(name);
    const { "x-client-address": _own, "x-forwarded-for": _same, ...read } = headers;
    response.writeHead(200, { "cache-control": caching.page }).end(JSON.stringify(read));
  };
  const door = await startFrontDoor(echo);
  const cache = await startUrlCache(door.origin);
  try {
    const clean = (await ask(cache.origin, "/clean")).body.toString();
    // A crawler and a visitor with a pass are told apart on purpose, by answers of which none is shared.
    const told = (headers: Record<string, string>) =>
      "user-agent" in headers || /clubfront|menu_pass/.test(headers.cookie ?? "");
    const others = steeringHeaders.filter((headers) => !told(headers) && !("accept-encoding" in headers));
    for (const [key, headers] of others.entries()) {
      await ask(cache.origin, `/${key}`, headers);
      expect((await ask(cache.origin, `/${key}`)).body.toString()).toBe(clean);
    }
    expect([...names]).not.toContain("host");
    expect([...names]).not.toContain("x-nextjs-data");
  } finally {
    await cache.stop();
    await door.stop();
  }
});

test("strange cookies make Next answer a page with cookies of its own, which are kept for everybody", async () => {
  const clears: Behind = (request, response) => {
    if (request.headers.cookie) response.setHeader("set-cookie", "__prerender_bypass=; Max-Age=0");
    response.writeHead(200, { "cache-control": caching.page }).end();
  };
  const strange = await through(clears, { cookie: "__prerender_bypass=x; __next_preview_data=y" });
  expect(strange.headers["set-cookie"]).toBeUndefined();
  const own = await through(clears, { cookie: "a=1; menu_pass=060000:x" });
  expect(own.headers["cache-control"]).toBe("private, no-store");
});

test.each([
  ["a stranger's failure", 500, caching.page],
  ["a lost club API", 503, caching.page],
  ["a refused condition", 412, caching.immutable],
  ["a part of a file", 206, caching.immutable],
  ["a range beyond the end", 416, caching.immutable],
  ["a missing file", 404, caching.immutable],
  ["a missing address, for an hour by Next", 404, "s-maxage=3600, stale-while-revalidate=31532400"],
  ["a page, for a year by Next", 200, "s-maxage=31536000"],
  ["an answer with words that nobody here wrote", 200, "public, max-age=600"],
  ["an answer that says nothing", 200, ""],
])("%s is kept for all visitors", async (_what, status, value) => {
  const headers: Record<string, string> = value ? { "cache-control": value } : {};
  expect(await cached(answers(status, headers))).toBe("private, no-store");
});

test.each([
  [200, caching.page],
  [404, caching.page],
  [308, caching.freshPage],
  [200, caching.immutable],
  [304, caching.immutable],
  [200, caching.feed],
  [200, "no-store"],
])("what is the same for everybody goes on being kept as it says: %i %s", async (status, value) => {
  expect(await cached(answers(status, { "cache-control": value }))).toBe(value);
});

test.each(["page", "freshPage", "upload", "picture", "minute", "feed"] as const)(
  "a cache in front hands out what a page held for longer than 65 seconds after it was closed: %s",
  (kind) => {
    const value = caching[kind];
    const secondsOf = (name: string) => Number(new RegExp(` ${name}=(\\d+)`).exec(value)?.[1] ?? 0);
    const age = secondsOf(value.includes("s-maxage") ? "s-maxage" : "max-age");
    expect(age).toBeGreaterThan(0);
    expect(age + secondsOf("stale-while-revalidate")).toBeLessThanOrEqual(65);
  },
);

test.each(["expires", "cdn-cache-control", "surrogate-control", "x-accel-expires"])(
  "a personal answer is kept by a cache that believes %s",
  async (name) => {
    const { headers } = await through(answers(200, { "cache-control": "private, no-store", [name]: "3600" }));
    expect(headers[name]).toBeUndefined();
  },
);

test("another version of Next reads a header of its router that we take for nothing", () => {
  const read = [...FLIGHT_HEADERS, NEXT_URL].filter((name) => name !== "next-hmr-refresh");
  expect([...routerHeaders].sort()).toEqual(read.sort());
});

test("headers that are given with the status escape the rule in no form", async () => {
  const list: Behind = (_request, response) =>
    response.writeHead(500, ["Cache-Control", "public, max-age=99", "X-Given", "1"]).end();
  const answer = await through(list);
  expect(answer.headers).toMatchObject({ "cache-control": "private, no-store", "x-given": "1" });
});

test("what a form sends to a page is answered by the page for everybody", async () => {
  let reached = 0;
  const next: Behind = (_request, response) => {
    reached += 1;
    response.writeHead(200, { "cache-control": caching.page }).end();
  };
  const posted = await through(next, { "next-action": "x" }, { method: "POST" });
  expect(posted).toMatchObject({ status: 303, headers: { "cache-control": "private, no-store" } });
  expect(posted.headers.location).toBe("/community");
  for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"]) {
    expect((await through(next, {}, { method })).status).toBe(405);
  }
  expect(reached).toBe(0);
});

describe("a page, or what was read for it, is shown after its menu was closed, because its making took long", () => {
  const start = new Date("2026-11-23T10:00:00+09:00");
  beforeEach(() => jest.useFakeTimers({ now: start, doNotFake: ["setImmediate", "nextTick"] }));
  afterEach(() => jest.useRealTimers());
  const page = (html: string) => ({ kind: "APP_PAGE", html, headers: { "x-next-cache-tags": "menus" } });
  const data = { kind: "FETCH", data: { body: "words" }, tags: ["menus"] };

  test.each([
    ["a page", "/route-cache/APP_PAGE/x/$/en/slow", page("<p>words</p>")],
    ["an answer of the club API", "slow-answer", data],
  ])("%s", async (_what, key, value) => {
    const request = new CacheHandler();
    expect(await request.get(key, {})).toBeNull();
    jest.advanceTimersByTime(200);
    const change = request.revalidateTag(["menus"]);
    // A busy machine, or a stranger who keeps it so.
    jest.advanceTimersByTime(8000);
    await request.set(key, value, {});
    await change;
    const next = new CacheHandler();
    expect(await next.get(key, {})).toBeNull();
    // The next render is kept.
    await next.set(key, value, {});
    expect(await new CacheHandler().get(key, {})).not.toBeNull();
  });
});

describe("what Next was making for an earlier visitor when a page was closed is given to later ones", () => {
  const key = "/route-cache/APP_PAGE/x/$/en/joined";
  const asPage = { kind: "APP_PAGE" };
  const made = { kind: "APP_PAGE", html: "<p>words</p>", headers: { "x-next-cache-tags": "menus" } };
  const renewed = { cacheControl: { revalidate: 5 } };
  beforeEach(() =>
    jest.useFakeTimers({
      now: new Date("2026-11-23T10:00:00+09:00"),
      doNotFake: ["setImmediate", "nextTick"],
    }),
  );
  afterEach(() => jest.useRealTimers());

  /** Whether a change of the menus is said to be done, now and after some time. */
  async function change() {
    let isDone = false;
    const done = markTagsChanged(["menus"]).then(() => {
      isDone = true;
    });
    return {
      isDone: async (ms = 1) => {
        jest.advanceTimersByTime(ms);
        // Its consequences run in microtasks and one turn of the loop.
        await setImmediate();
        await setImmediate();
        return isDone;
      },
      done,
    };
  }

  test("the page is closed when the render under way has ended", async () => {
    const first = new CacheHandler();
    await first.get(key, asPage);
    const { isDone, done } = await change();
    expect(await isDone(3000)).toBe(false);
    await first.set(key, made, renewed);
    expect(await isDone()).toBe(true);
    await done;
  });

  test("a stale page that is being renewed counts, one that is not renewed does not, nor a prefetch", async () => {
    // A render so shortly after the change of the test before is not trusted.
    jest.advanceTimersByTime(2000);
    await new CacheHandler().set(key, made, renewed);
    await new CacheHandler().get(key, asPage);
    expect(await (await change()).isDone()).toBe(true);
    jest.advanceTimersByTime(2000);
    await new CacheHandler().set(key, made, renewed);
    jest.advanceTimersByTime(5001);
    await new CacheHandler({ _requestHeaders: { rsc: "1", "next-router-prefetch": "1" } }).get(key, asPage);
    const renewing = new CacheHandler();
    expect(await renewing.get(key, asPage)).not.toBeNull();
    await markTagsChanged(["drawings"]);
    const { isDone } = await change();
    expect(await isDone(3000)).toBe(false);
    await renewing.set(key, made, renewed);
    expect(await isDone()).toBe(true);
  });

  test("a render that failed holds nobody up for more than ten seconds", async () => {
    await new CacheHandler().get(`${key}/fails`, asPage);
    const { isDone } = await change();
    expect(await isDone(9000)).toBe(false);
    expect(await isDone(1001)).toBe(true);
  });
});

test("what was answered while a page was being closed is kept in front of Next", async () => {
  const words = ["of before", "of now", "of later"];
  const door = await startFrontDoor((request, response) => {
    const make = () =>
      response
        .writeHead(200, { "cache-control": caching.page, "content-type": "text/html" })
        .end(words.shift());
    servePage(request, response).then((isAnswered) => isAnswered || make(), make);
  });
  const read = async () => (await ask(door.origin, "/closed-while-made")).body.toString();
  const render = new CacheHandler();
  try {
    freshness().stateFreshUntil = testNow() + 60_000;
    await render.get("/route-cache/APP_PAGE/x/$/en/closed-while-made", { kind: "APP_PAGE" });
    const change = markTagsChanged(["menus"]);
    expect(await read()).toBe("of before");
    await render.set("/route-cache/APP_PAGE/x/$/en/closed-while-made", null, {});
    await change;
    expect([await read(), await read()]).toEqual(["of now", "of now"]);
  } finally {
    freshness().stateFreshUntil = 0;
    await door.stop();
  }
});

test("the question for a page's password is kept, and whoever has the pass gets it as well", async () => {
  const handler = new CacheHandler();
  const page = (html: string) => ({ kind: "APP_PAGE", html, headers: {} as Record<string, string> });
  const asked = page('<form method="post" action="/session/menu-pass" class="x"></form>');
  const open = page('<p>&lt;form action="/session/menu-pass"&gt;</p>');
  await handler.set("/en/club", asked, {});
  await handler.set("/en/guide", open, {});
  const sent = (headers: Record<string, string>) =>
    through(answers(200, { "cache-control": caching.page, ...headers }));
  const closed = await sent(asked.headers);
  expect(closed.headers["cache-control"]).toBe("private, no-store");
  expect(Object.keys(closed.headers).join()).not.toContain("clubfront");
  expect((await sent(open.headers)).headers["cache-control"]).toBe(caching.page);
});
