import type { CallInput } from "@/lib/contract/routes";
import {
  type ClubWords,
  type ClubWordsInput,
  type ClubWordsText,
  clubWordsBody,
  clubWordsText,
} from "@/lib/contract/site/club-words";
import { type Language, languages } from "@/lib/shared/languages";
import { type FieldProblem, schemaProblems } from "@/lib/web/office/schema-problems";

/** The words of every language; empty where there are none. */
export type WordsDraft = { i18n: Readonly<Record<Language, ClubWordsText>> };

const silent = clubWordsText.parse({});

export function wordsDraftOf({ admin }: ClubWords): WordsDraft {
  const texts = languages.map((language) => [language, { ...silent, ...admin?.i18n[language] }]);
  return { i18n: Object.fromEntries(texts) as Record<Language, ClubWordsText> };
}

/** Whether a language says anything. */
export const isSaid = (text: ClubWordsText) => Object.values(text).some((words) => words.trim() !== "");

/** A language without words is taken away; one that the club does not have is sent only to be taken away. */
export function saveWordsCall(draft: WordsDraft, saved: ClubWords) {
  const i18n: ClubWordsInput["i18n"] = {};
  for (const language of languages) {
    const text = draft.i18n[language];
    if (isSaid(text)) i18n[language] = text;
    else if (saved.admin?.i18n[language]) i18n[language] = null;
  }
  return { body: { i18n, version: saved.admin?.version ?? 0 } } satisfies CallInput<"PUT /site/words">;
}

export function wordsProblems(draft: WordsDraft, saved: ClubWords): FieldProblem[] {
  return schemaProblems(clubWordsBody, saveWordsCall(draft, saved).body);
}
