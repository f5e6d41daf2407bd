import { decidePage } from "@/lib/web/routing/decide";
import { communityListTarget, keywordOf, keywordSegment } from "@/lib/web/routing/inner-paths";
import { isPagePath, plainTarget } from "@/lib/web/server/page-request";
import { config } from "@/middleware";
import { startFrontDoor } from "@/tests/support/web/front-door";
import { ask } from "@/tests/support/web/url-cache";

/** The requests that passed the front door, and their answers. */
async function sent(path: string, method = "GET") {
  const reached: (string | undefined)[] = [];
  const door = await startFrontDoor(({ url }, response) => {
    reached.push(url);
    response.end();
  });
  try {
    const { status, headers } = await ask(door.origin, path, {}, method);
    return { status, location: headers.location, caching: headers["cache-control"], reached };
  } finally {
    await door.stop();
  }
}

test.each([
  ["/%6dypage", "/mypage"],
  ["/%63ommunity", "/community"],
  ["/ko/%6Dypage/bookings?x=%6d", "/ko/mypage/bookings?x=%6d"],
  ["/%69shm/notice", "/ishm/notice"],
  ["/ko/%ed%99%88", "/ko/%ED%99%88"],
  ["/a%7Eb%2Dc", "/a~b-c"],
])("the guard of a page is passed by another spelling of its address: %s", async (path, plain) => {
  const { status, location, caching, reached } = await sent(path);
  expect({ status, location, caching }).toEqual({
    status: 308,
    location: plain,
    caching: "private, no-store",
  });
  expect(reached).toEqual([]);
});

test.each([
  ["/%5fnext/static/a.js", "/_next/static/a.js"],
  ["/%68p/api/notice", "/hp/api/notice"],
  ["/f%69les/notice/1?a=b", "/files/notice/1?a=b"],
])("what is no page has one address as well: %s", async (path, plain) => {
  expect((await sent(path)).reached).toEqual([plain]);
});

test.each([
  "/%ff",
  "/%",
  "/%zz",
  "/ko/%ed%99",
  "/%c0%af",
  "/%ED%A0%80",
  "/hp/api/%ff",
  "/files/%ff/1",
  "/mypage%2fbookings",
  "/%2fishm",
  "/a%5cb",
  "/a/%2e%2e/ishm",
  "/./ishm",
  "/%00",
  "/%0d%0aset-cookie:x",
  "/a%7f",
  "//evil.test/",
  "http://evil.test/",
  "/\\evil",
  "/a#b",
  "/ishm%2ersc",
  "/ishm.segments/_tree.segment.rsc",
])("an address without a plain form makes the server fail, or means two things: %s", async (path) => {
  const { status, caching, reached } = await sent(path);
  expect({ status, caching, reached }).toEqual({ status: 400, caching: "private, no-store", reached: [] });
});

test("the plain form of a plain form is itself", () => {
  for (const path of ["/", "/%2563ommunity", "/ko/%ED%99%88?a=%ff", "/a;b=1,2:3@4&5=6+7$8!'()*~", "/x?y?z"]) {
    expect(plainTarget(path)).toBe(path);
  }
  expect(plainTarget(Buffer.from("/홈?q=홈").toString("latin1"))).toBe("/%ED%99%88?q=%ED%99%88");
});

test.each([
  "/ko/%EC%97%86%EB%8A%94",
  "/en/Caf%C3%A9/",
  "/EN/%E0%A4%85",
  "/ko//Mypage/%C3%80?x=%2f",
  "/community/list/%EC%86%94",
  "/reservation/day/%EC%86%94",
])("two rules of addresses send a visitor in a circle: %s", async (path) => {
  const [pathname = "", query] = path.split("?");
  const asked = { isCrawler: false, hasMenuPass: false, hasPass: async () => false };
  const visitor = async () => ({ signedIn: false, isAdmin: false, isPending: false });
  const search = query ? `?${query}` : "";
  const decided = await decidePage(
    { ...asked, path: pathname, search, visitor },
    { siteState: "1", menus: [], routeRules: [], languages: ["en"], defaultLanguage: "en" },
  );
  const next = decided.kind === "redirect" ? decided.to : decided.path;
  expect(plainTarget(next)).toBe(next);
});

test("a word in a query is never part of an address that is refused", () => {
  for (const path of [
    "/community?keyword=a.rsc",
    "/community?keyword=x.segments/",
    "/community?keyword=%2F%ff",
  ]) {
    expect(plainTarget(path)).toBe(path);
  }
});

test("an address between the two front rules is shown without a guard", () => {
  const matcher = new RegExp(`^${config.matcher[0]}$`);
  const words = [
    ...[
      "_next",
      "hp/api",
      "files",
      "session",
      "builds",
      "consent",
      "route-rules",
      "csp-reports",
      "landscape",
      "icons",
    ],
    ...["course-map", "drawings", "pictures", "fonts", "og", "rss", "sitemaps", "address-search"],
    ...["robots.txt", "sitemap.xml", "manifest.webmanifest", "favicon.ico", "signup/auth/callback"],
  ];
  for (const word of words) {
    for (const path of [
      `/${word}`,
      `/${word}/mypage`,
      `/${word}x`,
      `/${word}.json`,
      `/en/${word}`,
      `/x${word}`,
    ]) {
      expect([path, matcher.test(path)]).toEqual([path, isPagePath(path)]);
    }
    expect(isPagePath(`/${word}x/mypage`)).toBe(true);
  }
});

test.each(["%", "%25", "100% 솔", "..", ".", "a/b", "~2E", "\\", "\ufffd", "%E0%A4%A", "😀", "+", "?#"])(
  "a search for %j makes the page fail",
  (word) => {
    const target = communityListTarget("/community", `?${new URLSearchParams({ keyword: word })}`);
    expect(target?.kind).toBe("path");
    const segment = (target?.kind === "path" ? target.path : "").split("/").at(-1) ?? "";
    expect(segment).toMatch(/^[\w!~*'()-]+$/);
    expect(keywordOf(segment)).toBe(word);
  },
);

test("a search whose hundredth sign is half of a pair makes the front door fail", () => {
  const target = communityListTarget("/community", `?keyword=${"a".repeat(99)}${encodeURIComponent("😀")}`);
  expect(target).toEqual({ kind: "path", path: `/community/list/notice/1/${"a".repeat(99)}` });
  expect(keywordSegment("\ud83d")).toBe("");
});
