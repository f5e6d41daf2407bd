import { publishBody } from "@/lib/contract/terms/terms-shapes";
import { type Language, languages } from "@/lib/shared/languages";
import { earliestEffectiveDate, type NoticePolicy } from "@/lib/shared/terms-notice";
import { readDate } from "@/lib/shared/time/calendar";
import { type FieldProblem, schemaProblems } from "../../../lib/web/office/schema-problems";
import { isWritten, mainLanguage, publishCall, type TermsDraft } from "./terms-draft";

export type TermsRules = { policy: NoticePolicy; today: string; preferred: Language };

/** The first day on which a draft may take effect; null while it has no day of announcement. */
export function earliestOf(
  draft: TermsDraft,
  { policy, today }: Omit<TermsRules, "preferred">,
): string | null {
  if (readDate(draft.announceFrom) === null) return null;
  const { announceFrom, unfavourable } = draft;
  return earliestEffectiveDate(policy, { announceFrom, isUnfavourable: unfavourable }, today);
}

/** Checks a version by the contract; one that is no draft also by its date and its texts. */
export function termsProblems(draft: TermsDraft, rules: TermsRules): FieldProblem[] {
  const main = mainLanguage(draft, rules.preferred);
  const said = schemaProblems(publishBody, publishCall(draft, null, rules.preferred).body).map((problem) => ({
    ...problem,
    field: fieldOf(problem.field, main),
  }));
  if (draft.isDraft) return said;
  const earliest = earliestOf(draft, rules);
  const isNear = earliest !== null && draft.effectiveDate !== "" && draft.effectiveDate < earliest;
  const near: FieldProblem[] = isNear ? [{ field: "effectiveDate", reason: "tooSmall" }] : [];
  const empty = languages
    .filter((language) => isWritten(draft.texts[language]) && sentContents(draft, language) === "")
    .map((language): FieldProblem => ({ field: `i18n.${language}.contents`, reason: "required" }));
  const found = [...said, ...near, ...empty];
  return found.filter(({ field }, at) => found.findIndex((one) => one.field === field) === at);
}

function sentContents(draft: TermsDraft, language: Language): string {
  return publishCall(draft, null, language).body.contents;
}

/** The form's field of a name on the wire: the main language's texts stand next to `i18n` there. */
export function fieldOf(name: string, main: Language): string {
  return /^(?:title|contents|changeSummary|noticeTitle)$/.test(name) ? `i18n.${main}.${name}` : name;
}
