import { call } from "../../../lib/web/api/browser";
import { childSitemaps, pageFacts, xmlCount } from "./page-facts";
import type { CrawlFacts, PageFacts } from "./search-check";

type Answer = { status: number; text: string; robotsHeader: string | null };

/** Reads the club's own public pages as a stranger does: without the session, and not from a cache. */
export async function crawl(feedPath: string): Promise<CrawlFacts> {
  const [state, home, robots, sitemapCount, feed] = await Promise.all([
    call("GET /site/state", { query: {} }, { anonymous: true, handled: true, quiet: true }),
    readHome(),
    readText("/robots.txt"),
    countSitemap(),
    readXml(feedPath),
  ]);
  return {
    siteState: state.ok ? state.value.state : null,
    home,
    robots: robots?.status === 200 ? robots.text : null,
    sitemapCount,
    feedCount: feed && xmlCount(feed, "item"),
  };
}

async function readText(path: string): Promise<Answer | null> {
  try {
    const answer = await fetch(path, { credentials: "omit", cache: "no-store" });
    const robotsHeader = answer.headers.get("x-robots-tag");
    return { status: answer.status, text: await answer.text(), robotsHeader };
  } catch {
    return null;
  }
}

async function readHome(): Promise<PageFacts | null> {
  const answer = await readText("/");
  if (!answer) return null;
  const document = new DOMParser().parseFromString(answer.text, "text/html");
  return pageFacts(document, answer.status, answer.robotsHeader);
}

async function readXml(path: string): Promise<Document | null> {
  const answer = await readText(path);
  if (answer?.status !== 200) return null;
  const document = new DOMParser().parseFromString(answer.text, "application/xml");
  return document.querySelector("parsererror") ? null : document;
}

/** The sitemaps name the site's public origin; they are read from where this window is. */
async function countSitemap(): Promise<number | null> {
  const index = await readXml("/sitemap.xml");
  if (!index) return null;
  const parts = await Promise.all(childSitemaps(index).map((address) => readXml(pathOf(address))));
  if (parts.includes(null)) return null;
  return parts.reduce((sum, part) => sum + (part ? xmlCount(part, "url") : 0), xmlCount(index, "url"));
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address, window.location.origin);
  return pathname + search;
}
