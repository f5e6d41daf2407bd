import type { Language } from "@/lib/shared/languages";
import texts from "./figure-texts.json";

export type FigurePart = keyof typeof texts.parts;
export type FigureWords = { part(key: FigurePart): string; name(key: string): string };

/** The order of the texts. */
const order: readonly Language[] = ["en", "ko", "ja", "zh"];
const names: Readonly<Record<string, readonly string[]>> = texts.names;

/** Names of a report's figures; a number or a code is its own name. */
export function figureWords(language: Language): FigureWords {
  const place = order.indexOf(language);
  return {
    part: (key) => texts.parts[key][place] ?? key,
    name: (key) => names[key]?.[place] ?? key,
  };
}
