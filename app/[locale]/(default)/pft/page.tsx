import { MenuScreen } from "@/components/site/layout/menu/menu-screen";
import { PftView } from "@/components/site/pft/pft-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { pftMenuCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { getServiceRules } from "@/lib/web/queries/facilities";
import { menuMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export const generateMetadata = menuMetadata(pftMenuCode);

export default async function PftPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, rules] = await Promise.all([getClub(language), getServiceRules(language)]);
  return (
    <MenuScreen club={club} language={language} menuCode={pftMenuCode}>
      <PftView club={club} language={language} rules={rules} />
    </MenuScreen>
  );
}
