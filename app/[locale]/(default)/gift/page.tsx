import type { Metadata } from "next";
import { GiftView } from "@/components/site/gift/gift-view";
import { MenuGate } from "@/components/site/layout/menu-gate";
import { PageJsonLd } from "@/components/site/layout/page-json-ld";
import { pageLanguage } from "@/lib/web/i18n/page";
import { menuByCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { getGifts } from "@/lib/web/queries/gifts";
import { paths } from "@/lib/web/routing/paths";
import { giftMenuCode } from "@/lib/web/seo/menu-codes";
import { pageMetadata } from "@/lib/web/seo/metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const club = await getClub(language);
  return pageMetadata({ club, language, path: paths.gift(), menu: menuByCode(club.menus, giftMenuCode) });
}

export default async function GiftPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, gifts] = await Promise.all([getClub(language), getGifts(language)]);
  return (
    <MenuGate club={club} language={language} menuCode={giftMenuCode} path={paths.gift()} as="page">
      <PageJsonLd club={club} language={language} menu={menuByCode(club.menus, giftMenuCode)} />
      <GiftView club={club} language={language} gifts={gifts} />
    </MenuGate>
  );
}
