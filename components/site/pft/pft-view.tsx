import { getTranslations } from "next-intl/server";
import { FeeTables } from "@/components/site/guide/fee-tables";
import { SectionIndex } from "@/components/site/layout/menu/section-index";
import { Drawn } from "@/components/ui/layout/drawn";
import { drawRange, rangeBox } from "@/lib/landscape";
import type { Language } from "@/lib/shared/languages";
import { menuByCode } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import type { ServiceRules } from "@/lib/web/queries/practice";
import { pftMenuCode } from "@/lib/web/seo/menu-codes";
import { BeforeYouCome } from "./before-you-come";
import { ServiceSection } from "./service-section";
import { WarmUp } from "./warm-up";

type Props = { club: Club; language: Language; rules: ServiceRules | null };

/** The practice and fitness grounds; under the military preset also the rules and fees that then hold. */
export async function PftView({ club, language, rules }: Props) {
  const t = await getTranslations("pft");
  const menu = menuByCode(club.menus, pftMenuCode);
  return (
    <div className="pt-14">
      <div className="page-width">
        <h1 className="font-serif text-title">{menu?.snsTitle || menu?.name || t("title")}</h1>
        {menu?.seoMeta ? <p className="mt-5 max-w-[36rem] text-lead text-ink-2">{menu.seoMeta}</p> : null}
        {menu ? <SectionIndex club={club} language={language} menu={menu} /> : null}
      </div>
      <svg
        viewBox={`0 0 ${rangeBox.width} ${rangeBox.height}`}
        preserveAspectRatio="xMinYMid slice"
        aria-hidden="true"
        className="mx-auto mt-8 block h-44 w-full max-w-[90rem] min-[700px]:h-auto"
      >
        <Drawn svg={drawRange()} />
      </svg>
      <div className="page-width mt-12 grid grid-cols-1 gap-24 pb-32">
        <WarmUp />
        {rules ? <ServiceSection /> : null}
        {rules?.fees ? <FeeTables club={club} fees={rules.fees} /> : null}
        <BeforeYouCome club={club} language={language} />
      </div>
    </div>
  );
}
