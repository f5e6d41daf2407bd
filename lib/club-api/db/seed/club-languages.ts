import { isLanguage, type Language } from "@/lib/shared/languages";
import type { PresetContent } from "./preset-data";
import { fileOf } from "./read-folder";

/** The languages of a club (C0090), in its order. */
export function languagesOf({ policies }: Pick<PresetContent, "policies">): Language[] {
  const all = policies.find(({ code }) => code === "C0090")?.values[0] ?? "";
  return all.split(",").filter(isLanguage);
}

/**
 * The first text of a club's own files that is not in exactly the club's languages, as `notices.json is faulty at 0.title:
 * …`; null when there is none. Whatever has a language for every key is a text. Terms may be in fewer languages: the law's.
 */
export function languageFault(
  files: Readonly<Record<string, unknown>>,
  wanted: readonly Language[],
): string | null {
  for (const [name, content] of Object.entries(files)) {
    if (name === "terms" || name === "changedTerms") continue;
    const fault = faultIn(content, wanted, []);
    if (fault) return `${fileOf(name)}.json is faulty at ${fault}`;
  }
  return null;
}

function faultIn(value: unknown, wanted: readonly Language[], path: readonly string[]): string | null {
  if (typeof value !== "object" || value === null) return null;
  const keys = Object.keys(value);
  if (!Array.isArray(value) && keys.length > 0 && keys.every(isLanguage)) {
    const isRight = keys.length === wanted.length && wanted.every((language) => keys.includes(language));
    if (isRight) return null;
    return `${path.join(".")}: Expected a text in ${wanted.join(", ")}, the languages of the club, not in ${keys.join(", ")}.`;
  }
  for (const [key, inner] of Object.entries(value)) {
    const fault = faultIn(inner, wanted, [...path, key]);
    if (fault) return fault;
  }
  return null;
}
