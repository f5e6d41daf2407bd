import { isLanguage, type Language } from "@/lib/shared/languages";

/** The language and the path without its prefix: `/ko/club` → ko, `/club`; no prefix is the default language. */
export function splitLocale(
  path: string,
  defaultLanguage: Language,
): { language: Language; rest: string; isPrefixed: boolean } {
  const [, first = ""] = path.split("/", 2);
  if (!isLanguage(first)) return { language: defaultLanguage, rest: path, isPrefixed: false };
  return { language: first, rest: path.slice(first.length + 1) || "/", isPrefixed: true };
}

/** The public address of a path in a language; the default language has no prefix (product.md, decisions). */
export function localePath(path: string, language: Language, defaultLanguage: Language): string {
  if (language === defaultLanguage) return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}
