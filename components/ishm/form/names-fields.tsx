"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import type { Language } from "@/lib/shared/languages";
import { useOffice } from "../frame/root/office-context";

type Props = {
  names: Readonly<Record<Language, string>>;
  /** The id of a language's field, and where its error is shown. */
  idOf: (language: Language) => string;
  labelOf: (language: string) => string;
  errorOf: (field: string) => string | undefined;
  onChange: (names: Record<Language, string>) => void;
};

const longestName = 60;

/** A short name in every language of the club. */
export function NamesFields({ names, idOf, labelOf, errorOf, onChange }: Props) {
  const common = useTranslations("common.languageNames");
  const { languages } = useOffice();
  return languages.map((language) => (
    <TextField
      key={language}
      id={idOf(language)}
      label={labelOf(common(language))}
      lang={language}
      error={errorOf(idOf(language))}
      value={names[language]}
      maxLength={longestName}
      onChange={(event) => onChange({ ...names, [language]: event.target.value })}
    />
  ));
}
