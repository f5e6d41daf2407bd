import type { Metadata } from "next";
import { HomeView } from "@/components/site/home/home-view";
import { PageJsonLd, schemaSite } from "@/components/site/layout/page-json-ld";
import { homeMenuCode } from "@/lib/contract/site/menus";
import { webNow } from "@/lib/web/clock";
import { pageLanguage } from "@/lib/web/i18n/page";
import { menuByCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { getHome } from "@/lib/web/queries/home";
import { pageImage, pageMetadata } from "@/lib/web/seo/metadata";
import { golfCourse, organization, webSite } from "@/lib/web/seo/structured-data/club";

type Props = { params: Promise<{ locale: string }> };

/** The light of the landscape follows the club's clock in steps of five minutes. */
export const revalidate = 300;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const club = await getClub(language);
  return pageMetadata({ club, language, path: "/", menu: menuByCode(club.menus, homeMenuCode) });
}

export default async function HomePage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, home] = await Promise.all([getClub(language), getHome(language)]);
  const site = schemaSite(club, language);
  const image = pageImage({ club, language, menu: menuByCode(club.menus, homeMenuCode) });
  return (
    <>
      <PageJsonLd
        club={club}
        language={language}
        nodes={[golfCourse(site, image), organization(site), webSite(site)]}
      />
      <HomeView club={club} language={language} home={home} now={new Date(webNow())} />
    </>
  );
}
