import "server-only";
import type { Metadata } from "next";
import type { Language } from "@/lib/shared/languages";
import { menuByCode } from "../menus";
import { getClub } from "../queries/club";
import { paths } from "../routing/paths";
import { reservationMenuCode } from "../seo/menu-codes";
import { pageMetadata } from "../seo/metadata";

/** The metadata of a day or a month; search engines index the page without either. */
export async function momentMetadata(language: Language, moment: string): Promise<Metadata> {
  const club = await getClub(language);
  const menu = menuByCode(club.menus, reservationMenuCode);
  const title = `${menu?.name ?? ""} · ${moment}`;
  return pageMetadata({ club, language, path: paths.reservation(), menu, title, isHidden: true });
}
