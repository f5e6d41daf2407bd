"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import type { Language } from "@/lib/shared/languages";
import { MissingText } from "../form/missing-text";
import { RichTextField } from "../form/rich-text-field";
import { isWritten, type TermsText } from "./terms-draft";

type Props = {
  language: Language;
  text: TermsText;
  /** The language that visitors get while this one has no text. */
  fallback: Language | null;
  sources: readonly Language[];
  errorOf: (field: string) => string | undefined;
  isReadOnly: boolean;
  onChange: (part: Partial<TermsText>) => void;
  onCopy: (from: Language) => void;
};

/** A version's words in one language. */
export function TermsTextPanel(props: Props) {
  const { language, text, fallback, sources, errorOf, isReadOnly, onChange, onCopy } = props;
  const t = useTranslations("ishm.terms.form");
  const wiring = (name: keyof TermsText) => ({
    id: `i18n.${language}.${name}`,
    error: errorOf(`i18n.${language}.${name}`),
  });
  const native = { lang: language, readOnly: isReadOnly };
  return (
    <>
      {!isWritten(text) && fallback ? (
        <MissingText {...{ language, fallback, sources, isReadOnly, onCopy }} />
      ) : null}
      <TextField
        {...wiring("title")}
        {...native}
        label={t("titleLabel")}
        value={text.title}
        maxLength={120}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <RichTextField
        {...wiring("contents")}
        label={t("contents")}
        lang={language}
        value={text.contents}
        isReadOnly={isReadOnly}
        onChange={(contents) => onChange({ contents })}
      />
      <TextareaField
        {...wiring("changeSummary")}
        {...native}
        label={t("changeSummary")}
        hint={t("changeSummaryHint")}
        value={text.changeSummary}
        maxLength={500}
        rows={3}
        onChange={(event) => onChange({ changeSummary: event.target.value })}
      />
      <TextField
        {...wiring("noticeTitle")}
        {...native}
        label={t("noticeTitle")}
        hint={t("noticeTitleHint")}
        value={text.noticeTitle}
        maxLength={120}
        onChange={(event) => onChange({ noticeTitle: event.target.value })}
      />
    </>
  );
}
