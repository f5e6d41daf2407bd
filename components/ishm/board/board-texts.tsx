"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Select } from "@/components/ui/select";
import type { BoardEntity } from "@/lib/contract/board-entities";
import { isLanguage, type Language } from "@/lib/shared/languages";
import { textField } from "@/lib/web/office/boards/board-check";
import {
  type BoardDraft,
  type BoardText,
  isEmptyText,
  writtenLanguages,
} from "@/lib/web/office/boards/board-draft";
import { LanguageTabs } from "../form/language-tabs";
import { MissingText } from "../form/missing-text";
import { useOffice } from "../frame/office-context";
import type { BoardForm } from "./use-board-form";

/** The text of one language, for the fields that a board has of it. */
export type TextPanel<T extends BoardText> = {
  entity: BoardEntity;
  language: Language;
  text: T;
  isReadOnly: boolean;
  idOf: (name: keyof T & string) => string;
  errorOf: (name: keyof T & string) => string | undefined;
  onChange: (part: Partial<T>) => void;
};

type Props<D extends BoardDraft<T>, R, T extends BoardText> = {
  form: BoardForm<D, R, T>;
  tab: Language;
  onTab: (language: Language) => void;
  errorOf: (field: string) => string | undefined;
  children: (panel: TextPanel<T>) => ReactNode;
};

/** The texts of a row, a tab per language, on request with another language beside it. */
export function BoardTexts<D extends BoardDraft<T>, R, T extends BoardText>(props: Props<D, R, T>) {
  const { form, tab, onTab, errorOf, children } = props;
  const t = useTranslations("ishm.form");
  const { languages, defaultLanguage } = useOffice();
  const [beside, setBeside] = useState<Language | null>(null);
  const { texts: shape } = form.board;
  const { texts } = form.draft;
  const written = writtenLanguages(shape, form.draft);
  const fallback = written.includes(defaultLanguage) ? defaultLanguage : written[0];
  // A text in a language that the club has given up is still there to be seen.
  const shown = [...new Set([...languages, ...written])];

  const panel = (language: Language) => (
    <div key={`${language}-${form.round}`} className="flex min-w-0 flex-col gap-4">
      {isEmptyText(shape, texts[language]) && fallback && fallback !== language ? (
        <MissingText
          language={language}
          fallback={fallback}
          sources={written.filter((one) => one !== language)}
          isReadOnly={!form.canSave}
          onCopy={(from) => form.replaceText(language, texts[from])}
        />
      ) : null}
      {children({
        entity: form.board.entity,
        language,
        text: texts[language],
        isReadOnly: !form.canSave,
        idOf: (name) => textField(language, name),
        errorOf: (name) => errorOf(textField(language, name)),
        onChange: (part) => form.changeText(language, part),
      })}
    </div>
  );

  return (
    <section className="relative min-w-0 rounded-panel border border-line bg-sheet px-5 pt-2 pb-5">
      <h2 className="visually-hidden">{t("languages")}</h2>
      <LanguageTabs
        tab={tab}
        onTab={onTab}
        shown={shown}
        isWritten={(language) => !isEmptyText(shape, texts[language])}
      >
        {(language) => (
          <>
            <BesideChoice
              languages={shown.filter((one) => one !== language)}
              chosen={beside}
              onChoose={setBeside}
            />
            {beside && beside !== language && shown.includes(beside) ? (
              <div className="grid gap-5 min-[900px]:grid-cols-2">
                {panel(language)}
                <BesideFrame language={beside}>{panel(beside)}</BesideFrame>
              </div>
            ) : (
              panel(language)
            )}
          </>
        )}
      </LanguageTabs>
    </section>
  );
}

type ChoiceProps = {
  languages: readonly Language[];
  chosen: Language | null;
  onChoose: (language: Language | null) => void;
};

/** Which other language stands beside the one that is written. */
function BesideChoice({ languages, chosen, onChoose }: ChoiceProps) {
  const t = useTranslations("ishm.form");
  const common = useTranslations("common");
  if (languages.length === 0) return null;
  return (
    <Select
      aria-label={t("beside")}
      placeholder={t("besideNone")}
      options={languages.map((one) => ({
        value: one,
        label: t("besideOne", { language: common(`languageNames.${one}`) }),
      }))}
      value={chosen && languages.includes(chosen) ? chosen : ""}
      onChange={({ target: { value } }) => onChoose(isLanguage(value) ? value : null)}
      className="w-56 self-end **:data-[slot=select]:min-h-9"
    />
  );
}

function BesideFrame({ language, children }: { language: Language; children: ReactNode }) {
  const common = useTranslations("common");
  return (
    <section
      aria-label={common(`languageNames.${language}`)}
      className="min-w-0 border-line max-[899px]:border-t max-[899px]:pt-4 min-[900px]:border-s min-[900px]:ps-5"
    >
      <p lang={language} className="mb-2 font-semibold">
        {common(`languageNames.${language}`)}
      </p>
      {children}
    </section>
  );
}
