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

/**
 * Puts `vars` in the place of `{0}`, `{1}`…; a missing variable becomes empty text.
 * Other braces stay, and so do braces inside a variable.
 */
export function fillText(text: string, vars: readonly string[]): string {
  return text.replace(/\{(\d{1,2})\}/g, (_, position: string) => vars[Number(position)] ?? "");
}

/** The sentence of a failure, with a refused field by its name, for `msg` (English) or `msgDetail` (request language) of the envelope (domain.md 2.1). */
export function failureText(language: Language, msgCode: MsgCode, vars: readonly string[] = []): string {
  const words = msgCode === "VAL_FIELD" ? fieldWords(language, vars) : vars;
  return fillText(failureTexts[language][msgCode], words);
}
