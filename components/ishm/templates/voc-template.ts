import { type VocTemplateDetail, vocTemplateCreateBody } from "@/lib/contract/inquiries/voc-templates";
import type { CallInput } from "@/lib/contract/routes";
import { type Language, languages } from "@/lib/shared/languages";
import { mapResult } from "@/lib/shared/result";
import { unknownPlaceholders } from "@/lib/shared/texts/answer-words";
import { officePaths } from "@/lib/web/routing/office-paths";
import { call } from "../../../lib/web/api/browser";
import type { Board, SavedRow } from "../../../lib/web/boards/board";
import { boardProblems, textField } from "../../../lib/web/boards/board-check";
import {
  type BoardDraft,
  baseDraft,
  changedRow,
  isEmptyText,
  newRow,
  type TextShape,
} from "../../../lib/web/boards/board-draft";
import { officeMenus } from "../../../lib/web/office/office-menus";
import type { FieldProblem } from "../../../lib/web/office/schema-problems";

export type VocTemplateText = { title: string; contents: string };
/** `questionType` is "" for inquiries of every type. */
export type VocTemplateDraft = BoardDraft<VocTemplateText> & { questionType: string; isVisible: boolean };
export type VocTemplateBoard = Board<VocTemplateDraft, VocTemplateDetail>;

const texts: TextShape<VocTemplateText> = { empty: { title: "", contents: "" }, first: "title", rich: [] };

const settings = ({ questionType, isVisible }: VocTemplateDraft) => ({
  questionType: questionType || null,
  isVisible,
});

function newTemplate(draft: VocTemplateDraft, preferred: Language): CallInput<"POST /ops/voc-templates"> {
  return newRow(texts, draft, preferred, settings(draft));
}

function changedTemplate(draft: VocTemplateDraft, saved: SavedRow): CallInput<"PUT /ops/voc-templates/{id}"> {
  return changedRow(texts, draft, saved, settings(draft));
}

/** A language without words says nothing to a member, and a placeholder that no answer knows would stay as it is. */
export function vocTemplateProblems(draft: VocTemplateDraft, preferred: Language): FieldProblem[] {
  const found = boardProblems(texts, vocTemplateCreateBody, newTemplate(draft, preferred).body, {
    draft,
    preferred,
  });
  const ofTexts = languages.flatMap((language): FieldProblem[] => {
    const text = draft.texts[language];
    const field = textField(language, "contents");
    if (isEmptyText(texts, text) || found.some((problem) => problem.field === field)) return [];
    if (text.contents.trim() === "") return [{ field, reason: "required" }];
    return unknownPlaceholders(text.contents).length > 0 ? [{ field, reason: "format" }] : [];
  });
  return [...found, ...ofTexts];
}

/** The answers that the office gives again and again. */
export const vocTemplateBoard: VocTemplateBoard = {
  entity: "vocTemplate",
  menu: { code: officeMenus.inquiries.code, path: officePaths.inquiryTemplates() },
  isInternal: true,
  texts,
  empty: () => ({ ...baseDraft(texts), questionType: "", isVisible: true }),
  draftOf: ({ questionType, admin }) => ({
    ...baseDraft(texts, admin.i18n),
    questionType: questionType ?? "",
    isVisible: admin.isVisible,
  }),
  savedOf: ({ templateIdx, admin }) => ({
    idx: templateIdx,
    version: admin.version,
    files: [],
    pictures: {},
  }),
  problems: (draft, { language }) => vocTemplateProblems(draft, language),
  read: (idx, lang, signal) =>
    call(
      "GET /ops/voc-templates/{id}",
      { params: { id: String(idx) }, query: { lang } },
      { handled: true, signal },
    ),
  create: async (draft, { language }) =>
    mapResult(
      await call("POST /ops/voc-templates", newTemplate(draft, language), { handled: true }),
      (row) => ({
        idx: row.templateIdx,
      }),
    ),
  update: (draft, saved) =>
    call("PUT /ops/voc-templates/{id}", changedTemplate(draft, saved), { handled: true }),
  publicPath: () => null,
};
