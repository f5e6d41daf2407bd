import type { Language } from "@/lib/shared/languages";

/** How search engines name a language: Chinese by its script. */
export function languageTag(language: Language): string {
  return language === "zh" ? "zh-Hans" : language;
}
