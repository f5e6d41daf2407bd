import { publicAddress } from "@/lib/shared/addresses/menu-paths";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "../queries/club";
import { localePath } from "./locale";
import { siteOrigin } from "./origin";

/** What of a club its addresses depend on. */
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
