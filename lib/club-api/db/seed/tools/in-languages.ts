import { type Language, languages } from "@/lib/shared/languages";

/** Something made from each text, in the languages that the texts are in. */
export function inItsLanguages<T, Made>(
  texts: Readonly<Partial<Record<Language, T>>>,
  make: (text: T, language: Language) => Made,
): Partial<Record<Language, Made>> {
  const made: Partial<Record<Language, Made>> = {};
  for (const language of languages) {
    const text = texts[language];
    if (text !== undefined) made[language] = make(text, language);
  }
  return made;
}
