import { homeMenuCode } from "@/lib/contract/site/menus";
import type { Language } from "@/lib/shared/languages";
import { menuByCode } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { siteAddress } from "@/lib/web/seo/site-address";

/** A thing of schema.org; what is undefined is left out when it is written. */
export type SchemaNode = { readonly "@type": string } & Readonly<Record<string, unknown>>;

/** Input of the builders of structured data; absolute addresses come from `origin`, never from a request (S-27). */
export type SchemaSite = { club: Club; language: Language; origin: string };

/** The absolute address of a path in the page's language. */
export function pageAddress({ club, language, origin }: SchemaSite, path: string): string {
  return siteAddress(club, path, language, origin);
}

/** A picture's absolute address; undefined for none. */
export function pictureAddress({ origin }: SchemaSite, url: string | null | undefined): string | undefined {
  return url ? new URL(url, origin).href : undefined;
}

/** The names by which pages speak of the club and its site: the same in every language. */
export const identifiers = (origin: string) => ({
  organization: `${origin}/#organization`,
  course: `${origin}/#course`,
  site: `${origin}/#website`,
});

/** One or many things as the text of a JSON-LD block. */
export function schemaText(nodes: readonly SchemaNode[]): string {
  const [only] = nodes;
  const graph = nodes.length === 1 && only ? only : { "@graph": nodes };
  return JSON.stringify({ "@context": "https://schema.org", ...graph });
}

/** A step on the way to a page; the path is without language. */
export type Crumb = { name: string; path: string };

/** The way from home to a page. Null for home itself: a way has at least two steps (Google's rule). */
export function breadcrumbList(site: SchemaSite, crumbs: readonly Crumb[]): SchemaNode | null {
  if (crumbs.length === 0) return null;
  const home = menuByCode(site.club.menus, homeMenuCode)?.name || site.club.info.clubName;
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: home, path: "/" }, ...crumbs].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: pageAddress(site, path),
    })),
  };
}
