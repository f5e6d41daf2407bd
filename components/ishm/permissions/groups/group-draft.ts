import type { CallInput } from "@/lib/contract/routes";
import { groupBody, groupCopyBody } from "@/lib/contract/site/menu-admins";
import type { Language } from "@/lib/shared/languages";
import { copyName } from "@/lib/shared/texts/copy-name";
import { boardProblems } from "@/lib/web/boards/board-check";
import {
  type BoardDraft,
  baseDraft,
  changedTexts,
  newTexts,
  type TextShape,
} from "@/lib/web/boards/board-draft";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import type { Group } from "./target";

export type GroupText = { groupName: string; description: string };
export type GroupDraft = Pick<BoardDraft<GroupText>, "texts"> & { isDefault: boolean };

/** A new group, a change of one, or a copy of its rights. */
export type GroupTask = { kind: "new" } | { kind: "edit" | "copy"; group: Group };

export const groupTexts: TextShape<GroupText> = {
  empty: { groupName: "", description: "" },
  first: "groupName",
  rich: [],
};
export const longestName = 40;
export const longestDescription = 200;

/** Initial values of the form. A copy has a name in every language in which its model has one, and no description. */
export function groupDraftOf(kind: GroupTask["kind"], group: Group | null): GroupDraft {
  const texts = baseDraft(groupTexts, group?.i18n).texts;
  if (kind !== "copy") return { texts, isDefault: group?.isDefault ?? false };
  const copied = Object.entries(group?.i18n ?? {}).map(([language, { groupName }]) => [
    language,
    { ...groupTexts.empty, groupName: copyName(groupName, language as Language, longestName) },
  ]);
  return { texts: { ...texts, ...Object.fromEntries(copied) }, isDefault: false };
}

export function newGroupCall(draft: GroupDraft, preferred: Language) {
  const { lang, main, i18n } = newTexts(groupTexts, draft, preferred);
  const body = { ...main, i18n, isDefault: draft.isDefault };
  return { query: { lang }, body } satisfies CallInput<"POST /menu-admins/groups">;
}

export function changedGroupCall(
  draft: GroupDraft,
  { groupIdx, version }: Group,
): CallInput<"PUT /menu-admins/groups"> {
  const i18n = changedTexts(groupTexts, draft);
  return { body: { groupIdx, version, isDefault: draft.isDefault, i18n } };
}

export function copiedGroupCall(draft: GroupDraft, { groupIdx }: Group, preferred: Language) {
  const { lang, main, i18n } = newTexts(groupTexts, draft, preferred);
  const names = Object.entries(i18n).map(([language, { groupName }]) => [language, { groupName }]);
  return {
    params: { id: String(groupIdx) },
    query: { lang },
    body: { groupName: main.groupName, i18n: Object.fromEntries(names) },
  } satisfies CallInput<"PUT /menu-admins/groups/{id}/copy">;
}

/** The problems of the input by the contract's schema: a name in at least one language, and in each that is described. */
export function groupProblems(task: GroupTask, draft: GroupDraft, preferred: Language): FieldProblem[] {
  return task.kind === "copy"
    ? boardProblems(groupTexts, groupCopyBody, copiedGroupCall(draft, task.group, preferred).body, {
        draft,
        preferred,
      })
    : boardProblems(groupTexts, groupBody, newGroupCall(draft, preferred).body, { draft, preferred });
}
