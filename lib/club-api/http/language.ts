import { isLanguage, type Language } from "@/lib/shared/languages";

/** The first language that both sides know: `lang`, else `Accept-Language` by weight, else the default. */
export function chooseLanguage(
  asked: string | undefined,
  acceptLanguage: string | undefined,
  spoken: readonly Language[],
  fallback: Language,
): Language {
  const inputs = [asked, ...weighted(acceptLanguage ?? "")];
  return inputs.filter(isLanguage).find((language) => spoken.includes(language)) ?? fallback;
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
