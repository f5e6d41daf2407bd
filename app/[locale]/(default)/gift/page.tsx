import { GiftView } from "@/components/site/gift/gift-view";
import { MenuScreen } from "@/components/site/layout/menu/menu-screen";
import { schemaSite } from "@/components/site/layout/page-json-ld";
import { pageLanguage } from "@/lib/web/i18n/page";
import { giftMenuCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { getGifts } from "@/lib/web/queries/facilities";
import { menuMetadata } from "@/lib/web/seo/page-metadata";
import { products } from "@/lib/web/seo/structured-data/facilities";

type Props = { params: Promise<{ locale: string }> };

export const generateMetadata = menuMetadata(giftMenuCode);

export default async function GiftPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, gifts] = await Promise.all([getClub(language), getGifts(language)]);
  const nodes = products(schemaSite(club, language), gifts);
  return (
    <MenuScreen club={club} language={language} menuCode={giftMenuCode} nodes={nodes}>
      <GiftView club={club} language={language} gifts={gifts} />
    </MenuScreen>
  );
}
