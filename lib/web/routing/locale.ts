import { isLanguage, type Language } from "@/lib/shared/languages";

/** The language that an address names; null for the default one, which has no prefix. */
export function prefixOf(path: string): Language | null {
  const [, first = ""] = path.split("/", 2);
  return isLanguage(first) ? first : null;
}

/** The language and the path without its prefix: `/ko/club` → ko, `/club`; no prefix is the default language. */
export function splitLocale(
  path: string,
  defaultLanguage: Language,
): { language: Language; rest: string; isPrefixed: boolean } {
  const prefix = prefixOf(path);
  return { language: prefix ?? defaultLanguage, rest: pathWithoutLocale(path), isPrefixed: prefix !== null };
}

/** The path without the prefix of a language, whatever the default is: `/ko/club` → `/club`. */
export function pathWithoutLocale(path: string): string {
  const prefix = prefixOf(path);
  return prefix === null ? path : path.slice(prefix.length + 1) || "/";
}

/** The public address of a path in a language; the default language has no prefix (product.md, decisions). */
export function localePath(path: string, language: Language, defaultLanguage: Language): string {
  if (language === defaultLanguage) return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}
