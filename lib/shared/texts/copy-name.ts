import type { Language } from "../languages";

const copyMarks: Record<Language, string> = { en: "[Copy]", ko: "[복사]", ja: "[コピー]", zh: "[副本]" };

/** A name of a copy, such as `[복사] 겨울 오픈 특가`, within `maxLength`. */
export function copyName(name: string, language: Language, maxLength: number): string {
  const isCopy = name.startsWith(copyMarks[language]);
  return (isCopy ? name : `${copyMarks[language]} ${name}`).slice(0, maxLength).trim();
}
