/** The languages that the product speaks; the first is the fallback (seed §9). */
export const languages = ["en", "ko", "ja", "zh"] as const;
export type Language = (typeof languages)[number];
export const fallbackLanguage: Language = "en";

/** Narrows any text to a language of the product. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && (languages as readonly string[]).includes(value);
}

/** A club's languages, and the one for visitors who ask for none. */
export type ClubLanguages = { languages: readonly Language[]; defaultLanguage: Language };

/** Where no club is known yet. */
export const everyLanguage: ClubLanguages = { languages, defaultLanguage: fallbackLanguage };

/** Both from the values of the club's policy C0090; a club that names none speaks all. */
export function languagesOfPolicy([used = "", preferred = ""]: readonly string[]): ClubLanguages {
  return {
    languages: languages.filter((one) => used === "" || used.split(",").includes(one)),
    defaultLanguage: isLanguage(preferred) ? preferred : fallbackLanguage,
  };
}

/** The first language that both sides know: `asked`, else `Accept-Language` by weight, else the default. */
export function chooseLanguage(
  asked: string | null | undefined,
  acceptLanguage: string | null | undefined,
  { languages: supported, defaultLanguage }: ClubLanguages,
): Language {
  const inputs = [asked, ...weighted(acceptLanguage ?? "")];
  return inputs.filter(isLanguage).find((language) => supported.includes(language)) ?? defaultLanguage;
}

function weighted(header: string): string[] {
  return header
    .slice(0, 500)
    .split(",")
    .map((entry) => {
      const [tag = "", ...parameters] = entry.trim().toLowerCase().split(";");
      const weight = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean);
      return { language: tag.split("-")[0] ?? "", weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter((entry) => entry.weight > 0)
    .sort((left, right) => right.weight - left.weight)
    .map((entry) => entry.language);
}
