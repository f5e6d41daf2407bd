import type { Menu } from "@/lib/contract/site/menus";
import type { Language } from "@/lib/shared/languages";
import { escapeJsonLd } from "@/lib/shared/texts/text";
import { menuPath } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { siteOrigin } from "@/lib/web/routing/origin";
import {
  breadcrumbList,
  type Crumb,
  type SchemaNode,
  type SchemaSite,
  schemaText,
} from "@/lib/web/seo/structured-data/node";

type Props = {
  club: Club;
  language: Language;
  /** The menu of the page. */
  menu?: Menu;
  /** Further steps to the page below its menu, the last the page itself. */
  crumbs?: readonly Crumb[];
  /** Structured data besides the breadcrumbs. */
  nodes?: readonly (SchemaNode | null)[];
};

/** The structured data of a page: the way to it, and what it is about. A data block runs nothing, so the CSP lets it be. */
export function PageJsonLd({ club, language, menu, crumbs = [], nodes = [] }: Props) {
  const steps = menu && !menu.isMainPage ? [{ name: menu.name, path: menuPath(menu) }, ...crumbs] : crumbs;
  const site = schemaSite(club, language);
  const all = [breadcrumbList(site, steps), ...nodes].filter((node) => node !== null);
  if (all.length === 0) return null;
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeJsonLd(schemaText(all)) }} />
  );
}

/** Input of the builders of structured data. */
export function schemaSite(club: Club, language: Language): SchemaSite {
  return { club, language, origin: siteOrigin() };
}
