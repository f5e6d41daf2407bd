import type { Language } from "@/lib/shared/languages";
import type { Club } from "../queries/club";
import { siteOrigin } from "../routing/origin";
import { type Addressed, siteAddress } from "../routing/site-address";
import { hreflangs } from "./hreflang";
import { xmlElement, xmlText } from "./xml";

export const sitemapKinds = ["pages", "notices", "events", "references", "terms"] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** A public, indexable address without language. `changedAt` is left out where nobody knows it: a guess would be a lie. */
export type SitemapPage = { path: string; changedAt?: string; languages?: readonly string[] };

/** What of the club an address depends on. */
type Spoken = Addressed & Pick<Club, "languages">;

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

export const sitemapPath = (kind: SitemapKind) => `/sitemaps/${kind}.xml`;

/** The index: one sitemap per kind of page that has any, each with its newest change (E-07). */
export function sitemapIndex(pagesOf: readonly (readonly [SitemapKind, readonly SitemapPage[]])[]): string {
  const entries = pagesOf
    .filter(([, pages]) => pages.length > 0)
    .map(([kind, pages]) => {
      const newest = pages.every(({ changedAt }) => changedAt) ? latest(pages) : undefined;
      return `<sitemap><loc>${xmlText(siteOrigin() + sitemapPath(kind))}</loc>${xmlElement("lastmod", newest)}</sitemap>`;
    });
  return `<sitemapindex xmlns="${namespace}">\n${entries.join("\n")}\n</sitemapindex>`;
}

/** The newest of the changes that are known. */
export function latest(pages: readonly { changedAt?: string }[]): string | undefined {
  const times = pages.flatMap(({ changedAt }) => changedAt ?? []);
  return times.toSorted((a, b) => Date.parse(b) - Date.parse(a))[0];
}

/** Each page in each language that holds it, every one with all its alternates and `x-default` (E-02, E-07). */
export function urlSet(club: Spoken, pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap((page) => {
    const spoken = page.languages
      ? club.languages.filter((one) => page.languages?.includes(one))
      : club.languages;
    return spoken.map((language) => urlEntry(club, page, language, spoken));
  });
  const xhtml = "http://www.w3.org/1999/xhtml";
  return `<urlset xmlns="${namespace}" xmlns:xhtml="${xhtml}">\n${entries.join("\n")}\n</urlset>`;
}

function urlEntry(
  club: Spoken,
  { path, changedAt }: SitemapPage,
  language: Language,
  spoken: readonly Language[],
): string {
  const address = siteAddress(club, path, language);
  const links = Object.entries(hreflangs(club, path, spoken) ?? {}).map(
    ([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${xmlText(href)}"/>`,
  );
  return `<url><loc>${xmlText(address)}</loc>${xmlElement("lastmod", changedAt)}${links.join("")}</url>`;
}
