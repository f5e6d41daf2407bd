"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import type { ClubWords, ClubWordsField, ClubWordsText } from "@/lib/contract/site/club-words";
import type { Language } from "@/lib/shared/languages";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { languageOfField, textField } from "@/lib/web/boards/board-check";
import { toastBar } from "@/lib/web/runtime/toasts";
import { FormFoot, FormFrame } from "../form/form-frame";
import { LanguageTabs } from "../form/language-tabs";
import { MissingText } from "../form/missing-text";
import { useOfficeForm } from "../form/use-office-form";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { isSaid, saveWordsCall, type WordsDraft, wordsDraftOf, wordsProblems } from "./words-draft";
import { WordsPreview } from "./words-preview";

type Props = {
  words: ClubWords;
  read: () => Promise<Result<ClubWords, CallFailure>>;
  canSave: boolean;
};

/** The words of every language, a tab each, beside what visitors will read. */
export function WordsForm({ words, read, canSave }: Props) {
  const t = useTranslations("ishm.siteWords");
  const common = useTranslations("common");
  const { language, languages, defaultLanguage } = useOffice();
  const [tab, setTab] = useState<Language>(languages.includes(language) ? language : defaultLanguage);
  const form = useOfficeForm<WordsDraft, ClubWords, unknown>({
    record: words,
    draftOf: wordsDraftOf,
    canSave,
    read: () => read(),
    check: wordsProblems,
    nameOf(field) {
      const one = languageOfField(field);
      return one && common(`languageNames.${one}`);
    },
    onInvalid: (field) => setTab(languageOfField(field) ?? tab),
    send: (draft, saved) => call("PUT /site/words", saveWordsCall(draft, saved), { handled: true }),
    fieldOf: ({ code, msgVar: [name] }) => (code === 9001 ? (name ?? null) : null),
    onSaved: () => void toastBar(t("saved")),
  });
  const { draft } = form;
  const change = (one: Language, part: Partial<ClubWordsText>) =>
    form.update((now) => ({ ...now, i18n: { ...now.i18n, [one]: { ...now.i18n[one], ...part } } }));
  const said = languages.filter((one) => isSaid(draft.i18n[one]));
  const fallback = said.includes(defaultLanguage) ? defaultLanguage : said[0];
  return (
    <FormFrame form={form} className="max-w-300">
      <div className="grid items-start gap-5 min-[68.75rem]:grid-cols-[minmax(0,1fr)_26rem]">
        <section className="min-w-0 rounded-panel border border-line bg-sheet px-5 pt-2 pb-5">
          <h2 className="visually-hidden">{t("texts")}</h2>
          <LanguageTabs tab={tab} onTab={setTab} isWritten={(one) => isSaid(draft.i18n[one])}>
            {(one) => (
              <>
                {!isSaid(draft.i18n[one]) && fallback && fallback !== one ? (
                  <MissingText
                    language={one}
                    fallback={fallback}
                    sources={said}
                    isReadOnly={!canSave}
                    onCopy={(from) => change(one, draft.i18n[from])}
                  />
                ) : null}
                <WordsFields
                  language={one}
                  text={draft.i18n[one]}
                  isReadOnly={!canSave}
                  errorOf={form.errorOf}
                  onChange={(part) => change(one, part)}
                />
              </>
            )}
          </LanguageTabs>
        </section>
        <Panel title={t("preview")}>
          <WordsPreview language={tab} words={draft.i18n[tab]} />
        </Panel>
      </div>
      <FormFoot />
    </FormFrame>
  );
}

type FieldsProps = {
  language: Language;
  text: ClubWordsText;
  isReadOnly: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<ClubWordsText>) => void;
};

/** The fields of one language by the page that they stand on; `rows` is a text of several lines. */
const groups: readonly { name: "home" | "club"; fields: readonly Line[] }[] = [
  {
    name: "home",
    fields: [
      { field: "homeTitle", maxLength: 60 },
      { field: "homeLead", maxLength: 200, rows: 2 },
      { field: "coursesTitle", maxLength: 120 },
      { field: "foodTitle", maxLength: 120 },
      { field: "foodLead", maxLength: 300, rows: 2 },
    ],
  },
  {
    name: "club",
    fields: [
      { field: "greetingLead", maxLength: 300, rows: 2 },
      { field: "greetingText", maxLength: 4000, rows: 9 },
      { field: "signature", maxLength: 120 },
    ],
  },
];
type Line = { field: ClubWordsField; maxLength: number; rows?: number };

function WordsFields({ language, text, isReadOnly, errorOf, onChange }: FieldsProps) {
  const t = useTranslations("ishm.siteWords");
  return groups.map(({ name, fields }) => (
    <fieldset key={name} className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 pt-2 text-group font-semibold">{t(`groups.${name}`)}</legend>
      {fields.map(({ field, maxLength, rows }) => {
        const id = textField(language, field);
        const shared = {
          id,
          label: t(`fields.${field}`),
          hint: field in hinted ? t(`hints.${field as keyof typeof hinted}`) : undefined,
          lang: language,
          value: text[field],
          maxLength,
          readOnly: isReadOnly,
          error: errorOf(id),
          onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
        };
        return rows === undefined ? (
          <TextField key={field} {...shared} />
        ) : (
          <TextareaField key={field} {...shared} rows={rows} />
        );
      })}
    </fieldset>
  ));
}

/** Fields that say what is shown while they are empty. */
const hinted = { homeTitle: true, coursesTitle: true, foodTitle: true, greetingText: true, signature: true };
