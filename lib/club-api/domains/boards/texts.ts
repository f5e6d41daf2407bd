import { LRUCache } from "lru-cache";
import { longestRichText } from "@/lib/contract/boards/board-shapes";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { pickLanguage, pickText, textLanguages } from "../../platform/texts";
import {
  type BoardTexts,
  cleanTexts,
  mergeTexts,
  searchTexts,
  type TextChange,
  type TextShape,
} from "./text-rules";

/** The text columns after a change, sanitised. Throws 9001 with the field that is missing or too long by then. */
export function changedTexts<K extends string>(
  shape: TextShape<K>,
  before: BoardTexts<K>,
  change: TextChange<K>,
  ctx: Context,
) {
  const merged = mergeTexts(shape, before, change, ctx.choice.language);
  if ("missing" in merged) throw new ClubFailure("VAL_FIELD", [merged.missing, "required"]);
  const texts = cleanTexts(shape, merged.texts);
  for (const text of Object.values<Record<K, string> | undefined>(texts)) {
    const tooLong = shape.rich.find((field) => (text?.[field].length ?? 0) > longestRichText);
    if (tooLong) throw new ClubFailure("VAL_FIELD", [tooLong, "too_long", String(longestRichText)]);
  }
  return { texts, searchTexts: searchTexts(shape, texts) };
}

/** The texts that a reader is shown, as they may be shown, and their languages. */
export function shownTexts<K extends string>(shape: TextShape<K>, texts: BoardTexts<K>, ctx: Context) {
  const language = pickLanguage(texts, ctx.choice) ?? ctx.choice.defaultLanguage;
  const empty = Object.fromEntries(shape.fields.map((field) => [field, ""])) as Record<K, string>;
  return {
    text: shownText(shape, { ...empty, ...texts[language] }),
    language,
    languages: textLanguages(texts),
  };
}

/**
 * Rich texts as they may be shown, by the text itself: cleaning one takes longer than reading it, and it is read far more
 * often than it changes. Counted in characters.
 */
const cleaned = new LRUCache<string, string>({
  maxSize: 2_000_000,
  sizeCalculation: (clean, text) => clean.length + text.length + 1,
});

function shownText<K extends string>(shape: TextShape<K>, text: Record<K, string>): Record<K, string> {
  const shown = { ...text };
  for (const field of shape.rich) {
    const clean = cleaned.get(text[field]) ?? sanitizeRichText(text[field]);
    cleaned.set(text[field], clean);
    shown[field] = clean;
  }
  return shown;
}

/** One plain field as a reader is shown it. */
export function shownField<K extends string>(texts: BoardTexts<K>, field: K, ctx: Context): string {
  return pickText(texts, ctx.choice)?.[field] ?? "";
}
