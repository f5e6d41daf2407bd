import { getTranslations } from "next-intl/server";
import { FeeTables } from "@/components/site/guide/fee-tables";
import { SectionIndex, TitledSection } from "@/components/site/layout/menu/titled-section";
import { SiteLink } from "@/components/site/layout/site-link";
import { Drawn } from "@/components/ui/layout/drawn";
import { Sign } from "@/components/ui/layout/signs";
import type { PracticeGround } from "@/lib/contract/boards/practice-grounds";
import { drawRange, rangeBox } from "@/lib/landscape";
import type { Language } from "@/lib/shared/languages";
import { pftPreset } from "@/lib/shared/pft-preset";
import { menuByCode, pftMenuCode } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import type { ServiceRules } from "@/lib/web/queries/facilities";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { PracticeGroundSection } from "./practice-ground";

type Props = {
  club: Club;
  language: Language;
  grounds: readonly PracticeGround[];
  rules: ServiceRules | null;
};

/** The practice grounds as the office keeps them; under the military preset also the rules and fees that then hold. */
export async function PftView({ club, language, grounds, rules }: Props) {
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
        className="mx-auto mt-8 block h-44 w-full max-w-[90rem] min-[43.75rem]:h-auto"
      >
        <Drawn svg={drawRange(club.scene.terrain)} />
      </svg>
      <div className="page-width mt-12 grid grid-cols-1 gap-24 pb-32">
        {grounds.map((ground) => (
          <PracticeGroundSection key={ground.practiceIdx} club={club} language={language} ground={ground} />
        ))}
        <WarmUp />
        {rules ? <ServiceSection /> : null}
        {rules?.fees ? <FeeTables club={club} language={language} fees={rules.fees} /> : null}
        <BeforeYouCome club={club} language={language} />
      </div>
    </div>
  );
}

type BeforeYouComeProps = { club: Club; language: Language };

/** Whom to ask, and the pages that one looks at before going out. */
async function BeforeYouCome({ club, language }: BeforeYouComeProps) {
  const t = await getTranslations("pft.ask");
  const links = [
    { href: paths.weather(), name: t("weather") },
    { href: paths.community("event"), name: t("events") },
    { href: paths.course(), name: t("course") },
    { href: paths.guide(), name: t("guide") },
  ];
  return (
    <TitledSection id="ask" title={t("title")}>
      <p className="mt-6 max-w-[40rem] text-lead text-ink-2">{t("phone", club.officeHours)}</p>
      <p className="mt-2">
        <a
          href={`tel:${club.info.rsvPhoneNo}`}
          className="inline-flex min-h-11 items-center font-serif text-dialog text-pine-900 hover:underline hover:decoration-1 hover:underline-offset-8"
        >
          {club.info.rsvPhoneNo}
        </a>
      </p>
      <ul className="mt-8 grid grid-cols-1 gap-x-12 border-t border-line min-[43.75rem]:grid-cols-2">
        {links.map(({ href, name }) => (
          <li key={href} className="border-b border-line">
            <SiteLink
              href={localePath(href, language, club.defaultLanguage)}
              className="group flex min-h-14 items-center justify-between gap-4 font-serif text-group text-pine-900"
            >
              <span className="group-hover:underline group-hover:decoration-1 group-hover:underline-offset-8">
                {name}
              </span>
              <Sign name="arrow-right" className="text-pine-700" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** Differences for players at clubs under the preset for military courses. */
async function ServiceSection() {
  const t = await getTranslations("pft.service");
  const rules = [
    t("companions", { count: pftPreset.companions }),
    t("waitings", { open: pftPreset.waitings.open }),
    t("draws", { count: pftPreset.drawPostsPerMonth }),
  ];
  return (
    <TitledSection id="service" title={t("title")}>
      <p className="mt-6 max-w-[40rem] text-lead text-ink-2">{t("text")}</p>
      <ul className="mt-6 max-w-[40rem] border-t border-line">
        {rules.map((rule) => (
          <li key={rule} className="border-b border-line py-4">
            {rule}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

const steps = ["walk", "joints", "swings", "putts"] as const;

/** A ten-minute warm-up, in order. */
async function WarmUp() {
  const t = await getTranslations("pft.warmUp");
  return (
    <TitledSection id="warm-up" title={t("title")}>
      <ol className="grid grid-cols-1 gap-x-12 min-[43.75rem]:grid-cols-2">
        {steps.map((step, idx) => (
          <li key={step} className="flex gap-6 border-b border-line py-6">
            <span
              aria-hidden="true"
              className="w-10 shrink-0 font-serif text-[2rem] leading-none text-pine-500"
            >
              {idx + 1}
            </span>
            <div>
              <h3 className="text-group font-semibold">{t(`steps.${step}.title`)}</h3>
              <p className="mt-1 text-ink-2">{t(`steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
