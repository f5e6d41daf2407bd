import { publicAddress } from "@/lib/shared/addresses/menu-paths";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { siteOrigin } from "@/lib/web/routing/origin";

/** The part of a club that its addresses depend on. */
export type Addressed = Pick<Club, "defaultLanguage" | "menus">;

/**
 * The absolute address of a page in a language, for everything that names pages to others: canonical, hreflang, social
 * tags, structured data, sitemaps and feeds, at the address that the club gave it. The path is without language.
 */
export function siteAddress(
  club: Addressed,
  path: string,
  language: Language,
  origin = siteOrigin(),
): string {
  return origin + localePath(publicAddress(club.menus, path), language, club.defaultLanguage);
}

/**
 * The addresses of a page in the languages that hold it, the same set on each of them (E-02). `x-default` is the club's
 * own language, or the first that the page has.
 */
export function hreflangs(
  club: Addressed,
  path: string,
  languages: readonly Language[],
): Record<string, string> | undefined {
  const address = (language: Language) => siteAddress(club, path, language);
  const [first] = languages;
  if (!first || languages.length < 2) return undefined;
  const fallback = languages.includes(club.defaultLanguage) ? club.defaultLanguage : first;
  return Object.fromEntries([
    ...languages.map((language) => [languageTag(language), address(language)]),
    ["x-default", address(fallback)],
  ]);
}

/** How search engines name a language: Chinese by its script. */
export function languageTag(language: Language): string {
  return language === "zh" ? "zh-Hans" : language;
}
