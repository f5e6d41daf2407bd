"use client";

import { useTranslations } from "next-intl";
import { FooterContact, FooterLegal } from "@/components/club/footer-words";
import { TextField } from "@/components/form/text-field";
import type { Language } from "@/lib/shared/languages";
import { useCodeSets } from "@/lib/web/api/use-cached-calls";
import { LanguageTabs } from "../form/language-tabs";
import { SitePreview } from "../form/site-preview";
import { useOffice } from "../frame/root/office-context";
import { isWrittenSiteText, type SiteInfoDraft, type SiteTextField, siteTextFields } from "./site-info-draft";
import type { useSiteInfoForm } from "./use-site-info-form";

type Props = { form: ReturnType<typeof useSiteInfoForm>; isReadOnly: boolean };

const lengths: Record<SiteTextField, number> = {
  clubName: 60,
  ceoName: 40,
  address: 200,
  addressDetail: 100,
  copyright: 200,
};

/** A copyright that names the club goes on naming it. */
function withText<T extends Record<SiteTextField, string>>(texts: T, field: SiteTextField, text: string): T {
  const follows = field === "clubName" && texts.copyright === copyrightOf(texts.clubName);
  return { ...texts, [field]: text, ...(follows ? { copyright: copyrightOf(text) } : {}) };
}
const copyrightOf = (clubName: string) => `© ${clubName}`;

/** Names, address and copyright in the languages of the club, each with the footer as it will read. */
export function SiteTextFields({ form, isReadOnly }: Props) {
  const t = useTranslations("ishm.siteInfo");
  const { draft, update, errorOf } = form;
  const write = (language: Language, field: SiteTextField, text: string) =>
    update((now) => ({
      ...now,
      texts: { ...now.texts, [language]: withText(now.texts[language], field, text) },
    }));
  return (
    <section className="rounded-panel border border-line bg-sheet px-5 pt-2 pb-5">
      <LanguageTabs isWritten={(language) => isWrittenSiteText(draft.texts[language])}>
        {(language) => (
          <>
            <div className="grid gap-4 min-[43.75rem]:grid-cols-2">
              {siteTextFields.map((field) => (
                <TextField
                  key={field}
                  name={`i18n.${language}.${field}`}
                  label={t(`fields.${field}`)}
                  lang={language}
                  value={draft.texts[language][field]}
                  maxLength={lengths[field]}
                  readOnly={isReadOnly}
                  error={errorOf(`i18n.${language}.${field}`)}
                  onChange={(event) => write(language, field, event.target.value)}
                />
              ))}
            </div>
            <FooterPreview language={language} draft={draft} />
          </>
        )}
      </LanguageTabs>
    </section>
  );
}

type FooterPreviewProps = { language: Language; draft: SiteInfoDraft };

const policySet = ["policyCodes"] as const;
/** Domain.md 3: from when to when the booking office answers. */
const officeHoursPolicy = "C0100";

/** The words of the public footer as they will read in a language. */
function FooterPreview({ language, draft }: FooterPreviewProps) {
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
        <div className="mt-5 grid gap-6 min-[43.75rem]:grid-cols-2">
          <FooterContact info={info} officeHours={{ from, to }} />
        </div>
        <div className="mt-5 border-t border-on-dark-line pt-4 text-caption">
          <FooterLegal info={info} />
        </div>
      </div>
    </SitePreview>
  );
}
