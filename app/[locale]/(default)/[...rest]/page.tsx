import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MenuLanding } from "@/components/site/layout/menu-landing";
import { pageLanguage } from "@/lib/web/i18n/page";
import { siteMenus } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { pageMetadata } from "@/lib/web/seo/metadata";

type Props = { params: Promise<{ locale: string; rest: string[] }> };

export function generateStaticParams() {
  return [];
}

/** A menu of the club that has no screen of its own: what the menu says of itself and where it leads. */
async function load({ params }: Props) {
  const language = await pageLanguage(params);
  const club = await getClub(language);
  const path = `/${(await params).rest.join("/")}`;
  const menu = siteMenus(club.menus).find((one) => one.seoSlug === path);
  if (!menu) notFound();
  return { language, club, menu };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { language, club, menu } = await load(props);
  return pageMetadata({ club, language, path: menu.seoSlug, menu, isHidden: true });
}

export default async function MenuPage(props: Props) {
  const { language, club, menu } = await load(props);
  return <MenuLanding club={club} language={language} menu={menu} />;
}
