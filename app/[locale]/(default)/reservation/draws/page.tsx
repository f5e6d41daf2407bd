import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DrawListView } from "@/components/site/draws/draw-list-view";
import { MenuScreen } from "@/components/site/layout/menu/menu-screen";
import { pageLanguage } from "@/lib/web/i18n/page";
import { drawMenuCode, menuByCode, reservationMenuCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { getDrawNames, getDraws } from "@/lib/web/queries/draws";
import { paths } from "@/lib/web/routing/paths";
import { pageMetadata } from "@/lib/web/seo/metadata";

type Props = { params: Promise<{ locale: string }> };

/** As its data (`freshSeconds`), also while they cannot be had. */
export const revalidate = 10;
const path = paths.draws.list();

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const [club, t] = await Promise.all([getClub(language), getTranslations("draws.list")]);
  const menu = menuByCode(club.menus, reservationMenuCode);
  return pageMetadata({ club, language, path, menu, title: t("title"), description: t("lead") });
}

export default async function DrawsPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, draws, names, t] = await Promise.all([
    getClub(language),
    getDraws(language),
    getDrawNames(language),
    getTranslations("draws.list"),
  ]);
  const screen = { club, language, path, menuCode: reservationMenuCode, guardCode: drawMenuCode };
  return (
    <MenuScreen {...screen} title={t("title")}>
      <DrawListView club={club} language={language} draws={draws} names={names} />
    </MenuScreen>
  );
}
