import { randomBytes } from "node:crypto";
import { contentSecurityPolicy, inlineScripts } from "@/lib/web/cache/content-security";
import { withFirstScript } from "@/lib/web/cache/first-script";
import CacheHandler from "@/lib/web/cache/handler";
import { createMemoryStore } from "@/lib/web/cache/memory-store";

const page = (html: string, tags = "notices") => ({
  kind: "APP_PAGE",
  html,
  headers: { "x-next-cache-tags": tags },
});

describe("the policy of a kept page (S-41, S-42)", () => {
  const data = 'self.__next_f.push([1,"7:[\\"$\\",\\"p\\",null,{}]\\n"])';

  test("names every inline script of our own renderers once and nothing else", () => {
    const html = `<script>${data}</script><script src="/x.js"></script><script nonce>b()</script><script>${data}</script>
      <script type="application/ld+json">{"@type":"Event"}</script>`;
    expect(inlineScripts(html)).toEqual({ known: [data], unknown: ["b()"] });
  });

  test("allows no inline or evaluated script, no frame but of the video hosts, no base", () => {
    const policy = contentSecurityPolicy(["a()"], ["https://images.club.example"]);
    const scripts = policy.split("; ").find((rule) => rule.startsWith("script-src"));
    expect(scripts).toBe(`script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='`);
    expect(policy).toContain("object-src 'none'; base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("; frame-src https://www.youtube-nocookie.com https://player.vimeo.com; ");
    expect(policy).toContain("https://images.club.example");
  });
});

describe("the cache handler", () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-23T10:00:00+09:00") }));
  afterEach(() => jest.useRealTimers());
  const handler = new CacheHandler();

  test("keeps a page until one of its tags changes", async () => {
    await handler.set("/en", page("<p>1</p>"), {});
    jest.advanceTimersByTime(5000);
    expect((await handler.get("/en", {}))?.value?.html).toBe("<p>1</p>");
    await handler.revalidateTag("menus");
    expect(await handler.get("/en", {})).not.toBeNull();
    await handler.revalidateTag(["notices"]);
    expect(await handler.get("/en", {})).toBeNull();
  });

  test("lets the scripts of a page wait for its first frame, but not those that draw the back office", async () => {
    const html =
      '<html><head><script src="/_next/static/chunks/a.js" async=""></script></head><body></body></html>';
    const key = (path: string) => `/route-cache/APP_PAGE/3ea7289de426/$${path}`;
    for (const path of ["/en", "/ishm/notice"]) await handler.set(key(path), page(html, "scripts"), {});
    jest.advanceTimersByTime(5000);
    expect((await handler.get(key("/en"), {}))?.value?.html).toContain("first-contentful-paint");
    expect((await handler.get(key("/ishm/notice"), {}))?.value?.html).toBe(withFirstScript(html));
  });

  test("lets the page of an identity check post to the provider, and no other page", async () => {
    const policy = async (path: string) => {
      await handler.set(`/route-cache/APP_PAGE/3ea7/$${path}`, page("<html></html>", "identity"), {});
      jest.advanceTimersByTime(5000);
      const cached = await handler.get(`/route-cache/APP_PAGE/3ea7/$${path}`, {});
      return cached?.value?.headers?.["content-security-policy"];
    };
    expect(await policy("/ko/signup/auth")).toContain("form-action 'self' https://nice.checkplus.co.kr;");
    expect(await policy("/ko/guide")).toContain("form-action 'self';");
  });

  test("does not trust what was made while the tag was changing", async () => {
    await handler.revalidateTag("notices");
    jest.advanceTimersByTime(200);
    await handler.set("/ko", page("<p>half old</p>"), {});
    expect(await new CacheHandler().get("/ko", {})).toBeNull();
    jest.advanceTimersByTime(2000);
    // Next has a handler for each request.
    const request = new CacheHandler();
    expect(await request.get("/ko", {})).toBeNull();
    await request.set("/ko", page("<p>new</p>"), {});
    expect((await request.get("/ko", {}))?.value?.html).toBe("<p>new</p>");
  });

  test("never shows what has to be fresh once its seconds are over, and other pages however old they are", async () => {
    await handler.set("/ko/reservation", page("<p>35 free</p>", "fresh"), {});
    await handler.set("/ko/guide", page("<p>fees</p>", "fees"), {});
    jest.advanceTimersByTime(10_000);
    expect(await handler.get("/ko/reservation", {})).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(await handler.get("/ko/reservation", {})).toBeNull();
    expect(await handler.get("/ko/guide", {})).not.toBeNull();
  });

  test("gives the page its policy in the object that Next answers from", async () => {
    const value = page("<script>a()</script>");
    await handler.set("/ja", value, {});
    expect(value.headers).toHaveProperty("content-security-policy");
  });
});

test("unknown ids and paths cannot grow the memory past its bound", async () => {
  const store = createMemoryStore(1_000_000);
  for (let id = 0; id < 500; id += 1) {
    // As pages lie packed, of letters that do not pack.
    const value = page(randomBytes(7_500).toString("base64"));
    await store.set(`/en/${id}`, { value, lastModified: 1, readFrom: 1, tags: [] });
  }
  const cached = await Promise.all(Array.from({ length: 500 }, (_, id) => store.get(`/en/${id}`)));
  expect(cached.filter(Boolean).length).toBeLessThan(140);
  expect(cached.at(-1)).not.toBeNull();
});
