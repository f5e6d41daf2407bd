import { type ReferenceDetail, referenceCreateBody } from "@/lib/contract/boards/references";
import type { StockState } from "@/lib/contract/code-values/club-records";
import type { CallInput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { moneyToWire, readMoney } from "@/lib/shared/money/money";
import { mapResult } from "@/lib/shared/result";
import { officePaths } from "@/lib/web/routing/office-paths";
import { paths } from "@/lib/web/routing/paths";
import { call } from "../api/browser";
import { officeMenus } from "../office/office-menus";
import type { FieldProblem } from "../office/schema-problems";
import type { Board, SavedRow } from "./board";
import { boardProblems } from "./board-check";
import {
  type BoardDraft,
  baseDraft,
  changedRow,
  clearedPictures,
  newRow,
  type TextShape,
} from "./board-draft";
import { priceField } from "./price-field";

type ReferenceText = { title: string; contents: string; category: string };
/** `type` is "" until one is chosen; `price` is what was typed, in the club's format. */
export type ReferenceDraft = BoardDraft<ReferenceText> & {
  type: string;
  price: string;
  productLink: string;
  stock: StockState;
  isVisible: boolean;
};
export type ReferenceBoard = Board<ReferenceDraft, ReferenceDetail>;
type Type = ReferenceDetail["type"];

const texts: TextShape<ReferenceText> = {
  empty: { title: "", contents: "", category: "" },
  first: "title",
  rich: ["contents"],
};

/** Only what the pro shop sells has a price and a page where it is bought (domain.md A20). */
export const isProduct = ({ type }: Pick<ReferenceDraft, "type">) => type === "GIFT";

function settings(draft: ReferenceDraft, formats: ClubFormats) {
  const { isVisible } = draft;
  // The contract refuses what is no kind, before it is sent.
  const type = draft.type as Type;
  if (!isProduct(draft)) {
    return { type, isVisible, price: null, productLink: null, stock: "IN_STOCK" as const };
  }
  const price = readMoney(draft.price, formats);
  return {
    type,
    isVisible,
    price: price === null ? null : moneyToWire(price, formats),
    productLink: draft.productLink.trim() || null,
    stock: draft.stock,
  };
}

export function newReference(
  draft: ReferenceDraft,
  preferred: Language,
  formats: ClubFormats,
): CallInput<"POST /reference"> {
  return newRow(texts, draft, preferred, settings(draft, formats));
}

/** `version` guards against losing edits. */
export function changedReference(
  draft: ReferenceDraft,
  saved: SavedRow,
  formats: ClubFormats,
): CallInput<"PUT /reference/{id}"> {
  const cleared = clearedPictures(draft, { image: "imageUrl" });
  const removeFiles = [...draft.removedFiles];
  return changedRow(texts, draft, saved, { ...settings(draft, formats), ...cleared, removeFiles });
}

function problems(draft: ReferenceDraft, preferred: Language, formats: ClubFormats): FieldProblem[] {
  const { body } = newReference(draft, preferred, formats);
  const found = boardProblems(texts, referenceCreateBody, body, { draft, preferred }).map((problem) =>
    problem.field === "type" ? { ...problem, reason: "required" as const } : problem,
  );
  const isPriceWrong = isProduct(draft) && draft.price.trim() !== "" && body?.price === null;
  return isPriceWrong ? [...found, { field: "price", reason: "format" }] : found;
}

/** The papers of a club and what its pro shop sells, whose prices are typed in its format (domain.md A20). */
export const referenceBoardOf = (formats: ClubFormats): ReferenceBoard => ({
  entity: "reference",
  menu: officeMenus.references,
  texts,
  empty: () => ({
    ...baseDraft(texts),
    type: "",
    price: "",
    productLink: "",
    stock: "IN_STOCK",
    isVisible: true,
  }),
  draftOf: ({ type, price, productLink, stock, admin }) => ({
    ...baseDraft(texts, admin?.i18n),
    type,
    price: price == null ? "" : priceField(price, formats),
    productLink: productLink ?? "",
    stock: stock ?? "IN_STOCK",
    isVisible: admin?.isVisible ?? true,
  }),
  savedOf: ({ referenceIdx, admin, files, imageUrl }) => ({
    idx: referenceIdx,
    version: admin?.version ?? 0,
    files,
    pictures: { image: imageUrl ?? null },
  }),
  problems: (draft, { language }) => problems(draft, language, formats),
  read: (idx, lang, signal) =>
    call(
      "GET /reference/{id}",
      { params: { id: String(idx) }, query: { scope: "admin", lang } },
      { handled: true, signal },
    ),
  create: async (draft, { language }) =>
    mapResult(
      await call("POST /reference", newReference(draft, language, formats), { handled: true }),
      (row) => ({ idx: row.referenceIdx }),
    ),
  update: (draft, saved) =>
    call("PUT /reference/{id}", changedReference(draft, saved, formats), { handled: true }),
  publicPath: paths.reference,
  ofRow: ({ price }) => (price == null ? {} : { price: priceField(String(price), formats) }),
});

/** The products of the pro shop: reference data of type GIFT on a screen of their own. */
export const giftBoardOf = (formats: ClubFormats): ReferenceBoard => {
  const board = referenceBoardOf(formats);
  return {
    ...board,
    menu: { code: officeMenus.references.code, path: officePaths.gifts() },
    empty: (context) => ({ ...board.empty(context), type: "GIFT" }),
  };
};
