/** Placeholders of an answer that are filled at sending: `{name}` becomes the member's name. */
export const answerPlaceholders = ["name", "title", "rsvNo", "club"] as const;
export type AnswerPlaceholder = (typeof answerPlaceholders)[number];
/** A value that is not known, such as the number of a booking that there is none of, is null. */
export type AnswerValues = Readonly<Record<AnswerPlaceholder, string | null>>;

const open = /\{(\w{1,30})\}/g;
const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function isPlaceholder(word: string): word is AnswerPlaceholder {
  return answerPlaceholders.some((known) => known === word);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}

/** The words in braces that no answer knows: a template with one of them is refused. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(open)].flatMap(([, word = ""]) => (isPlaceholder(word) ? [] : [word]));
}

/** The placeholders of an answer whose value is not known. */
export function missingPlaceholders(html: string, values: AnswerValues): AnswerPlaceholder[] {
  const used = [...html.matchAll(open)].flatMap(([, word = ""]) => (isPlaceholder(word) ? [word] : []));
  return [...new Set(used)].filter((word) => values[word] === null);
}

/** Rich text with its values in place; a value is text, never markup. What has none stays as it is. */
export function filledAnswer(html: string, values: AnswerValues): string {
  return html.replace(open, (all, word: string) =>
    isPlaceholder(word) && values[word] !== null ? escaped(values[word]) : all,
  );
}

/** A name as it stands in a filled answer. */
export const filledName = escaped;

/** The plain text of a template as rich text: an empty line begins a paragraph. */
export function templateHtml(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => `<p>${escaped(part.trim()).replaceAll("\n", "<br>")}</p>`)
    .join("");
}
