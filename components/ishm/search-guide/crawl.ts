import { call } from "../../../lib/web/api/browser";
import { type Engine, verificationNames } from "../../../lib/web/office/verification-code";
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

/** The facts of a page for a crawler; `robotsHeader` is the `X-Robots-Tag` of the answer. */
function pageFacts(document: Document, status: number, robotsHeader: string | null): PageFacts {
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"]`)?.getAttribute("content")?.trim() ?? null;
  const verification = (engine: Engine) => meta(verificationNames[engine]);
  const links = [...document.querySelectorAll('link[rel="alternate"][hreflang]')];
  return {
    status,
    title: document.querySelector("title")?.textContent?.trim() ?? "",
    description: meta("description") ?? "",
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "",
    hreflangs: links.map((link) => link.getAttribute("hreflang") ?? ""),
    isNoindex: /noindex|none/i.test(`${meta("robots") ?? ""} ${robotsHeader ?? ""}`),
    verification: { naver: verification("naver"), google: verification("google") },
    structured: [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(structuredTypes),
  };
}

function structuredTypes(script: Element): (string | null)[] {
  try {
    const parsed: unknown = JSON.parse(script.textContent ?? "");
    return graphOf(parsed).map(typeOf);
  } catch {
    return [null];
  }
}

function graphOf(parsed: unknown): unknown[] {
  if (Array.isArray(parsed)) return parsed;
  const graph = typeof parsed === "object" && parsed !== null && "@graph" in parsed ? parsed["@graph"] : null;
  return Array.isArray(graph) ? graph : [parsed];
}

function typeOf(node: unknown): string | null {
  if (typeof node !== "object" || node === null || !("@type" in node)) return null;
  const type = node["@type"];
  return Array.isArray(type) ? type.join("/") : typeof type === "string" ? type : null;
}

/** The addresses that an XML sitemap, an index of them, or a feed lists. */
function xmlCount(xml: Document, tag: "url" | "item"): number {
  return xml.getElementsByTagName(tag).length;
}

function childSitemaps(xml: Document): string[] {
  return [...xml.querySelectorAll("sitemap > loc")].flatMap((loc) => loc.textContent?.trim() ?? []);
}
