import { fallbackLanguage, type Language, languages } from "@/lib/shared/languages";

/** Texts per language, any subset of the languages. */
export type TextsByLanguage<T> = Partial<Record<Language, T>>;

/** The languages in which a reader is served: the asked one, then the club's own (domain.md 2.2). */
export type LanguageChoice = { language: Language; defaultLanguage: Language };

/** The language whose text is shown: asked → club default → en → any; null when there is none at all. */
export function pickLanguage<T>(texts: TextsByLanguage<T>, choice: LanguageChoice): Language | null {
  const order = [choice.language, choice.defaultLanguage, fallbackLanguage, ...languages];
  return order.find((language) => texts[language] !== undefined) ?? null;
}

/** The text shown to a reader; undefined when there is none in any language. */
export function pickText<T>(texts: TextsByLanguage<T>, choice: LanguageChoice): T | undefined {
  const language = pickLanguage(texts, choice);
  return language === null ? undefined : texts[language];
}

/** The languages that hold a text of their own, in the product's order. */
export function textLanguages<T>(texts: TextsByLanguage<T>): Language[] {
  return languages.filter((language) => texts[language] !== undefined);
}

/** The languages of the product among some names, in the product's order. */
export function inLanguageOrder(names: readonly string[]): Language[] {
  return languages.filter((language) => names.includes(language));
}

/**
 * Texts after a change of single fields: `own` are fields of the request language, `i18n` those of others. A language that
 * had no text gets the `empty` one first; fields that are not named stay as they are.
 */
export function mergeFields<T extends object>(
  before: TextsByLanguage<T>,
  change: { own: Partial<T>; i18n?: TextsByLanguage<Partial<T>> | undefined },
  language: Language,
  empty: T,
): TextsByLanguage<T> {
  const merged: TextsByLanguage<T> = {};
  for (const each of languages) {
    const named = { ...change.i18n?.[each] };
    const fields = { ...withoutGaps(named), ...(each === language ? withoutGaps(change.own) : {}) };
    const previous = before[each];
    if (previous || Object.keys(fields).length > 0) merged[each] = { ...empty, ...previous, ...fields };
  }
  return merged;
}

/** A field that is not named must not stand in the way of one that is. */
function withoutGaps(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== undefined));
}
