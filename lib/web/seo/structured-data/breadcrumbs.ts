import { homeMenuCode } from "@/lib/contract/site/menus";
import { menuByCode } from "../../menus";
import { pageAddress, type SchemaNode, type SchemaSite } from "./node";

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
