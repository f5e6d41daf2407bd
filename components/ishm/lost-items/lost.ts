import { type LostAdminDetail, lostCreateBody } from "@/lib/contract/lost-items/lost-items";
import type { CallInput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import { mapResult } from "@/lib/shared/result";
import { textOrNull } from "@/lib/shared/texts/text";
import { officePaths } from "@/lib/web/routing/office-paths";
import { call } from "../../../lib/web/api/browser";
import type { Board, SavedRow } from "../../../lib/web/boards/board";
import { boardProblems } from "../../../lib/web/boards/board-check";
import {
  type BoardDraft,
  baseDraft,
  changedTexts,
  clearedPictures,
  newRow,
  type TextShape,
  uploadsOf,
} from "../../../lib/web/boards/board-draft";
import { officeMenus } from "../../../lib/web/office/office-menus";
import type { FieldProblem } from "../../../lib/web/office/schema-problems";

export type LostText = {
  itemName: string;
  color: string;
  foundPlace: string;
  storagePlace: string;
  description: string;
};
/** `lostType` is "" until one is chosen; `quantity` is what was typed. */
export type LostDraft = BoardDraft<LostText> & {
  lostType: string;
  foundDate: string;
  foundTime: string;
  brand: string;
  quantity: string;
  contact: string;
  hiddenNote: string;
  isVisible: boolean;
};
export type LostBoard = Board<LostDraft, LostAdminDetail>;

const texts: TextShape<LostText> = {
  empty: { itemName: "", color: "", foundPlace: "", storagePlace: "", description: "" },
  first: "itemName",
  rich: [],
};

const settings = (draft: LostDraft) => ({
  lostType: draft.lostType,
  foundDate: draft.foundDate,
  foundTime: textOrNull(draft.foundTime),
  brand: textOrNull(draft.brand),
  contact: textOrNull(draft.contact),
  hiddenNote: draft.hiddenNote.trim(),
  quantity: Number(draft.quantity),
  isVisible: draft.isVisible,
});

export function newLostItem(draft: LostDraft, preferred: Language): CallInput<"POST /ops/lost-items"> {
  return newRow(texts, draft, preferred, settings(draft));
}

/** `version` guards against losing edits. */
export function changedLostItem(
  draft: LostDraft,
  { idx, version }: SavedRow,
): CallInput<"PUT /ops/lost-items"> {
  const cleared = clearedPictures(draft, { image: "imageUrl" });
  const i18n = changedTexts(texts, draft);
  return {
    body: { lostIdx: idx, version, ...settings(draft), ...cleared, i18n },
    files: uploadsOf(draft),
  };
}

export function lostProblems(draft: LostDraft, preferred: Language): FieldProblem[] {
  const found = boardProblems(texts, lostCreateBody, newLostItem(draft, preferred).body, {
    draft,
    preferred,
  });
  const isChosen = (field: string) => field !== "lostType" && field !== "foundDate";
  return found.map((problem) => (isChosen(problem.field) ? problem : { ...problem, reason: "required" }));
}

/** Items found on the course. */
export const lostBoard: LostBoard = {
  entity: "lost",
  menu: { code: officeMenus.inquiries.code, path: officePaths.lostItems() },
  texts,
  empty: () => ({
    ...baseDraft(texts),
    lostType: "",
    foundDate: "",
    foundTime: "",
    brand: "",
    quantity: "1",
    contact: "",
    hiddenNote: "",
    isVisible: true,
  }),
  draftOf: ({ lostType, foundDate, foundTime, brand, quantity, ownContact, hiddenNote, admin }) => ({
    ...baseDraft(texts, admin.i18n),
    lostType,
    foundDate,
    foundTime: foundTime ?? "",
    brand: brand ?? "",
    quantity: String(quantity),
    contact: ownContact ?? "",
    hiddenNote,
    isVisible: admin.isVisible,
  }),
  savedOf: ({ lostIdx, imageUrl, admin }) => ({
    idx: lostIdx,
    version: admin.version,
    files: [],
    pictures: { image: imageUrl },
  }),
  problems: (draft, { language }) => lostProblems(draft, language),
  read: (idx, lang, signal) =>
    call(
      "GET /ops/lost-items/{id}",
      { params: { id: String(idx) }, query: { lang } },
      { handled: true, signal },
    ),
  create: async (draft, { language }) =>
    mapResult(await call("POST /ops/lost-items", newLostItem(draft, language), { handled: true }), (row) => ({
      idx: row.lostIdx,
    })),
  update: (draft, saved) => call("PUT /ops/lost-items", changedLostItem(draft, saved), { handled: true }),
  publicPath: () => null,
};
