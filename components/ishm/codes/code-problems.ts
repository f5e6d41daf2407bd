import { createCodeBody as schema } from "@/lib/contract/site/ops-settings";
import { type FieldProblem, schemaProblems } from "@/lib/web/office/schema-problems";
import { type CodeDraft, createCodeBody } from "./code-draft";

/** What keeps an entry from being saved: the contract's own rules, and a name in one language at least. */
export function codeProblems(groupId: string, draft: CodeDraft): FieldProblem[] {
  const body = createCodeBody(groupId, draft);
  const isNamed = Object.keys(body.names).length > 0;
  const nameless: FieldProblem[] = isNamed ? [] : [{ field: "names.en", reason: "required" }];
  return [...schemaProblems(schema, body), ...nameless];
}
