import {
  type CheckKey,
  type CrawlFacts,
  concludeChecks,
  mayRead,
  type PageFacts,
} from "@/components/ishm/search-guide/search-check";

const home: PageFacts = {
  status: 200,
  title: "Mirsol Country Club",
  description: "27 holes among pines",
  canonical: "https://club.example/",
  hreflangs: ["en", "ko", "ja", "zh-Hans", "x-default"],
  isNoindex: false,
  verification: { naver: "abc", google: null },
  structured: ["GolfCourse", "WebSite"],
};
const facts: CrawlFacts = {
  siteState: "1",
  home,
  robots: "User-Agent: *\nAllow: /\nDisallow: /ishm\n\nSitemap: https://club.example/sitemap.xml",
  sitemapCount: 84,
  feedCount: 12,
};
const expected = {
  engine: "naver" as const,
  code: "abc",
  origin: "https://club.example",
  languages: ["en", "ko", "ja", "zh"],
};

const verdictOf = (key: CheckKey, part: Partial<CrawlFacts>, asked: Partial<typeof expected> = {}) => {
  const found = concludeChecks({ ...facts, ...part }, { ...expected, ...asked }).find(
    (one) => one.key === key,
  );
  return found && [found.verdict, found.outcome];
};

test("a site as it should be has nothing to put right", () => {
  const checks = concludeChecks(facts, expected);
  expect(checks).toHaveLength(12);
  expect(checks.filter(({ verdict }) => verdict !== "pass")).toEqual([]);
});

test.each<[string, CheckKey, Partial<CrawlFacts>, [string, string]]>([
  ["a stopped site", "siteState", { siteState: "0" }, ["fail", "shut"]],
  ["a state that cannot be read", "siteState", { siteState: null }, ["fail", "unknown"]],
  ["no answer", "home", { home: null }, ["fail", "silent"]],
  ["an error", "home", { home: { ...home, status: 503 } }, ["fail", "silent"]],
  ["no title", "title", { home: { ...home, title: "" } }, ["fail", "missing"]],
  ["no description", "description", { home: { ...home, description: "" } }, ["warn", "missing"]],
  [
    "a long description",
    "description",
    { home: { ...home, description: "솔".repeat(161) } },
    ["warn", "long"],
  ],
  ["no address", "canonical", { home: { ...home, canonical: "" } }, ["fail", "missing"]],
  ["another address", "canonical", { home: { ...home, canonical: "http://x.example/" } }, ["warn", "other"]],
  [
    "a missing language",
    "hreflang",
    { home: { ...home, hreflangs: ["en", "ko", "ja"] } },
    ["warn", "missing"],
  ],
  ["noindex", "indexing", { home: { ...home, isNoindex: true } }, ["fail", "refused"]],
  ["no robots.txt", "robots", { robots: null }, ["fail", "silent"]],
  ["a closed robots.txt", "robots", { robots: "User-Agent: *\nDisallow: /" }, ["fail", "closed"]],
  ["no sitemap line", "robots", { robots: "User-Agent: *\nAllow: /" }, ["warn", "noSitemap"]],
  ["an empty sitemap", "sitemap", { sitemapCount: 0 }, ["fail", "empty"]],
  ["a broken sitemap", "sitemap", { sitemapCount: null }, ["fail", "silent"]],
  ["an empty feed", "feed", { feedCount: 0 }, ["warn", "empty"]],
  ["a broken feed", "feed", { feedCount: null }, ["fail", "silent"]],
  ["no structured data", "structured", { home: { ...home, structured: [] } }, ["warn", "missing"]],
  ["broken structured data", "structured", { home: { ...home, structured: [null] } }, ["fail", "broken"]],
])("%s is told", (_, key, part, expected) => {
  expect(verdictOf(key, part)).toEqual(expected);
});

test("the verification of the asked engine is compared with the saved code", () => {
  expect(verdictOf("verification", {}, { code: "" })).toEqual(["warn", "unset"]);
  expect(verdictOf("verification", {}, { code: "other" })).toEqual(["fail", "other"]);
  const none = { ...home, verification: { naver: null, google: "abc" } };
  expect(verdictOf("verification", { home: none })).toEqual(["fail", "missing"]);
});

test("a page that is away says nothing else", () => {
  expect(verdictOf("title", { home: { ...home, status: 503 } })).toBeUndefined();
});

test.each([
  ["User-agent: Yeti\nDisallow: /\n\nUser-agent: *\nAllow: /", "yeti", false],
  ["User-agent: Yeti\nDisallow: /\n\nUser-agent: *\nAllow: /", "googlebot", true],
  ["User-agent: Googlebot\nUser-agent: Yeti\nDisallow: /", "googlebot", false],
  ["User-agent: *\nDisallow: /\nAllow: /", "yeti", true],
  ["User-agent: *\nDisallow:", "yeti", true],
  ["", "yeti", true],
])("%j lets %s read the home page: %s", (robots, agent, isLet) => {
  expect(mayRead(robots, agent, "/")).toBe(isLet);
});
