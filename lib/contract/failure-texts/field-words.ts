import type { Language } from "@/lib/shared/languages";
import { choiceInWords, languageNames } from "./choice-words";
import labels from "./field-labels.json";
import { fieldReason, isFieldReason } from "./field-reasons";

const fieldLabels: Record<Language, Readonly<Record<string, string>>> = labels;
/** For parts of an address and a body that is no object, which have no name of their own. */
const requestLabels: Record<Language, string> = { en: "Request", ko: "요청", ja: "リクエスト", zh: "请求" };

/**
 * A field of a call as a person knows it: `i18n.ko.title` is "Title (Korean)", `players.1.name` is "Name 2", `memberIdx`
 * the number of a record.
 */
export function fieldLabel(language: Language, path: string): string {
  const parts = path.split(".");
  const name = parts.findLast(
    (part) => Object.hasOwn(fieldLabels[language], part) && (part !== "i18n" || path === part),
  );
  const label = fieldLabels[language][name ?? recordOf(parts)] ?? requestLabels[language];
  const spoken = parts
    .map((part) => languageNames[language][part as Language])
    .find((one) => one !== undefined);
  const place = parts.findLast((part) => /^\d{1,3}$/.test(part));
  const numbered = place === undefined ? label : `${label} ${Number(place) + 1}`;
  return spoken === undefined ? numbered : `${numbered} (${spoken})`;
}

const recordOf = (parts: readonly string[]) =>
  parts.some((part) => /^(idxs?|\w+Idxs?)$/.test(part)) ? "recordNo" : "";

/**
 * The two variables of failure 9001 in words: the field, and what is wanted of it. `vars` are the field's path, the reason
 * as a code (`FieldReason`) or as a sentence, and what a code's sentence names.
 */
export function fieldWords(language: Language, vars: readonly string[]): [string, string] {
  const [path = "", reason = "check", n = ""] = vars;
  const label = fieldLabel(language, path);
  const code = reason === "" ? "check" : reason;
  const named = code === "one_of" ? namedChoices(language, path, n.split(", ")) : n;
  return [label, isFieldReason(code) ? fieldReason(language, code, named) : code];
}

/** All choices in words; where one has none, such as the id of a course, all stay as they are sent. */
function namedChoices(language: Language, path: string, keys: readonly string[]): string {
  const words = keys.map((key) => choiceInWords(language, path, key));
  return (words.includes(null) ? keys : words).join(" / ");
}
