import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { menuPaths } from "@/lib/shared/addresses/menu-paths";
import type { Language } from "@/lib/shared/languages";
import { pageLanguage } from "@/lib/web/i18n/page";
import { menuByCode, myPageMenuCode, pageMenuCode, reservationMenuCode } from "@/lib/web/menus";
import { type Club, getClub } from "@/lib/web/queries/club";
import { getMenuLock } from "@/lib/web/queries/menu-lock";
import { paths } from "@/lib/web/routing/paths";
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

/** Metadata of a page with a title of its own that is not indexed. */
export async function hiddenMetadata(language: Language, path: string, title: string): Promise<Metadata> {
  return pageMetadata({ club: await getClub(language), language, path, title, isHidden: true });
}

/** Metadata of a page of the own account; it is not indexed. */
export async function accountMetadata(language: Language, path: string, title: string): Promise<Metadata> {
  const club = await getClub(language);
  const menu = menuByCode(club.menus, myPageMenuCode);
  const description = [title, menu?.name, club.info.clubName].filter(Boolean).join(" · ");
  return pageMetadata({ club, language, path, title, description, isHidden: true });
}

/** Metadata of a day or a month; search engines index only the page without either. */
export async function momentMetadata(language: Language, moment: string): Promise<Metadata> {
  const club = await getClub(language);
  const menu = menuByCode(club.menus, reservationMenuCode);
  const title = `${menu?.name ?? ""} · ${moment}`;
  return pageMetadata({ club, language, path: paths.reservation(), menu, title, isHidden: true });
}

type Asked = { params: Promise<{ locale: string }>; path: string; isHidden?: boolean };

/** Metadata of a page of group bookings; forms are not indexed. */
export async function teamsMetadata({ params, path, isHidden }: Asked): Promise<Metadata> {
  const language = await pageLanguage(params);
  const [club, t] = await Promise.all([getClub(language), getTranslations("teams")]);
  const menu = menuByCode(club.menus, reservationMenuCode);
  const words = { title: t(isHidden ? "formTitle" : "title"), description: t("lead") };
  return pageMetadata({ club, language, path, menu, isHidden, ...words });
}

type Missing = { club: Club; language: Language; path: string; menuCode: string };

/** Metadata of a record that cannot be read: on a closed page it is not indexed, any other is a 404, whose view brings its title. */
export async function missingMetadata({ club, language, path, menuCode }: Missing): Promise<Metadata> {
  if ((await getMenuLock(language, menuCode)) === null) {
    return {};
  }
  return pageMetadata({
    club,
    language,
    path,
    menu: menuByCode(club.menus, pageMenuCode(menuCode)),
    isHidden: true,
  });
}
