import type { CallInput } from "@/lib/contract/routes";
import { type CodeRow, createCodeBody as schema } from "@/lib/contract/site/ops-settings";
import { type Language, languages } from "@/lib/shared/languages";
import { type FieldProblem, schemaProblems } from "@/lib/web/office/schema-problems";

/** An entry as the form holds it: a name per language, four values, empty where there is none. */
export type CodeDraft = {
  key: string;
  names: Record<Language, string>;
  values: readonly string[];
  group: string;
};

const valuePlaces = 4;

export function codeDraftOf(row: CodeRow | null): CodeDraft {
  const names = Object.fromEntries(languages.map((language) => [language, row?.names[language] ?? ""]));
  return {
    key: row?.key ?? "",
    names: names as Record<Language, string>,
    values: Array.from({ length: valuePlaces }, (_, place) => row?.values[place] ?? ""),
    group: row?.group ?? "",
  };
}

/** Values up to the last that is filled: a gap in between stays a gap. */
function sentValues(values: readonly string[]): string[] {
  const trimmed = values.map((value) => value.trim());
  return trimmed.slice(0, trimmed.findLastIndex((value) => value !== "") + 1);
}

function sentNames(names: Record<Language, string>): Partial<Record<Language, string>> {
  const written = languages.map((language) => [language, names[language].trim()] as const);
  return Object.fromEntries(written.filter(([, name]) => name !== ""));
}

export function createCodeBody(groupId: string, draft: CodeDraft): CallInput<"POST /ops/codes">["body"] {
  const { key, names, values, group } = draft;
  return {
    groupId,
    key: key.trim(),
    names: sentNames(names),
    values: sentValues(values),
    group: group.trim(),
  };
}

export function updateCodeBody(
  groupId: string,
  draft: CodeDraft,
  version: number,
): CallInput<"PUT /ops/codes">["body"] {
  return { ...createCodeBody(groupId, draft), version };
}

/** The problems of the input: the contract's schema, and a name in at least one language. */
export function codeProblems(groupId: string, draft: CodeDraft): FieldProblem[] {
  const body = createCodeBody(groupId, draft);
  const isNamed = Object.keys(body.names).length > 0;
  const nameless: FieldProblem[] = isNamed ? [] : [{ field: "names.en", reason: "required" }];
  return [...schemaProblems(schema, body), ...nameless];
}
