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

/** A name as readers of a language can read it: its Latin form where it is in letters that they do not read. */
export function nameFor(language: Language, name: string, latin: string | null | undefined): string {
  const readers = scripts.find(([script]) => script.test(name))?.[1];
  return latin && readers !== undefined && !readers.includes(language) ? latin : name;
}
