"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import type { Language } from "@/lib/shared/languages";
import { LanguageTabs } from "../form/language-tabs";
import { FooterPreview } from "./footer-preview";
import { isWrittenSiteText, type SiteTextField, siteTextFields } from "./site-info-draft";
import type { useSiteInfoForm } from "./use-site-info-form";

type Props = { form: ReturnType<typeof useSiteInfoForm>; isReadOnly: boolean };

const lengths: Record<SiteTextField, number> = {
  clubName: 60,
  ceoName: 40,
  address: 200,
  addressDetail: 100,
  copyright: 200,
};

/** Names, address and copyright in the languages of the club, each with the footer as it will read. */
export function SiteTextFields({ form, isReadOnly }: Props) {
  const t = useTranslations("ishm.siteInfo");
  const { draft, update, errors } = form;
  const write = (language: Language, field: SiteTextField, text: string) =>
    update((now) => ({
      ...now,
      texts: { ...now.texts, [language]: { ...now.texts[language], [field]: text } },
    }));
  return (
    <section className="rounded-panel border border-line bg-sheet px-5 pt-2 pb-5">
      <LanguageTabs isWritten={(language) => isWrittenSiteText(draft.texts[language])}>
        {(language) => (
          <>
            <div className="grid gap-4 min-[700px]:grid-cols-2">
              {siteTextFields.map((field) => (
                <TextField
                  key={field}
                  name={`i18n.${language}.${field}`}
                  label={t(`fields.${field}`)}
                  lang={language}
                  value={draft.texts[language][field]}
                  maxLength={lengths[field]}
                  readOnly={isReadOnly}
                  error={errors.of(`i18n.${language}.${field}`)}
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
