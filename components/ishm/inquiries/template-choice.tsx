"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SelectField } from "@/components/form/select-field";
import { Button } from "@/components/ui/button";
import type { VocTemplateRow } from "@/lib/contract/inquiries/voc-templates";
import { isLanguage } from "@/lib/shared/languages";
import { templateHtml } from "@/lib/shared/texts/answer-words";
import { withGap } from "@/lib/shared/texts/sentences";
import { useCall } from "@/lib/web/api/use-call";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";

type Props = { questionType: string; lang: string; onInsert: (html: string) => void };

/** The templates that fit the question, put into the answer in the member's language. */
export function TemplateChoice({ questionType, lang, onInsert }: Props) {
  const t = useTranslations("ishm.inquiries.templates");
  const common = useTranslations("common");
  const { language } = useOffice();
  const [chosen, setChosen] = useState("");
  const { data } = useCall(
    "GET /ops/voc-templates",
    { query: { lang: language, type: questionType, state: "visible", size: "100" } },
    { handled: true },
  );
  const templates = data?.list ?? [];
  const template = templates.find(({ templateIdx }) => String(templateIdx) === chosen);
  if (data && templates.length === 0) {
    return (
      <p className="text-ink-2">
        {withGap(t("none"))}
        <OfficeLink href={officePaths.inquiryTemplates()} className="link">
          {t("manage")}
        </OfficeLink>
      </p>
    );
  }
  const isForeign = template !== undefined && wordsIn(template, lang) === null;
  const languageName = isLanguage(lang) ? common(`languageNames.${lang}`) : lang;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={t("choose")}
        hint={isForeign ? t("otherLanguage", { language: languageName }) : undefined}
        fieldClassName="min-w-60 grow"
        placeholder={t("placeholder")}
        options={templates.map(({ templateIdx, title }) => ({ value: String(templateIdx), label: title }))}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button
        variant="outline"
        size="small"
        className="min-h-10"
        aria-disabled={!template}
        onClick={() => {
          if (template) onInsert(templateHtml(wordsIn(template, lang) ?? template.contents));
        }}
      >
        {t("insert")}
      </Button>
    </div>
  );
}

function wordsIn({ i18n }: VocTemplateRow, lang: string): string | null {
  return (isLanguage(lang) && i18n[lang]?.contents) || null;
}
