import type { Language } from "@/lib/shared/languages";
import type { DemoDays } from "../play/demo-day";
import { inItsLanguages } from "./in-languages";

type Words = Partial<Record<Language, string>>;

export const englishMonths = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];

const placeholder = /\{(day|year)([+-]\d+)\}/g;

/** A text without the placeholders of `datedWords`. */
export const withoutDates = (text: string) => text.replace(placeholder, "");

/** Whether a text holds a brace that belongs to no placeholder of `datedWords`. */
export const hasOtherPlaceholder = (text: string) => /[{}]/.test(withoutDates(text));

/**
 * Fills in the days and years of a text in each language: `{day+4}` is the day four days from today as the language says
 * it (`10 December`, `12월 10일`), `{year+1}` the next year.
 */
export function datedWords(words: Words, days: DemoDays): Words {
  return inItsLanguages(words, (text, language) =>
    text.replace(placeholder, (_all, unit: string, distance: string) =>
      unit === "year" ? String(days.year + Number(distance)) : saidDay(days.day(Number(distance)), language),
    ),
  );
}

function saidDay(date: string, language: Language): string {
  const [month, day] = [Number(date.slice(5, 7)), Number(date.slice(8))];
  if (language === "en") return `${day} ${englishMonths[month - 1] ?? ""}`;
  return language === "ko" ? `${month}월 ${day}일` : `${month}月${day}日`;
}
