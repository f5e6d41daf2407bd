import type { Language } from "@/lib/shared/languages";
import { hreflangs } from "@/lib/web/seo/site-address";
import { latest, sitemapIndex, urlSet } from "@/lib/web/seo/sitemap";

const club = { languages: ["en", "ko", "ja", "zh"] as Language[], defaultLanguage: "ko" as const, menus: [] };
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);

test("a page stands there once per language that holds it, each with the same alternates (E-02, E-07)", () => {
  const xml = urlSet(club, [{ path: "/community/notice/1", languages: ["ko", "en"] }]);
  expect(locations(xml)).toEqual([
    "https://club.example/en/community/notice/1",
    "https://club.example/community/notice/1",
  ]);
  const links = xml.match(/<xhtml:link [^>]+>/g) ?? [];
  expect(links).toHaveLength(6);
  expect(new Set(links)).toHaveProperty("size", 3);
  expect(xml).not.toContain("zh-Hans");
});

test("a change that nobody knows is not claimed", () => {
  const pages = [{ path: "/guide" }, { path: "/", changedAt: "2026-11-20T09:00:00+09:00" }];
  expect(urlSet(club, pages).match(/<lastmod>/g)).toHaveLength(4);
  expect(sitemapIndex([["pages", pages]])).not.toContain("<lastmod>");
});

test("the index names the kinds that have pages, with their newest change by time, not by spelling", () => {
  const pages = [
    { path: "/a", changedAt: "2026-11-21T00:30:00+09:00" },
    { path: "/b", changedAt: "2026-11-20T23:00:00+00:00" },
  ];
  expect(latest(pages)).toBe("2026-11-20T23:00:00+00:00");
  const xml = sitemapIndex([
    ["notices", pages],
    ["events", []],
  ]);
  expect(locations(xml)).toEqual(["https://club.example/sitemaps/notices.xml"]);
  expect(xml).toContain("<lastmod>2026-11-20T23:00:00+00:00</lastmod>");
});

test("x-default is the club's own language, or the first of a page without it; one language needs no set", () => {
  expect(hreflangs(club, "/guide", club.languages)?.["x-default"]).toBe("https://club.example/guide");
  expect(hreflangs(club, "/guide", ["en", "ja"])?.["x-default"]).toBe("https://club.example/en/guide");
  expect(hreflangs(club, "/guide", ["en"])).toBeUndefined();
});
