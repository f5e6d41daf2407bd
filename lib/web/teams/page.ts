import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { pageLanguage } from "../i18n/page";
import { menuByCode } from "../menus";
import { getClub } from "../queries/club";
import { reservationMenuCode } from "../seo/menu-codes";
import { pageMetadata } from "../seo/metadata";

type Asked = { params: Promise<{ locale: string }>; path: string; isHidden?: boolean };

/** The metadata of a page of groups; forms are not indexed. */
export async function teamsMetadata({ params, path, isHidden }: Asked): Promise<Metadata> {
  const language = await pageLanguage(params);
  const [club, t] = await Promise.all([getClub(language), getTranslations("teams")]);
  const menu = menuByCode(club.menus, reservationMenuCode);
  const words = { title: t(isHidden ? "formTitle" : "title"), description: t("lead") };
  return pageMetadata({ club, language, path, menu, isHidden, ...words });
}
