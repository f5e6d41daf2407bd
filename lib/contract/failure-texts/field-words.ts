import type { Language } from "@/lib/shared/languages";
import labels from "./field-labels.json";
import { fieldReason, isFieldReason } from "./field-reasons";

const fieldLabels: Record<Language, Readonly<Record<string, string>>> = labels;
/** Fields that no person fills in: numbers of records, proofs, places in a list. */
const requestLabels: Record<Language, string> = { en: "Request", ko: "요청", ja: "リクエスト", zh: "请求" };
const languageNames: Record<Language, Record<string, string>> = {
  en: { en: "English", ko: "Korean", ja: "Japanese", zh: "Chinese" },
  ko: { en: "영어", ko: "한국어", ja: "일본어", zh: "중국어" },
  ja: { en: "英語", ko: "韓国語", ja: "日本語", zh: "中国語" },
  zh: { en: "英语", ko: "韩语", ja: "日语", zh: "中文" },
};

/**
 * A field of a call as a person knows it: `i18n.ko.title` is "Title (Korean)", `players.1.name` is "Name 2". What nobody
 * fills in is the request itself.
 */
export function fieldLabel(language: Language, path: string): string {
  const parts = path.split(".");
  const name = parts.findLast(
    (part) => Object.hasOwn(fieldLabels[language], part) && (part !== "i18n" || path === part),
  );
  const label = name === undefined ? requestLabels[language] : (fieldLabels[language][name] ?? "");
  const spoken = parts.map((part) => languageNames[language][part]).find((one) => one !== undefined);
  const place = parts.findLast((part) => /^\d{1,3}$/.test(part));
  const numbered = place === undefined ? label : `${label} ${Number(place) + 1}`;
  return spoken === undefined ? numbered : `${numbered} (${spoken})`;
}

/**
 * The two variables of failure 9001 in words: the field, and what is wanted of it. `vars` are the field's path, the reason
 * as a code (`FieldReason`) or as a sentence, and what a code's sentence names.
 */
export function fieldWords(language: Language, vars: readonly string[]): [string, string] {
  const [path = "", reason = "check", n = ""] = vars;
  const code = reason === "" ? "check" : reason;
  return [fieldLabel(language, path), isFieldReason(code) ? fieldReason(language, code, n) : code];
}
