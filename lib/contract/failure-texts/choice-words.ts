import { isLanguage, type Language } from "@/lib/shared/languages";
import words from "./choice-words.json";

/** The choices of a field as its screen names them; a test compares both. */
const choiceWords: Record<Language, Readonly<Record<string, Readonly<Record<string, string>>>>> = words;
export const languageNames: Record<Language, Record<Language, string>> = {
  en: { en: "English", ko: "Korean", ja: "Japanese", zh: "Chinese" },
  ko: { en: "영어", ko: "한국어", ja: "일본어", zh: "중국어" },
  ja: { en: "英語", ko: "韓国語", ja: "日本語", zh: "中国語" },
  zh: { en: "英语", ko: "韩语", ja: "日语", zh: "中文" },
};

const fieldAt = (path: string) => path.split(".").findLast((part) => /^\D/.test(part)) ?? path;

/** A choice of the field at a path in words; null where it has none. */
export function choiceInWords(language: Language, path: string, key: string): string | null {
  const own = choiceWords[language][fieldAt(path)]?.[key];
  return own ?? (isLanguage(key) ? languageNames[language][key] : null);
}
