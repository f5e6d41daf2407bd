import { JSDOM } from "jsdom";
import sharp from "sharp";
import { testNow } from "../../support/runs/test-clock.mjs";
import {
  type CrawledPage,
  crawlSite,
  locationsOf,
  plainAddress,
  readPage,
  type SchemaThing,
  type SiteCrawl,
} from "../../support/web/site-crawl";
import { expect, test, web } from "../fixtures";

const languages = ["en", "ko", "ja", "zh"] as const;
const homeOf = (language: string) => (language === "en" ? `${web()}/` : `${web()}/${language}`);

let site: SiteCrawl;
let indexed: CrawledPage[];

/** The sheet has 62 days in each language and the courses 27 holes, each an address: `npm run check:pages` reads them all. */
const mostOfForm = process.env.PAGES === "all" ? Number.POSITIVE_INFINITY : 4;
/** Records that tests name. */
const named = ["/ko/community/notice/12", "/ko/community/event/31"];

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await crawlSite(web(), [...languages.map(homeOf), ...named.map((path) => web() + path)], mostOfForm);
  indexed = [...site.pages.values()].filter((page) => page.isIndexed);
});

/** Whether the crawl has asked for an address, whatever came. */
const isAsked = (address: string) => site.answers.has(address);

/** The pages that break a rule, by address: the report of a failure names them. */
const breaking = (rule: (page: CrawledPage) => boolean) =>
  indexed.filter((page) => !rule(page)).map(({ address }) => address);

test("every internal link of every page in every language leads somewhere", () => {
  const broken = [...site.answers].filter(([, status]) => status >= 400);
  const from = (address: string) =>
    [...site.pages.values()].find((page) => page.links.some((link) => plainAddress(page, link) === address));
  expect(broken.map(([address, status]) => [status, address, from(address)?.address])).toEqual([]);
  expect(site.pages.size).toBeGreaterThan(150);
});

test("the sitemap names indexable pages alone, each at its own address (E-07)", () => {
  const wrong = [...site.listed].filter(isAsked).filter((address) => {
    const page = site.pages.get(address);
    return !page?.isIndexed || page.canonical !== address;
  });
  expect(wrong).toEqual([]);
});

test("every page has one title, description and h1, the language of its address, itself as canonical (E-01)", () => {
  expect(breaking(({ titles, title }) => titles === 1 && title.length > 0)).toEqual([]);
  expect(
    breaking(({ descriptions: [first = "", ...more] }) => first.length > 5 && more.length === 0),
  ).toEqual([]);
  expect(breaking(({ headings }) => headings === 1)).toEqual([]);
  expect(breaking(({ canonical, address }) => canonical === address)).toEqual([]);
  expect(
    breaking(({ language, address }) => {
      const [, first = ""] = new URL(address).pathname.split("/");
      return language === (languages.find((one) => one === first) ?? "en");
    }),
  ).toEqual([]);
});

test("every page says to who shares its link what it is, where and in which language (E-03)", () => {
  const tags = ["og:title", "og:description", "og:url", "og:image", "og:locale", "twitter:card"];
  expect(breaking(({ shared }) => tags.every((tag) => shared.includes(tag)))).toEqual([]);
});

test("titles are unique in all languages, descriptions within theirs (E-01)", () => {
  for (const field of ["title", "description"] as const) {
    const seen = new Map<string, string[]>();
    for (const page of indexed) {
      const key = field === "title" ? page.title : `${page.language} ${page.descriptions[0]}`;
      seen.set(key, [...(seen.get(key) ?? []), page.address]);
    }
    expect([...seen].filter(([, addresses]) => addresses.length > 1)).toEqual([]);
  }
});

