import { getTranslations } from "next-intl/server";
import { PracticePart } from "@/components/member/booking/practice/practice-part";
import { MenuScreen } from "@/components/site/layout/menu/menu-screen";
import { pageLanguage } from "@/lib/web/i18n/page";
import { reservationMenuCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { hiddenMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };
const path = memberPaths.practice();

export async function generateMetadata({ params }: Props) {
  const language = await pageLanguage(params);
  return hiddenMetadata(language, path, (await getTranslations("booking.practice"))("title"));
}

/** An opening to try out before a real one. */
export default async function PracticeOpeningPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, t] = await Promise.all([getClub(language), getTranslations("booking.practice")]);
  return (
    <MenuScreen club={club} language={language} path={path} menuCode={reservationMenuCode} title={t("title")}>
      <div className="page-width pt-8 pb-32">
        <h1 tabIndex={-1} className="font-serif text-title">
          {t("title")}
        </h1>
        <div className="mt-5">
          <PracticePart club={club} language={language} />
        </div>
      </div>
    </MenuScreen>
  );
}
