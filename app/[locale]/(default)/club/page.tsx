import type { Metadata } from "next";
import { ClubView } from "@/components/site/club/club-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { menuByCode } from "@/lib/web/menus";
import { getHallOfFame } from "@/lib/web/queries/boards";
import { getClub } from "@/lib/web/queries/club";
import { paths } from "@/lib/web/routing/paths";
import { clubMenuCode } from "@/lib/web/seo/menu-codes";
import { pageMetadata } from "@/lib/web/seo/metadata";

type Props = { params: Promise<{ locale: string }> };

/** As many names as fit beside the club's other stories. */
const shownFame = 6;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const club = await getClub(language);
  const menu = menuByCode(club.menus, clubMenuCode);
  return pageMetadata({ club, language, path: paths.club(), menu });
}

export default async function ClubPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, fame] = await Promise.all([getClub(language), getHallOfFame(language)]);
  return <ClubView club={club} language={language} fame={fame.list.slice(0, shownFame)} />;
}
