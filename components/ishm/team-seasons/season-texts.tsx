"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import { type Language, languages } from "@/lib/shared/languages";
import { LanguageTabs } from "../form/language-tabs";
import { MissingText } from "../form/missing-text";
import { RichTextField } from "../form/rich-text-field";
import { isSeasonWritten, type SeasonText } from "./season-draft";
import type { SeasonFieldsProps } from "./season-times";

type Props = SeasonFieldsProps & {
  /** The language that every season has. */
  main: Language;
  /** Grows when the texts come from elsewhere: the editors begin anew. */
  edition: number;
};

/** A season's title and rules, a tab per language. */
export function SeasonTexts({ draft, onChange, errorOf, isReadOnly, main, edition }: Props) {
  const t = useTranslations("ishm.teams.seasons.fields");
  const { texts } = draft;
  const change = (language: Language, part: Partial<SeasonText>) =>
    onChange({ texts: { ...texts, [language]: { ...texts[language], ...part } } });
  const sources = languages.filter((language) => isSeasonWritten(texts[language]));
  return (
    <section className="min-w-0 rounded-panel border border-line bg-sheet px-5 pt-2 pb-5">
      <h2 className="visually-hidden">{t("texts")}</h2>
      <LanguageTabs isWritten={(language) => isSeasonWritten(texts[language])}>
        {(language) => {
          const isMissing = !isSeasonWritten(texts[language]) && language !== main && sources.length > 0;
          return (
            <>
              {isMissing ? (
                <MissingText
                  language={language}
                  fallback={main}
                  sources={sources}
                  isReadOnly={isReadOnly}
                  onCopy={(from) => change(language, texts[from])}
                />
              ) : null}
              <TextField
                id={`i18n.${language}.title`}
                label={t("title")}
                lang={language}
                maxLength={120}
                value={texts[language].title}
                readOnly={isReadOnly}
                error={errorOf(`i18n.${language}.title`)}
                onChange={(event) => change(language, { title: event.target.value })}
              />
              <RichTextField
                key={`${language}-${edition}-${isMissing}`}
                id={`i18n.${language}.rules`}
                label={t("rules")}
                lang={language}
                value={texts[language].rules}
                error={errorOf(`i18n.${language}.rules`)}
                isReadOnly={isReadOnly}
                onChange={(rules) => change(language, { rules })}
              />
            </>
          );
        }}
      </LanguageTabs>
    </section>
  );
}
