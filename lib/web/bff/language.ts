import { fallbackLanguage, isLanguage, type Language } from "@/lib/shared/languages";

/** The language of a refusal: what the address asks for, else what the browser prefers. */
export function callLanguage(url: URL, acceptLanguage: string | null | undefined): Language {
  const asked = url.searchParams.get("lang") ?? acceptLanguage?.slice(0, 2);
  return isLanguage(asked) ? asked : fallbackLanguage;
}
