import { type Language, languages } from "@/lib/shared/languages";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import { stripTags } from "@/lib/shared/texts/text";

/** The texts of a record per language. */
export type BoardTexts<K extends string> = Partial<Record<Language, Record<K, string>>>;

/** The text fields of a board: which there are, which comes first, which hold rich text. */
export type TextShape<K extends string> = {
  /** The field that no language may be without; null when every field may be empty. */
  first: K | null;
  fields: readonly K[];
  /** The fields that hold HTML. */
  rich: readonly K[];
};

/** A change as it comes: the fields of the request language, and further languages; `null` takes a language away. */
export type TextChange<K extends string> = { [F in K]?: string | undefined } & {
  i18n?: Partial<Record<Language, { [F in K]?: string | undefined } | null>> | undefined;
};

/**
 * The texts after a change: `i18n` replaces whole languages and takes away those that are null; the fields beside it are
 * those of the request language and win over it (domain.md A19). The name of the field that is missing when a language
 * would be left without its first field, or the record without any text.
 */
export function mergeTexts<K extends string>(
  shape: TextShape<K>,
  texts: BoardTexts<K>,
  change: TextChange<K>,
  language: Language,
): { texts: BoardTexts<K> } | { missing: string } {
  const merged: BoardTexts<K> = {};
  for (const each of languages) {
    const changed = change.i18n?.[each];
    if (changed === undefined) {
      const stored = texts[each];
      if (stored) merged[each] = stored;
    } else if (changed !== null) merged[each] = fieldsOf(shape, changed, undefined);
  }
  if (shape.fields.some((field) => change[field] !== undefined)) {
    merged[language] = fieldsOf(shape, change, merged[language]);
  }
  const { first } = shape;
  const all = Object.values<Record<K, string> | undefined>(merged);
  if (first !== null && all.some((text) => text?.[first] === "")) return { missing: first };
  return all.length === 0 ? { missing: "i18n" } : { texts: merged };
}

function fieldsOf<K extends string>(
  shape: TextShape<K>,
  named: { [F in K]?: string | undefined },
  stored: Record<K, string> | undefined,
): Record<K, string> {
  return Object.fromEntries(
    shape.fields.map((field) => [field, named[field] ?? stored?.[field] ?? ""]),
  ) as Record<K, string>;
}

/** Texts whose HTML passed the allow-list, for writing and for showing alike (checklist S-74). */
export function cleanTexts<K extends string>(shape: TextShape<K>, texts: BoardTexts<K>): BoardTexts<K> {
  return mapTexts(texts, (text) => cleanText(shape, text));
}

/** The same of one language. */
function cleanText<K extends string>(shape: TextShape<K>, text: Record<K, string>): Record<K, string> {
  const clean = { ...text };
  for (const field of shape.rich) clean[field] = sanitizeRichText(text[field]);
  return clean;
}

/** The text that keywords are searched in: all fields as plain text, per language. */
export function searchTexts<K extends string>(
  shape: TextShape<K>,
  texts: BoardTexts<K>,
): Partial<Record<Language, string>> {
  return mapTexts(texts, (text) =>
    shape.fields
      .map((field) => (shape.rich.includes(field) ? stripTags(text[field]) : text[field]))
      .join(" ")
      .normalize("NFC"),
  );
}

/** Every language's text changed in the same way. */
export function mapTexts<T, U>(
  texts: Partial<Record<Language, T>>,
  change: (text: T, language: Language) => U,
): Partial<Record<Language, U>> {
  const entries = languages.flatMap((language) => {
    const text = texts[language];
    return text === undefined ? [] : [[language, change(text, language)] as const];
  });
  return Object.fromEntries(entries) as Partial<Record<Language, U>>;
}
