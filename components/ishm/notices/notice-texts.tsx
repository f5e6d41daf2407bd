"use client";

import type { Language } from "@/lib/shared/languages";
import { languageOfField, type NoticeField } from "@/lib/web/office/notice-check";
import { isEmptyText, writtenLanguages } from "@/lib/web/office/notice-draft";
import { LanguageTabs } from "../form/language-tabs";
import { useOffice } from "../frame/office-context";
import { NoticeTextPanel } from "./notice-text-panel";
import type { NoticeFormState } from "./use-notice-form";

type Props = {
  form: NoticeFormState;
  tab: Language;
  onTab: (language: Language) => void;
  errorOf: (field: NoticeField) => string | undefined;
  isReadOnly: boolean;
};

/** Title and text, a tab per language of the club. */
export function NoticeTexts({ form, tab, onTab, errorOf, isReadOnly }: Props) {
  const { languages, defaultLanguage } = useOffice();
  const { texts } = form.draft;
  const written = writtenLanguages(form.draft);
  const fallback = written.includes(defaultLanguage) ? defaultLanguage : written[0];
  return (
    <section className="min-w-0 rounded-panel border border-line bg-sheet px-5 pt-2 pb-5">
      <LanguageTabs
        tab={tab}
        onTab={onTab}
        // A text in a language that the club has given up is still there to be seen.
        shown={[...new Set([...languages, ...written])]}
        isWritten={(language) => !isEmptyText(texts[language])}
        languageOf={languageOfField}
      >
        {(language) => (
          <NoticeTextPanel
            key={`${language}-${form.round}`}
            language={language}
            text={texts[language]}
            fallback={fallback !== language ? fallback : undefined}
            sources={written.filter((one) => one !== language)}
            onChange={(part) => form.changeText(language, part)}
            onCopy={(from) => form.replaceText(language, texts[from])}
            titleError={errorOf(`title-${language}`)}
            contentsError={errorOf(`contents-${language}`)}
            isReadOnly={isReadOnly}
          />
        )}
      </LanguageTabs>
    </section>
  );
}