test("hreflang is the same set on every version, with itself and x-default; a page in one language has none (E-02)", () => {
  const codes: Record<string, string> = { zh: "zh-Hans" };
  // Page 2 of a list is a page of its own.
  const pathOf = ({ address }: CrawledPage) => {
    const { pathname, search } = new URL(address);
    return (pathname.replace(/^\/(ko|ja|zh)(?=\/|$)/, "") || "/") + search;
  };
  expect(indexed.filter(({ alternates }) => "x-default" in alternates).length).toBeGreaterThan(150);
  for (const page of indexed) {
    const own = Object.entries(page.alternates);
    const versions = indexed.filter((other) => pathOf(other) === pathOf(page));
    if (versions.length === 1) {
      expect(own, page.address).toEqual([]);
      continue;
    }
    expect(page.alternates[codes[page.language] ?? page.language], page.address).toBe(page.canonical);
    expect(page.alternates["x-default"], page.address).toBeDefined();
    const named = new Set(own.map(([, address]) => address));
    expect(versions.map(({ address }) => address).filter((one) => !named.has(one))).toEqual([]);
    for (const [, address] of own) {
      const other = site.pages.get(address);
      expect(other?.alternates, `${address} from ${page.address}`).toEqual(page.alternates);
      expect(other?.isIndexed, address).toBe(true);
    }
  }
});

test("the sitemap gives the alternates that the pages give", async () => {
  for (const kind of locationsOf(await (await fetch(`${web()}/sitemap.xml`)).text())) {
    const { document } = new JSDOM(await (await fetch(kind)).text(), { contentType: "text/xml" }).window;
    for (const entry of document.querySelectorAll("url")) {
      const links = [...entry.getElementsByTagNameNS("http://www.w3.org/1999/xhtml", "link")];
      const given = links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]);
      const address = entry.querySelector("loc")?.textContent ?? "";
      if (!isAsked(address)) continue;
      const page = site.pages.get(address);
      const spoken = Object.entries(page?.alternates ?? {});
      expect(given, address).toEqual(spoken);
      const changed = entry.querySelector("lastmod")?.textContent;
      if (changed) expect(Date.parse(changed), address).toBeLessThanOrEqual(testNow());
    }
  }
});

const required: Record<string, readonly string[]> = {
  BreadcrumbList: ["itemListElement"],
  Event: ["name", "startDate", "endDate", "location", "image", "description", "organizer"],
  FAQPage: ["mainEntity"],
  GolfCourse: ["name", "address", "geo", "openingHoursSpecification", "telephone", "image", "url"],
  NewsArticle: [
    "headline",
    "datePublished",
    "dateModified",
    "author",
    "publisher",
    "image",
    "mainEntityOfPage",
  ],
  Organization: ["name", "url", "logo", "contactPoint"],
  Product: ["name", "offers"],
  Restaurant: ["name", "address", "hasMenu", "image", "telephone"],
  SportsActivityLocation: ["name", "address", "telephone", "containedInPlace", "openingHoursSpecification"],
  WebSite: ["name", "url"],
};
const missingOf = (thing: SchemaThing) =>
  (required[thing["@type"]] ?? ["a known type"]).filter((field) => !thing[field]);

test("structured data is whole, and every page but home shows the way to it (E-11)", () => {
  for (const page of indexed) {
    for (const thing of page.data)
      expect([page.address, thing["@type"], missingOf(thing)]).toEqual([page.address, thing["@type"], []]);
    const way = page.data.find((thing) => thing["@type"] === "BreadcrumbList");
    const steps = (way?.itemListElement ?? []) as { item: string; position: number }[];
    const isHome = languages.some((language) => homeOf(language) === page.address);
    if (isHome) continue;
    expect(steps.length, page.address).toBeGreaterThanOrEqual(2);
    for (const { item } of steps) expect(site.pages.has(item), `${item} of ${page.address}`).toBe(true);
  }
});

test("each kind of page has its own kind of data, true to what it shows", () => {
  for (const path of ["/", "/ko/guide", "/ja/weather", "/zh/community", ...named])
    expect(site.pages.get(web() + path)?.blocks, path).toBe(1);
  const typesAt = (path: string) => site.pages.get(web() + path)?.data.map((thing) => thing["@type"]) ?? [];
  expect(typesAt("/ko")).toEqual(["GolfCourse", "Organization", "WebSite"]);
  expect(typesAt("/ko/guide")).toEqual(expect.arrayContaining(["BreadcrumbList", "FAQPage", "Restaurant"]));
  expect(typesAt("/ko/community/notice/12")).toEqual(["BreadcrumbList", "NewsArticle"]);
  expect(typesAt("/ko/community/event/31")).toEqual(["BreadcrumbList", "Event"]);
  const notice = site.pages.get(`${web()}/ko/community/notice/12`);
  const article = notice?.data.find((thing) => thing["@type"] === "NewsArticle");
  expect(notice?.title).toContain(String(article?.headline));
});

