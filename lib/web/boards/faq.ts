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
  changedTexts,
  draftTexts,
  emptyDraft,
  isEmptyRichText,
  mainLanguage,
  newTexts,
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
  const { lang, main, i18n } = newTexts(texts, draft, preferred);
  return { query: { lang }, body: { ...settings(draft), ...main, i18n } };
}

/** `version` guards against losing edits. */
export function changedFaq(draft: FaqDraft, { idx, version }: SavedRow): CallInput<"PUT /faq/{id}"> {
  const i18n = changedTexts(texts, draft);
  return { params: { id: String(idx) }, body: { ...settings(draft), i18n, version } };
}

/** A question without an answer helps nobody, in whichever language it is asked. */
function problems(draft: FaqDraft, preferred: Language): FieldProblem[] {
  const main = mainLanguage(texts, draft, preferred);
  const found = boardProblems(texts, faqCreateBody, newFaq(draft, preferred).body, main);
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
  empty: () => ({ ...emptyDraft(texts), questionType: "", isVisible: true }),
  draftOf: ({ questionType, admin }) => ({
    ...emptyDraft(texts),
    texts: draftTexts(texts, admin?.i18n ?? {}),
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
