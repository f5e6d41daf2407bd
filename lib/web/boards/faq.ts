import { type FaqItem, faqCreateBody } from "@/lib/contract/boards/faqs";
import type { CallInput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import { mapResult } from "@/lib/shared/result";
import { paths } from "@/lib/web/routing/paths";
import { call } from "../api/browser";
import { officeMenus } from "../office/office-menus";
import type { FieldProblem } from "../office/schema-problems";
import type { Board, SavedRow } from "./board";
import { boardProblems, textField } from "./board-check";
import {
  type BoardDraft,
  baseDraft,
  changedRow,
  isEmptyRichText,
  newRow,
  type TextShape,
  writtenLanguages,
} from "./board-draft";

type FaqText = { question: string; answer: string };
/** `questionType` is "" until one is chosen. */
export type FaqDraft = BoardDraft<FaqText> & { questionType: string; isVisible: boolean };

const texts: TextShape<FaqText> = {
  empty: { question: "", answer: "" },
  first: "question",
  rich: ["answer"],
};

const settings = ({ questionType, isVisible }: FaqDraft) => ({ questionType, isVisible });

export function newFaq(draft: FaqDraft, preferred: Language): CallInput<"POST /faq"> {
  return newRow(texts, draft, preferred, settings(draft));
}

/** `version` guards against losing edits. */
export function changedFaq(draft: FaqDraft, saved: SavedRow): CallInput<"PUT /faq/{id}"> {
  return changedRow(texts, draft, saved, settings(draft));
}

/** A question without an answer helps nobody, in whichever language it is asked. */
function problems(draft: FaqDraft, preferred: Language): FieldProblem[] {
  const found = boardProblems(texts, faqCreateBody, newFaq(draft, preferred).body, { draft, preferred });
  const unanswered = writtenLanguages(texts, draft).filter((language) =>
    isEmptyRichText(draft.texts[language].answer),
  );
  return [
    ...found.map((problem) =>
      problem.field === "questionType" ? { ...problem, reason: "required" as const } : problem,
    ),
    ...unanswered.map((language) => ({ field: textField(language, "answer"), reason: "required" as const })),
  ];
}

/** The questions of the club (domain.md A22); their order is given in the list. */
export const faqBoard: Board<FaqDraft, FaqItem> = {
  entity: "faq",
  menu: officeMenus.faqs,
  texts,
  empty: () => ({ ...baseDraft(texts), questionType: "", isVisible: true }),
  draftOf: ({ questionType, admin }) => ({
    ...baseDraft(texts, admin?.i18n),
    questionType,
    isVisible: admin?.isVisible ?? true,
  }),
  savedOf: ({ faqIdx, admin }) => ({ idx: faqIdx, version: admin?.version ?? 0, files: [], pictures: {} }),
  problems: (draft, { language }) => problems(draft, language),
  read: (idx, lang, signal) =>
    call(
      "GET /faq/{id}",
      { params: { id: String(idx) }, query: { scope: "admin", lang } },
      { handled: true, signal },
    ),
  create: async (draft, { language }) =>
    mapResult(await call("POST /faq", newFaq(draft, language), { handled: true }), (row) => ({
      idx: row.faqIdx,
    })),
  update: (draft, saved) => call("PUT /faq/{id}", changedFaq(draft, saved), { handled: true }),
  publicPath: () => paths.guide("faq"),
};
