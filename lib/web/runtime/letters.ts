import { fontSheets } from "@/lib/web/fonts";
import { page } from "./page";
import { isMarkedAsMember } from "./session/member-mark";

const hangul = { language: "ko", letters: /[\u1100-\u11ff\uac00-\ud7af]/ };
const kanaAndHan = { language: "ja", letters: /[\u3040-\u30ff\u4e00-\u9fff]/ };
const han = { language: "zh", letters: /[\u4e00-\u9fff]/ };

/** Scripts that a page of a language has no face for: one with Han letters of its own shows another's names in them. */
const foreign = { en: [hangul, kanaAndHan, han], ko: [kanaAndHan, han], ja: [hangul], zh: [hangul] };

/**
 * Names of members are read on pages of every language: links the sheets of the scripts that an answer has letters of. A page
 * that shows none fetches nothing, nor does a visitor's.
 */
export function linkSheetsFor(text: string): void {
  if (!isMarkedAsMember()) return;
  for (const { language, letters } of foreign[page.language()]) {
    if (letters.test(text)) fontSheets(language).late.forEach(linkSheet);
  }
}

/** Links a style sheet once. */
export function linkSheet(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
}
