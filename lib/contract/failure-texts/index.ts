import type { MsgCode } from "@/lib/contract/failures";
import type { Language } from "@/lib/shared/languages";
import en from "./en.json";
import { fieldWords } from "./field-words";
import ja from "./ja.json";
import ko from "./ko.json";
import zh from "./zh.json";

export { fieldWords };

/** The sentence of every failure in every language, with `{0}`, `{1}` for its variables (domain.md 13). A file that lacks a
 * code does not compile; one too many fails `tests/unit/contract/failure-texts.test.ts`. */
export const failureTexts: Record<Language, Record<MsgCode, string>> = { en, ko, ja, zh };

/** A span between two variables, as the languages write it: `{0} to {1}`, `{0}~{1}`, `{0}至{1}`. */
const span = /\{(\d{1,2})\}(?: to |[~〜–至])\{(\d{1,2})\}/g;

/**
 * Puts `vars` in the place of `{0}`, `{1}`…; a missing variable becomes empty text, and a span of one number that number alone.
 * Other braces stay, and so do braces inside a variable.
 */
export function fillText(text: string, vars: readonly string[]): string {
  const spanned = text.replace(span, (all, from: string, to: string) =>
    vars[Number(from)] !== undefined && vars[Number(from)] === vars[Number(to)] ? `{${from}}` : all,
  );
  return spanned.replace(/\{(\d{1,2})\}/g, (_, position: string) => vars[Number(position)] ?? "");
}

/** The sentence of a failure, with a refused field by its name, for `msg` (English) or `msgDetail` (request language) of the envelope (domain.md 2.1). */
export function failureText(language: Language, msgCode: MsgCode, vars: readonly string[] = []): string {
  const words = msgCode === "VAL_FIELD" ? fieldWords(language, vars) : vars;
  return fillText(failureTexts[language][msgCode], words);
}
