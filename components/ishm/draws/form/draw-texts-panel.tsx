"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/form/text-field";
import type { Language } from "@/lib/shared/languages";
import { textField } from "@/lib/web/boards/board-check";
import { isEmptyText } from "@/lib/web/boards/board-draft";
import { BesideChoice, BesideFrame } from "../../board/form/beside";
import { LanguageTabs } from "../../form/language-tabs";
import { RichTextField } from "../../form/rich-text-field";
import { useOffice } from "../../frame/root/office-context";
import type { DrawPart } from "../draw-part";
import { type DrawText, drawTexts } from "./draw-draft";

const longestTitle = 120;

type Props = DrawPart & { round: number };

/** Title and text in every language of the club, on request with another language beside it. */
export function DrawTextsPanel({ draft, errorOf, isReadOnly, onChange, round }: Props) {
  const t = useTranslations("ishm.draws.form");
  const form = useTranslations("ishm.form");
  const { languages } = useOffice();
  const [beside, setBeside] = useState<Language | null>(null);
  const change = (language: Language, part: Partial<DrawText>) =>
    onChange({ texts: { ...draft.texts, [language]: { ...draft.texts[language], ...part } } });
  const fields = (language: Language) => (
    <div key={`${language}-${round}`} className="flex min-w-0 flex-col gap-4">
      <TextField
        id={textField(language, "title")}
        label={t("titleLabel")}
        lang={language}
        maxLength={longestTitle}
        value={draft.texts[language].title}
        readOnly={isReadOnly}
        error={errorOf(textField(language, "title"))}
        onChange={({ target }) => change(language, { title: target.value })}
      />
      <RichTextField
        id={textField(language, "contents")}
        label={t("contents")}
        lang={language}
        value={draft.texts[language].contents}
        error={errorOf(textField(language, "contents"))}
        isReadOnly={isReadOnly}
        onChange={(contents) => change(language, { contents })}
      />
    </div>
  );
  return (
    <section className="relative min-w-0 rounded-panel border border-line bg-sheet px-5 pt-2 pb-5">
      <h2 className="visually-hidden">{form("languages")}</h2>
      <LanguageTabs isWritten={(language) => !isEmptyText(drawTexts, draft.texts[language])}>
        {(language) => (
          <>
            <BesideChoice
              languages={languages.filter((one) => one !== language)}
              chosen={beside}
              onChoose={setBeside}
            />
            {beside && beside !== language ? (
              <div className="grid gap-5 min-[900px]:grid-cols-2">
                <BesideFrame language={language} place="first">
                  {fields(language)}
                </BesideFrame>
                <BesideFrame language={beside} place="second">
                  {fields(beside)}
                </BesideFrame>
              </div>
            ) : (
              fields(language)
            )}
          </>
        )}
      </LanguageTabs>
    </section>
  );
}
