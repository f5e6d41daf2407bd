import type { Metadata } from "next";
import { MenuLanding } from "@/components/site/layout/menu/menu-landing";
import { NotFoundView } from "@/components/site/state/not-found-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { siteMenus } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { plainPath } from "@/lib/web/routing/known-routes";
import { pageMetadata } from "@/lib/web/seo/metadata";

type Props = { params: Promise<{ locale: string; rest: string[] }> };

export function generateStaticParams() {
  return [];
}

/** A menu of the club that has no screen of its own shows what it says of itself; all else is not found. */
async function load({ params }: Props) {
  const language = await pageLanguage(params);
  const club = await getClub(language);
  const path = plainPath(`/${(await params).rest.join("/")}`);
  return { language, club, path, menu: siteMenus(club.menus).find((one) => one.seoSlug === path) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { language, club, path, menu } = await load(props);
  // The view of a missing page brings its title.
  if (!menu) return {};
  return pageMetadata({ club, language, path, menu, isHidden: true });
}

export default async function MenuPage(props: Props) {
  const { language, club, path, menu } = await load(props);
  const frame = { club, language };
  return menu ? <MenuLanding {...frame} menu={menu} /> : <NotFoundView {...frame} path={path} />;
}
