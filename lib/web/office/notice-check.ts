import { noticeCreateBody } from "@/lib/contract/notices";
import { isLanguage, type Language } from "@/lib/shared/languages";
import { isEmptyText, type NoticeDraft, writtenLanguages } from "./notice-draft";
import { type FieldProblem, schemaProblems } from "./schema-problems";

export type NoticeField =
  | `title-${Language}`
  | `contents-${Language}`
  | "topUntil"
  | "openFrom"
  | "openTo"
  | "files";
export type NoticeProblem = FieldProblem & { field: NoticeField };

/** The language of `title-ko` and `contents-ko`; null for fields that no language has. */
export function languageOfField(field: string): Language | null {
  const language = /^(?:title|contents)-(\w+)$/.exec(field)?.[1];
  return isLanguage(language) ? language : null;
}

/** What keeps a notice from being saved, in the order of the form; `first` is where a notice without text is sent to. */
export function noticeProblems(draft: NoticeDraft, first: Language): NoticeProblem[] {
  const written = writtenLanguages(draft);
  const texts = written.length > 0 ? written : [first];
  const problems = texts.flatMap((language) => textProblems(draft, language));
  if (draft.openFrom !== "" && draft.openTo !== "" && draft.openTo < draft.openFrom) {
    problems.push({ field: "openTo", reason: "tooSmall" });
  }
  return problems;
}

function textProblems(draft: NoticeDraft, language: Language): NoticeProblem[] {
  const text = draft.texts[language];
  if (isEmptyText(text) || text.title.trim() === "") {
    return [{ field: `title-${language}`, reason: "required" }];
  }
  const found = schemaProblems(noticeCreateBody.pick({ title: true, contents: true }), text);
  return found.map((problem) => ({
    ...problem,
    field: `${problem.field as "title" | "contents"}-${language}` as const,
  }));
}

type Refusal = { code: number; msgVar: readonly string[] };

/** Which field a refused save belongs to (domain.md 13: 9001 names it, 9301 and 9302 are about files); null is none. */
export function refusedNoticeField({ code, msgVar }: Refusal, main: Language): NoticeField | null {
  if (code === 9301 || code === 9302) return "files";
  if (code !== 9001) return null;
  const [name = ""] = msgVar;
  const [, language, part] = /^i18n\.(en|ko|ja|zh)\.(title|contents)$/.exec(name) ?? [];
  if (language && part) return `${part as "title" | "contents"}-${language as Language}`;
  if (name === "title" || name === "i18n") return `title-${main}`;
  if (name === "contents") return `contents-${main}`;
  if (name === "removeFiles") return "files";
  return (["topUntil", "openFrom", "openTo", "files"] as const).find((field) => field === name) ?? null;
}
