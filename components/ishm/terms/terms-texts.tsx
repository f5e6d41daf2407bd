"use client";

import { useTranslations } from "next-intl";
import { languages } from "@/lib/shared/languages";
import { LanguageTabs } from "../form/language-tabs";
import { useOffice } from "../frame/root/office-context";
import { isWritten, mainLanguage } from "./terms-draft";
import { TermsTextPanel } from "./terms-text-panel";
import type { TermsFormState } from "./use-terms-form";

type Props = {
  form: TermsFormState;
  errorOf: (field: string) => string | undefined;
  isReadOnly: boolean;
};

/** The words of a version, a tab per language. */
export function TermsTexts({ form, errorOf, isReadOnly }: Props) {
  const t = useTranslations("ishm.form");
  const { defaultLanguage } = useOffice();
  const { texts } = form.draft;
  const written = languages.filter((language) => isWritten(texts[language]));
  const fallback = written.length > 0 ? mainLanguage(form.draft, defaultLanguage) : null;
  return (
    <section className="min-w-0 rounded-panel border border-line bg-sheet px-5 pt-2 pb-5">
      <h2 className="visually-hidden">{t("languages")}</h2>
      <LanguageTabs isWritten={(language) => isWritten(texts[language])}>
        {(language) => (
          <TermsTextPanel
            key={`${language}-${form.round}`}
            language={language}
            text={texts[language]}
            fallback={fallback === language ? null : fallback}
            sources={written}
            errorOf={errorOf}
            isReadOnly={isReadOnly}
            onChange={(part) => form.changeText(language, part)}
            onCopy={(from) => form.replaceText(language, texts[from])}
          />
        )}
      </LanguageTabs>
    </section>
  );
}
