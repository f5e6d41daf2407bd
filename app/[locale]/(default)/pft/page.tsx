import type { Metadata } from "next";
import { MenuGate } from "@/components/site/layout/menu-gate";
import { PageJsonLd } from "@/components/site/layout/page-json-ld";
import { PftView } from "@/components/site/pft/pft-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { menuByCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { getServiceRules } from "@/lib/web/queries/practice";
import { paths } from "@/lib/web/routing/paths";
import { pftMenuCode } from "@/lib/web/seo/menu-codes";
import { pageMetadata } from "@/lib/web/seo/metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const club = await getClub(language);
  const menu = menuByCode(club.menus, pftMenuCode);
  return pageMetadata({ club, language, path: paths.pft(), menu });
}

export default async function PftPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, rules] = await Promise.all([getClub(language), getServiceRules(language)]);
  return (
    <MenuGate club={club} language={language} menuCode={pftMenuCode} path={paths.pft()} as="page">
      <PageJsonLd club={club} language={language} menu={menuByCode(club.menus, pftMenuCode)} />
      <PftView club={club} language={language} rules={rules} />
    </MenuGate>
  );
}
