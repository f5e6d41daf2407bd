import { useLocale } from "next-intl";

/** "a, b and c", or "a, b, c" as a unit, in the language of the screen. */
export function useListWords(): (words: readonly string[], type?: "conjunction" | "unit") => string {
  const locale = useLocale();
  return (words, type = "conjunction") => new Intl.ListFormat(locale, { type }).format(words);
}
