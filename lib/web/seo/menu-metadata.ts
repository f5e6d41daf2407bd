import "server-only";
import type { Metadata } from "next";
import { menuPaths } from "@/lib/shared/addresses/menu-paths";
import { pageLanguage } from "../i18n/page";
import { menuByCode } from "../menus";
import { getClub } from "../queries/club";
import { paths } from "../routing/paths";
import { pageMetadata } from "./metadata";

type Props = { params: Promise<{ locale: string }> };

/** `generateMetadata` of a page that a menu names: its title and description are the menu's. */
export function menuMetadata(menuCode: string): (props: Props) => Promise<Metadata> {
  return async ({ params }) => {
    const language = await pageLanguage(params);
    const club = await getClub(language);
    const path = menuPaths[menuCode] ?? paths.home();
    return pageMetadata({ club, language, path, menu: menuByCode(club.menus, menuCode) });
  };
}
