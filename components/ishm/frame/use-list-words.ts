import { useLocale } from "next-intl";

/** "a, b and c" in the language of the screen. */
export function useListWords(): (words: readonly string[]) => string {
  const locale = useLocale();
  return (words) => new Intl.ListFormat(locale, { type: "conjunction" }).format(words);
}
