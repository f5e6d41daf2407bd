/** The languages that the product speaks; the first is the fallback (seed §9). */
export const languages = ["en", "ko", "ja", "zh"] as const;
export type Language = (typeof languages)[number];
export const fallbackLanguage: Language = "en";

/** Narrows any text to a language of the product. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && (languages as readonly string[]).includes(value);
}
