import { type Language, languages } from "@/lib/shared/languages";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import { stripTags } from "@/lib/shared/texts/text";
import type { Words } from "../schemas/texts";
import type { FrameSeeding } from "../seeding";
import { html } from "../tools/html";
import { inItsLanguages } from "../tools/in-languages";

/** The author and date columns of a row that an admin wrote so many days from today. */
export function stamp(
  { clubIdx, days, authors }: FrameSeeding,
  distance: number,
  timeOfDay: string,
  by: string = authors.contents,
) {
  const at = days.moment(distance, timeOfDay);
  return { clubIdx, createdAt: at, createdBy: by, updatedAt: at, updatedBy: by };
}

/** The text columns of a row: fields named in `rich` are written as `html` of ../tools/html reads them. */
export function texts<K extends string>(
  fields: Record<K, Words | undefined>,
  rich: readonly NoInfer<K>[] = [],
) {
  const names = Object.keys(fields) as K[];
  const spoken = languages.filter((language) => names.some((name) => fields[name]?.[language] !== undefined));
  const textOf = (language: Language) => {
    const text = {} as Record<K, string>;
    for (const name of names) {
      const words = fields[name]?.[language] ?? "";
      text[name] = rich.includes(name) ? sanitizeRichText(html(words)) : words;
    }
    return text;
  };
  const byLanguage: Partial<Record<Language, Record<K, string>>> = Object.fromEntries(
    spoken.map((language) => [language, textOf(language)]),
  );
  const searchTexts = inItsLanguages(byLanguage, (text) =>
    names
      .map((name) => (rich.includes(name) ? stripTags(text[name]) : text[name]))
      .join(" ")
      .normalize("NFC"),
  );
  return { texts: byLanguage, searchTexts };
}
