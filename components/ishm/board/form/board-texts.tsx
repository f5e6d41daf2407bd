"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import type { BoardEntity } from "@/lib/contract/boards/board-entities";
import type { Language } from "@/lib/shared/languages";
import { textField } from "@/lib/web/boards/board-check";
import { type BoardDraft, type BoardText, isEmptyText, writtenLanguages } from "@/lib/web/boards/board-draft";
import { LanguageTabs } from "../../form/language-tabs";
import { MissingText } from "../../form/missing-text";
import { useOffice } from "../../frame/root/office-context";
import { SideBySideChoice, SideBySideFrame } from "./side-by-side";
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
  children: (panel: TextPanel<T>) => ReactNode;
};

/** The texts of a row, a tab per language, on request with another language side by side. */
export function BoardTexts<D extends BoardDraft<T>, R, T extends BoardText>(props: Props<D, R, T>) {
  const { form, children } = props;
  const t = useTranslations("ishm.form");
  const { languages, defaultLanguage } = useOffice();
  const [otherLanguage, setOtherLanguage] = useState<Language | null>(null);
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
        errorOf: (name) => form.errorOf(textField(language, name)),
        onChange: (part) => form.changeText(language, part),
      })}
    </div>
  );

  return (
    <section className="relative min-w-0 rounded-panel border border-line bg-sheet px-5 pt-2 pb-5">
      <h2 className="visually-hidden">{t("languages")}</h2>
      <LanguageTabs
        tab={form.tab}
        onTab={form.setTab}
        shown={shown}
        isWritten={(language) => !isEmptyText(shape, texts[language])}
      >
        {(language) => (
          <>
            <SideBySideChoice
              languages={shown.filter((one) => one !== language)}
              chosen={otherLanguage}
              onChoose={setOtherLanguage}
            />
            {otherLanguage && otherLanguage !== language && shown.includes(otherLanguage) ? (
              <div className="grid gap-5 min-[56.25rem]:grid-cols-2">
                <SideBySideFrame language={language} place="first">
                  {panel(language)}
                </SideBySideFrame>
                <SideBySideFrame language={otherLanguage} place="second">
                  {panel(otherLanguage)}
                </SideBySideFrame>
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
