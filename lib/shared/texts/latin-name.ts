import type { Language } from "../languages";

const latinName = /^\p{Script=Latin}[\p{Script=Latin}\p{M} .'’-]*$/u;

/** Whether a name is written in Latin letters, with spaces, hyphens, apostrophes and dots between them. */
export function isLatinName(text: string): boolean {
  return latinName.test(text.normalize("NFC"));
}

const scripts: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/\p{Script=Hangul}/u, ["ko"]],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ["ja"]],
  [/\p{Script=Han}/u, ["ja", "zh"]],
];

/** Whether readers of a language read the letters of a name, masked or whole; Latin letters are everybody's. */
export function isReadable(language: Language, name: string): boolean {
  const readers = scripts.find(([script]) => script.test(name))?.[1];
  return readers === undefined || readers.includes(language);
}

/** A name as readers of a language can read it: its Latin form where it is in letters that they do not read. */
export function nameFor(language: Language, name: string, latin: string | null | undefined): string {
  return latin && !isReadable(language, name) ? latin : name;
}
