"use client";

import { useTranslations } from "next-intl";
import { DateField } from "@/components/form/date-field";
import { DatetimeField } from "@/components/form/datetime-field";
import { TextField } from "@/components/form/text-field";
import { type Language, languages } from "@/lib/shared/languages";
import { LanguageTabs } from "../form/language-tabs";
import { MissingText } from "../form/missing-text";
import { RichTextField } from "../form/rich-text-field";
import type { FormFields } from "../form/use-office-form";
import { Panel } from "../frame/panel";
import { isSeasonWritten, type SeasonDraft, type SeasonText, seasonNumbers } from "./season-draft";

type SeasonFieldsProps = { form: FormFields<SeasonDraft> };
type Props = SeasonFieldsProps & {
  /** The language that every season has. */
  main: Language;
  /** Grows when the texts come from elsewhere: the editors begin anew. */
  edition: number;
};

/** A season's title and rules, a tab per language. */
export function SeasonTexts({ form, main, edition }: Props) {
  const t = useTranslations("ishm.teams.seasons.fields");
  const { draft, canSave, errorOf } = form;
  const { texts } = draft;
  const change = (language: Language, part: Partial<SeasonText>) =>
    form.change({ texts: { ...texts, [language]: { ...texts[language], ...part } } });
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
                  isReadOnly={!canSave}
                  onCopy={(from) => change(language, texts[from])}
                />
              ) : null}
              <TextField
                id={`i18n.${language}.title`}
                label={t("title")}
                lang={language}
                maxLength={120}
                value={texts[language].title}
                readOnly={!canSave}
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
                isReadOnly={!canSave}
                onChange={(rules) => change(language, { rules })}
              />
            </>
          );
        }}
      </LanguageTabs>
    </section>
  );
}

/** The year of a season, and when teams apply for it. */
export function SeasonTimes({ form }: SeasonFieldsProps) {
  const t = useTranslations("ishm.teams.seasons.fields");
  const wiring = (field: "year" | "applyFrom" | "applyTo" | "announceDate") => ({
    ...form.text(field),
    label: t(field),
  });
  return (
    <Panel title={t("times")}>
      <div className="grid items-start gap-4 min-[43.75rem]:grid-cols-2 min-[68.75rem]:grid-cols-4">
        <TextField {...wiring("year")} inputMode="numeric" maxLength={4} />
        <DatetimeField {...wiring("applyFrom")} />
        <DatetimeField {...wiring("applyTo")} />
        <DateField {...wiring("announceDate")} />
      </div>
    </Panel>
  );
}

const needed: readonly string[] = ["monthFrom", "monthTo"];

/** The limits of a season; an empty number follows the club's policy. */
export function SeasonNumbers({ form }: SeasonFieldsProps) {
  const t = useTranslations("ishm.teams.seasons.fields");
  return (
    <Panel title={t("numbers")}>
      <div className="grid items-start gap-4 min-[35rem]:grid-cols-2 min-[62.5rem]:grid-cols-3">
        {seasonNumbers.map((field) => (
          <TextField
            key={field}
            {...form.text(field)}
            label={t(field)}
            hint={needed.includes(field) ? undefined : t("followsPolicy")}
            inputMode="numeric"
            maxLength={2}
          />
        ))}
      </div>
    </Panel>
  );
}
