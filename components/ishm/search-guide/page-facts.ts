import { type Engine, verificationNames } from "../../../lib/web/office/verification-code";
import type { PageFacts } from "./search-check";

/** What a crawler reads in a page; `robotsHeader` is the answer's `X-Robots-Tag`. */
export function pageFacts(document: Document, status: number, robotsHeader: string | null): PageFacts {
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
export function xmlCount(xml: Document, tag: "url" | "item"): number {
  return xml.getElementsByTagName(tag).length;
}

export function childSitemaps(xml: Document): string[] {
  return [...xml.querySelectorAll("sitemap > loc")].flatMap((loc) => loc.textContent?.trim() ?? []);
}