test("every page has a card of its own; a card is a JPEG of 1200×630 at an address that never changes (E-03)", async () => {
  expect(
    breaking(({ images }) => images.length === 1 && images[0]?.startsWith(`${web()}/og/`) === true),
  ).toEqual([]);
  expect(new Set(indexed.map(({ images }) => images[0])).size).toBeGreaterThan(indexed.length * 0.9);
  for (const language of languages) {
    const answer = await fetch(site.pages.get(homeOf(language))?.images[0] ?? "");
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(300_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
  }
});

test("nobody has words of their own drawn on a card", async () => {
  const [card = ""] = site.pages.get(homeOf("ko"))?.images ?? [];
  const file = card.split("/").at(-1) ?? "";
  const [, version, signature] = file.split(".");
  const words = Buffer.from("Free money").toString("base64url");
  for (const path of [`ko/${words}.${version}.${signature}.jpg`, `ja/${file}`, "ko/home.jpg", `xx/${file}`]) {
    expect((await fetch(`${web()}/og/${path}`)).status, path).toBe(404);
  }
});

test("machines that share links find the tags in the head, whoever they say they are (E-03, E-05)", async () => {
  const agents = [
    "facebookexternalhit/1.1; kakaotalk-scrap/1.0",
    "Twitterbot/1.0",
    "LinkedInBot/1.0",
    "Mozilla/5.0 (compatible; Yeti/1.1)",
    "Mozilla/5.0 (compatible; bingbot/2.0)",
    "Mozilla/5.0 (compatible; Daum/4.1)",
  ];
  for (const agent of agents) {
    const answer = await fetch(`${web()}/ko/community/notice/12`, { headers: { "user-agent": agent } });
    const page = readPage(answer.url, await answer.text());
    expect([agent, page.images.length, page.titles]).toEqual([agent, 1, 1]);
  }
});

test("feeds are well-formed, in their language, and lead to pages of it (E-10)", async () => {
  for (const language of languages) {
    const head = await (await fetch(`${homeOf(language).replace(/\/$/, "")}/community`)).text();
    for (const kind of ["notices", "events"]) {
      const address = `${web()}/rss/${language}/${kind}.xml`;
      expect(head).toContain(`type="application/rss+xml" href="${address}"`);
      const answer = await fetch(address);
      expect(answer.headers.get("content-type")).toContain("application/rss+xml");
      const { document } = new JSDOM(await answer.text(), { contentType: "text/xml" }).window;
      const links = [...document.querySelectorAll("item > link")].map((one) => one.textContent ?? "");
      expect(links.length).toBeGreaterThan(2);
      expect(links.filter((link) => !site.listed.has(link))).toEqual([]);
      expect(links.some(isAsked)).toBe(true);
      for (const link of links.filter(isAsked)) expect(site.pages.get(link)?.language, link).toBe(language);
      expect(document.querySelectorAll("item > pubDate")).toHaveLength(links.length);
    }
  }
  for (const path of ["/rss/xx/notices.xml", "/rss/ko/members.xml"]) {
    expect((await fetch(web() + path)).status, path).toBe(404);
  }
});

test("the app manifest is of the page's language, and its icons have the sizes that it names", async () => {
  for (const language of languages) {
    const html = await (await fetch(homeOf(language))).text();
    const [, path = ""] = html.match(/<link rel="manifest" href="([^"]+)"/) ?? [];
    const manifest = await (await fetch(web() + path)).json();
    expect(new URL(manifest.start_url, web()).href).toBe(homeOf(language));
    for (const icon of manifest.icons) {
      const bytes = Buffer.from(await (await fetch(web() + icon.src)).arrayBuffer());
      const { width, height } = await sharp(bytes).metadata();
      expect(`${width}x${height}`).toBe(icon.sizes);
    }
  }
  const icon = Buffer.from(await (await fetch(`${web()}/favicon.ico`)).arrayBuffer());
  expect(icon.readUInt16LE(2)).toBe(1);
});
