import type { UploadFile } from "@/lib/contract/define-route";
import { type Language, languages } from "@/lib/shared/languages";

/** The text of a row in one language; rich fields hold HTML. */
export type BoardText = Readonly<Record<string, string>>;

export type TextShape<T extends BoardText> = {
  /** The text of a language that says nothing; its fields are all that there are. */
  empty: T;
  /** The field that no language may be without. */
  first: keyof T & string;
  rich: readonly (keyof T & string)[];
};

/** A row of a board as its form holds it: every language has a text, empty where there is none. */
export type BoardDraft<T extends BoardText = BoardText> = {
  texts: Readonly<Record<Language, T>>;
  /** Files that go with the next save, and those of the row that it takes away. */
  addedFiles: readonly File[];
  removedFiles: readonly number[];
  /** By upload part: a new picture, or null for none from the next save on; a part that is not here stays as it is. */
  pictures: Readonly<Record<string, File | null>>;
};

/** The part that every row's form has: its texts, empty for the languages that have none, and nothing to send beside them. */
export function baseDraft<T extends BoardText>(
  { empty }: TextShape<T>,
  i18n: Partial<Record<Language, T>> = {},
): BoardDraft<T> {
  const texts = languages.map((language) => [language, { ...empty, ...i18n[language] }]);
  return {
    texts: Object.fromEntries(texts) as Record<Language, T>,
    addedFiles: [],
    removedFiles: [],
    pictures: {},
  };
}

/** Whether rich text is empty: an editor that was opened and left holds an empty paragraph. */
export function isEmptyRichText(html: string): boolean {
  return html.replace(/<(?!img|hr|figure)[^>]*>|&nbsp;|\s/g, "") === "";
}

export function isEmptyText<T extends BoardText>({ rich }: TextShape<T>, text: T): boolean {
  return Object.entries(text).every(([name, value]) =>
    rich.includes(name) ? isEmptyRichText(value) : value.trim() === "",
  );
}

/** Fields of a draft that the functions below read; forms that are no boards have them too. */
type DraftTexts<T extends BoardText> = Pick<BoardDraft<T>, "texts">;

/** The languages that hold a text. */
export function writtenLanguages<T extends BoardText>(shape: TextShape<T>, draft: DraftTexts<T>): Language[] {
  return languages.filter((language) => !isEmptyText(shape, draft.texts[language]));
}

/** The language whose text leads: the preferred one, or the first that is written. */
export function mainLanguage<T extends BoardText>(
  shape: TextShape<T>,
  draft: DraftTexts<T>,
  preferred: Language,
): Language {
  const written = writtenLanguages(shape, draft);
  return written.includes(preferred) ? preferred : (written[0] ?? preferred);
}

function sentText<T extends BoardText>({ rich }: TextShape<T>, text: T): T {
  const fields = Object.entries(text).map(([name, value]) => {
    if (!rich.includes(name)) return [name, value.trim()];
    return [name, isEmptyRichText(value) ? "" : value];
  });
  return Object.fromEntries(fields) as T;
}

/** The texts of a new row: those of its main language, and the others under their names (domain.md A19). */
export function newTexts<T extends BoardText>(
  shape: TextShape<T>,
  draft: DraftTexts<T>,
  preferred: Language,
) {
  const lang = mainLanguage(shape, draft, preferred);
  const others = writtenLanguages(shape, draft).filter((language) => language !== lang);
  const i18n = Object.fromEntries(others.map((one) => [one, sentText(shape, draft.texts[one])]));
  return { lang, main: sentText(shape, draft.texts[lang]), i18n: i18n as Partial<Record<Language, T>> };
}

/** The texts of a change: every language is sent; one without text loses its stored text. */
export function changedTexts<T extends BoardText>(shape: TextShape<T>, draft: DraftTexts<T>) {
  const i18n = languages.map((language) => {
    const text = draft.texts[language];
    return [language, isEmptyText(shape, text) ? null : sentText(shape, text)];
  });
  return Object.fromEntries(i18n) as Record<Language, T | null>;
}

/** The files of a save, each under its part. */
export function uploadsOf({ addedFiles, pictures }: BoardDraft): UploadFile[] {
  const chosen = Object.entries(pictures).flatMap(([part, file]) => (file ? [{ part, file }] : []));
  return [...addedFiles, ...chosen];
}

/** The columns of pictures that a save takes away; `columns` names the column of each part. */
export function clearedPictures<C extends string>(
  { pictures }: BoardDraft,
  columns: Readonly<Record<string, C>>,
): Partial<Record<C, null>> {
  const cleared = Object.entries(columns).filter(([part]) => pictures[part] === null);
  return Object.fromEntries(cleared.map(([, column]) => [column, null])) as Partial<Record<C, null>>;
}

/** A new row as it is sent: its settings, and its texts under the language that leads. */
export function newRow<T extends BoardText, S extends object>(
  shape: TextShape<T>,
  draft: BoardDraft<T>,
  preferred: Language,
  settings: S,
) {
  const { lang, main, i18n } = newTexts(shape, draft, preferred);
  return { query: { lang }, body: { ...main, ...settings, i18n }, files: uploadsOf(draft) };
}

/** The change of a stored row as it is sent; its version guards against losing edits. */
export function changedRow<T extends BoardText, S extends object>(
  shape: TextShape<T>,
  draft: BoardDraft<T>,
  { idx, version }: { idx: number; version: number },
  settings: S,
) {
  return {
    params: { id: String(idx) },
    body: { version, ...settings, i18n: changedTexts(shape, draft) },
    files: uploadsOf(draft),
  };
}

/** A day field's text as the contract takes it. */
export const dayOf = (text: string) => (text === "" ? null : text);
