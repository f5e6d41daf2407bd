"use client";

import { useTranslations } from "next-intl";
import { FooterContact, FooterLegal } from "@/components/club/footer-words";
import type { Language } from "@/lib/shared/languages";
import { useCodeSets } from "@/lib/web/api/use-kept";
import { SitePreview } from "../form/site-preview";
import { useOffice } from "../frame/root/office-context";
import type { SiteInfoDraft } from "./site-info-draft";

type Props = { language: Language; draft: SiteInfoDraft };

const policySet = ["policyCodes"] as const;
/** Domain.md 3: from when to when the booking office answers. */
const officeHoursPolicy = "C0100";

/** The words of the public footer as they will read in a language. */
export function FooterPreview({ language, draft }: Props) {
  const t = useTranslations("ishm.siteInfo");
  const { clubCode, language: own } = useOffice();
  const { data } = useCodeSets(clubCode, own, policySet);
  const policy = data?.policyCodes?.list.find(({ key }) => key === officeHoursPolicy);
  const [from = "", to = ""] = policy?.values ?? [];
  const info = { ...draft, ...draft.texts[language] };
  return (
    <SitePreview title={t("footerPreview")} language={language}>
      <div className="bg-pine-900 px-6 py-6 text-on-dark-2">
        <p className="club-name text-lead text-on-dark">{info.clubName}</p>
        <div className="mt-5 grid gap-6 min-[700px]:grid-cols-2">
          <FooterContact info={info} officeHours={{ from, to }} />
        </div>
        <div className="mt-5 border-t border-on-dark-line pt-4 text-caption">
          <FooterLegal info={info} />
        </div>
      </div>
    </SitePreview>
  );
}
