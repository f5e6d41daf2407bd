import { BookingSteps } from "@/components/site/guide/booking-steps";
import { CancelSection } from "@/components/site/guide/cancel-section";
import { PenaltyTable } from "@/components/site/guide/cost-table";
import { FeeTables } from "@/components/site/guide/fee-tables";
import { FoodMenu } from "@/components/site/guide/food-menu";
import { QuestionList } from "@/components/site/guide/question-list";
import { MenuGate } from "@/components/site/layout/menu/menu-gate";
import { MenuPage } from "@/components/site/layout/menu/menu-screen";
import { schemaSite } from "@/components/site/layout/page-json-ld";
import { pageLanguage } from "@/lib/web/i18n/page";
import {
  faqMenuCode,
  feeMenuCode,
  foodMenuCode,
  guideMenuCode,
  menuByCode,
  penaltyMenuCode,
} from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { getGuide } from "@/lib/web/queries/guide";
import { paths } from "@/lib/web/routing/paths";
import { pageImage } from "@/lib/web/seo/metadata";
import { menuMetadata } from "@/lib/web/seo/page-metadata";
import { faqPage, restaurants } from "@/lib/web/seo/structured-data/guide";

type Props = { params: Promise<{ locale: string }> };

export const generateMetadata = menuMetadata(guideMenuCode);

export default async function GuidePage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, guide] = await Promise.all([getClub(language), getGuide(language)]);
  const gate = { club, language, path: paths.guide(), as: "section" } as const;
  const site = schemaSite(club, language);
  const image = pageImage({ club, language, menu: menuByCode(club.menus, guideMenuCode) });
  const nodes = [faqPage(site, guide.questions), ...restaurants(site, guide.dishes, image)];
  return (
    <MenuPage club={club} language={language} menuCode={guideMenuCode} nodes={nodes}>
      <BookingSteps club={club} booking={guide.booking} />
      <MenuGate {...gate} menuCode={feeMenuCode}>
        {guide.fees ? <FeeTables club={club} language={language} fees={guide.fees} /> : null}
      </MenuGate>
      <MenuGate {...gate} menuCode={penaltyMenuCode}>
        <PenaltyTable penalties={guide.penalties}>
          {guide.cancelling ? (
            <CancelSection club={club} language={language} fees={guide.fees} {...guide.cancelling} />
          ) : null}
        </PenaltyTable>
      </MenuGate>
      <MenuGate {...gate} menuCode={foodMenuCode}>
        <FoodMenu club={club} dishes={guide.dishes} />
      </MenuGate>
      <MenuGate {...gate} menuCode={faqMenuCode}>
        <QuestionList club={club} questions={guide.questions} />
      </MenuGate>
    </MenuPage>
  );
}
