"use client";

import { useTranslations } from "next-intl";
import { Tabs } from "@/components/ui/tabs";
import { isLanguage, type Language } from "@/lib/shared/languages";
import type { NoticeField } from "@/lib/web/office/notice-check";
import { isEmptyText, writtenLanguages } from "@/lib/web/office/notice-draft";
import { useOffice } from "../frame/office-context";
import { NoticeTextPanel } from "./notice-text-panel";
import type { useNoticeForm } from "./use-notice-form";

type Props = {
  form: ReturnType<typeof useNoticeForm>;
  tab: Language;
  onTab: (language: Language) => void;
  errorOf: (field: NoticeField) => string | undefined;
  isReadOnly: boolean;
};

/** Title and text, a tab per language of the club. */
export function NoticeTexts({ form, tab, onTab, errorOf, isReadOnly }: Props) {
  const t = useTranslations("ishm.notice");
  const common = useTranslations("common");
  const { languages, defaultLanguage } = useOffice();
  const { draft } = form;
  const written = writtenLanguages(draft);
  // A text in a language that the club has given up is still there to be seen.
  const shown = [...new Set([...languages, ...written])];
  const fallback = written.includes(defaultLanguage) ? defaultLanguage : written[0];
  return (
    <section className="rounded-panel border border-line bg-sheet px-5 pt-2 pb-5">
      <Tabs
        label={t("form.languages")}
        value={tab}
        onValueChange={(value) => isLanguage(value) && onTab(value)}
        items={shown.map((language) => ({
          value: language,
          label: <span lang={language}>{common(`languageNames.${language}`)}</span>,
          note: isEmptyText(draft.texts[language]) ? t("noText") : undefined,
          panel: (
            <NoticeTextPanel
              key={`${language}-${form.revision}`}
              language={language}
              text={draft.texts[language]}
              fallback={fallback !== language ? fallback : undefined}
              sources={written.filter((one) => one !== language)}
              onChange={(part) => form.changeText(language, part)}
              onCopy={(from) => form.replaceText(language, draft.texts[from])}
              titleError={errorOf(`title-${language}`)}
              contentsError={errorOf(`contents-${language}`)}
              isReadOnly={isReadOnly}
            />
          ),
        }))}
      />
    </section>
  );
}
