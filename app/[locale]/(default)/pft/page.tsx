import { MenuScreen } from "@/components/site/layout/menu/menu-screen";
import { schemaSite } from "@/components/site/layout/page-json-ld";
import { PftView } from "@/components/site/pft/pft-view";
import { clubDate } from "@/lib/shared/time/club-time";
import { webNow } from "@/lib/web/clock";
import { pageLanguage } from "@/lib/web/i18n/page";
import { pftMenuCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { getPracticeGrounds } from "@/lib/web/queries/club-records";
import { getServiceRules } from "@/lib/web/queries/facilities";
import { menuMetadata } from "@/lib/web/seo/page-metadata";
import { practicePlaces } from "@/lib/web/seo/structured-data/facilities";

type Props = { params: Promise<{ locale: string }> };

export const generateMetadata = menuMetadata(pftMenuCode);

export default async function PftPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, grounds, rules] = await Promise.all([
    getClub(language),
    getPracticeGrounds(language),
    getServiceRules(language),
  ]);
  const today = clubDate(new Date(webNow()), club.formats.standardTimeZone);
  const nodes = practicePlaces(schemaSite(club, language), grounds, today);
  return (
    <MenuScreen club={club} language={language} menuCode={pftMenuCode} nodes={nodes}>
      <PftView club={club} language={language} grounds={grounds} rules={rules} />
    </MenuScreen>
  );
}
