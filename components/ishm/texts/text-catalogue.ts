import { valuesOf } from "@/lib/contract/code-values/code-group";
import { type TextCategory, textCategory } from "@/lib/contract/code-values/texts";
import type { MessageRow } from "@/lib/contract/site/ops-settings";
import type { Language } from "@/lib/shared/languages";
import { hasSameVariables, messageVariables } from "@/lib/shared/texts/message-variables";
import type { Messages } from "@/lib/web/i18n/merge";
import { listShape } from "../../../lib/web/office/list-query";

/** Categories of C1330. Of the interface's own (10, 20, 70) the texts stand in the product, not in the club's server. */
export const textCategories = valuesOf(textCategory);
const interfaceCategories: readonly TextCategory[] = [
  textCategory.screenLabel,
  textCategory.dialogueMessage,
  textCategory.validation,
];

/** A message in a language: the system's text, the club's own, and the English one for translators. */
export type CatalogueText = {
  id: string;
  category: TextCategory;
  code: string;
  system: string | null;
  own: string | null;
  english: string | null;
  ownIn: readonly Language[];
};

/** The filters of the texts. */
export const textListShape = listShape({
  filters: { lang: ["en", "ko", "ja", "zh"], category: textCategories, only: ["own", "missing"] },
  sorts: [],
});

export function isInterfaceText({ category }: { category: TextCategory }): boolean {
  return interfaceCategories.includes(category);
}

/** The texts of a file by key: `home.hero.title`. */
function flat(messages: Messages, prefix = ""): [string, string][] {
  return Object.entries(messages).flatMap(([key, text]): [string, string][] =>
    typeof text === "string" ? [[prefix + key, text]] : flat(text, `${prefix}${key}.`),
  );
}

/** All texts of a language, by key: those of the product's file and those that the server lists. */
export function textCatalogue(
  file: Messages,
  english: Messages,
  rows: readonly MessageRow[],
): CatalogueText[] {
  const englishTexts = new Map(flat(english));
  const listed = new Map(rows.filter(isInterfaceText).map((row) => [row.code, row]));
  const labels = flat(file).map(([code, text]): CatalogueText => {
    const row = listed.get(code);
    return textOf({
      category: row?.category ?? textCategory.screenLabel,
      code,
      msg: row?.msg ?? null,
      systemMsg: row?.systemMsg ?? text,
      ownIn: row?.ownIn ?? [],
      english: englishTexts.get(code) ?? null,
    });
  });
  // A word of the club for a key that the interface does not have is shown nowhere.
  const others = rows.filter((row) => !isInterfaceText(row)).map((row) => textOf({ ...row, english: null }));
  return [...labels, ...others];
}

function textOf({
  category,
  code,
  msg,
  systemMsg,
  ...rest
}: MessageRow & { english: string | null }): CatalogueText {
  return { id: `${category}:${code}`, category, code, system: systemMsg, own: msg, ...rest };
}

/** The club speaks its own words elsewhere, not here. */
export function isMissing({ own, ownIn }: CatalogueText): boolean {
  return own === null && ownIn.length > 0;
}

type Filter = { keyword: string; filters: { category: string | null; only: "own" | "missing" | null } };

export function fittingTexts(texts: readonly CatalogueText[], { keyword, filters }: Filter): CatalogueText[] {
  const word = keyword.toLowerCase();
  return texts.filter(
    (text) =>
      (filters.category === null || text.category === filters.category) &&
      (filters.only !== "own" || text.own !== null) &&
      (filters.only !== "missing" || isMissing(text)) &&
      [text.code, text.own, text.system, text.english].some((one) => one?.toLowerCase().includes(word)),
  );
}

export type TextProblem =
  | { kind: "braces" }
  | { kind: "tooLong" }
  | { kind: "missing" | "unknown"; variables: string };

export const longestText = 1000;

/** Checks the club's words for a text. Empty words are right: the system's text is used then. */
export function textProblem(words: string, { system, english }: CatalogueText): TextProblem | null {
  if (words.trim() === "") return null;
  if (words.length > longestText) return { kind: "tooLong" };
  const found = messageVariables(words);
  if (found === null) return { kind: "braces" };
  const original = system ?? english;
  if (original === null || hasSameVariables(words, original)) return null;
  const wanted = messageVariables(original) ?? [];
  const missing = wanted.filter((name) => !found.includes(name));
  if (missing.length > 0) return { kind: "missing", variables: writtenVariables(missing) };
  return { kind: "unknown", variables: writtenVariables(found.filter((name) => !wanted.includes(name))) };
}

/** As they are typed: `{count}, <link>`. */
export function writtenVariables(names: readonly string[]): string {
  return names.map((name) => (name.startsWith("<") ? name : `{${name}}`)).join(", ");
}
