"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { type Language, languages } from "@/lib/shared/languages";
import { LanguageTabs } from "../form/language-tabs";
import { MissingText } from "../form/missing-text";
import { RichTextField } from "../form/rich-text-field";
import { useOffice } from "../frame/root/office-context";
import { isWritten, mainLanguage, type TermsText } from "./terms-draft";
import type { TermsForm } from "./use-terms-form";

/** The words of a version, a tab per language. */
export function TermsTexts({ form }: { form: TermsForm }) {
  const t = useTranslations("ishm.form");
  const { texts } = form.draft;
  return (
    <section className="min-w-0 rounded-panel border border-line bg-sheet px-5 pt-2 pb-5">
      <h2 className="visually-hidden">{t("languages")}</h2>
      <LanguageTabs isWritten={(language) => isWritten(texts[language])}>
        {(language) => <TextPanel key={`${language}-${form.round}`} form={form} language={language} />}
      </LanguageTabs>
    </section>
  );
}

function TextPanel({ form, language }: { form: TermsForm; language: Language }) {
  const t = useTranslations("ishm.terms.form");
  const { defaultLanguage } = useOffice();
  const { texts } = form.draft;
  const sources = languages.filter((one) => isWritten(texts[one]));
  const fallback = sources.length > 0 ? mainLanguage(form.draft, defaultLanguage) : language;
  const bound = (name: keyof TermsText) => ({
    id: `i18n.${language}.${name}`,
    lang: language,
    value: texts[language][name],
    error: form.errorOf(`i18n.${language}.${name}`),
  });
  const typed = (name: Exclude<keyof TermsText, "contents">) => ({
    ...bound(name),
    readOnly: !form.canSave,
    onChange: ({ target }: { target: { value: string } }) =>
      form.changeText(language, { [name]: target.value }),
  });
  return (
    <>
      {!isWritten(texts[language]) && fallback !== language ? (
        <MissingText
          language={language}
          fallback={fallback}
          sources={sources}
          isReadOnly={!form.canSave}
          onCopy={(from) => form.replaceText(language, texts[from])}
        />
      ) : null}
      <TextField label={t("titleLabel")} maxLength={120} {...typed("title")} />
      <RichTextField
        label={t("contents")}
        {...bound("contents")}
        isReadOnly={!form.canSave}
        onChange={(contents) => form.changeText(language, { contents })}
      />
      <TextareaField
        label={t("changeSummary")}
        hint={t("changeSummaryHint")}
        maxLength={500}
        rows={3}
        {...typed("changeSummary")}
      />
      <TextField
        label={t("noticeTitle")}
        hint={t("noticeTitleHint")}
        maxLength={120}
        {...typed("noticeTitle")}
      />
    </>
  );
}
