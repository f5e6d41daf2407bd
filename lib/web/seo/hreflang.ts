import type { Language } from "@/lib/shared/languages";
import { type Addressed, siteAddress } from "../routing/site-address";
import { languageTag } from "./language-tags";

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
