import type { z } from "zod";
import { type FnbItem, fnbBody, type season } from "@/lib/contract/fnb";
import type { CallInput } from "@/lib/contract/routes";
import type { ClubFormats } from "@/lib/shared/club-formats";
import type { Language } from "@/lib/shared/languages";
import { moneyToWire, readMoney } from "@/lib/shared/money";
import { mapResult } from "@/lib/shared/result";
import { paths } from "@/lib/web/routing/paths";
import { call } from "../../api/browser";
import { officeMenus } from "../office-menus";
import type { FieldProblem } from "../schema-problems";
import type { Board, SavedRow } from "./board";
import { boardProblems } from "./board-check";
import {
  type BoardDraft,
  changedTexts,
  clearedPictures,
  draftTexts,
  emptyDraft,
  mainLanguage,
  newTexts,
  type TextShape,
  uploadsOf,
} from "./board-draft";
import { priceField } from "./price-field";

export const seasons = ["ALL", "SPRING", "SUMMER", "AUTUMN", "WINTER"] as const;
export type Season = z.infer<typeof season>;

export type FnbText = { name: string; category: string; description: string; originInfo: string };
/** `outlet` is "" until one is chosen; `price` is what was typed, in the club's format. */
export type FnbDraft = BoardDraft<FnbText> & {
  outlet: string;
  price: string;
  allergens: readonly string[];
  isRecommended: boolean;
  isSoldOut: boolean;
  spicy: number;
  season: Season;
  isVisible: boolean;
};
export type FnbBoard = Board<FnbDraft, FnbItem>;

const texts: TextShape<FnbText> = {
  empty: { name: "", category: "", description: "", originInfo: "" },
  first: "name",
  rich: [],
};

function settings(draft: FnbDraft, formats: ClubFormats) {
  const { outlet, allergens, isRecommended, isSoldOut, spicy, season, isVisible } = draft;
  const price = readMoney(draft.price, formats);
  return {
    ...{ outlet, isRecommended, isSoldOut, spicy, season, isVisible, allergens: [...allergens] },
    ...(price === null ? {} : { price: moneyToWire(price, formats) }),
  };
}

export function newDish(draft: FnbDraft, preferred: Language, formats: ClubFormats) {
  const { lang, main, i18n } = newTexts(texts, draft, preferred);
  const body = { ...settings(draft, formats), ...main, i18n };
  return { params: { id: "0" }, query: { lang }, body, files: uploadsOf(draft) };
}

/** `version` guards against losing edits. */
export function changedDish(
  draft: FnbDraft,
  { idx, version }: SavedRow,
  formats: ClubFormats,
): CallInput<"POST /fnb-menu/{id}"> {
  const cleared = clearedPictures(draft, { image: "imageUrl" });
  const i18n = changedTexts(texts, draft);
  return {
    params: { id: String(idx) },
    body: { ...settings(draft, formats), ...cleared, i18n, version },
    files: uploadsOf(draft),
  };
}

function problems(draft: FnbDraft, preferred: Language, formats: ClubFormats): FieldProblem[] {
  const main = mainLanguage(texts, draft, preferred);
  const { body } = newDish(draft, preferred, formats);
  const found = boardProblems(texts, fnbBody.required({ outlet: true, name: true, price: true }), body, main);
  return found.map((problem) => {
    if (problem.field === "outlet") return { ...problem, reason: "required" };
    if (problem.field !== "price") return problem;
    return { ...problem, reason: draft.price.trim() === "" ? "required" : "format" };
  });
}

/** The dishes of a club, whose prices are typed in its format (domain.md A24, A25); their order is given in the list. */
export const fnbBoardOf = (formats: ClubFormats): FnbBoard => ({
  entity: "fnb",
  menu: officeMenus.dishes,
  texts,
  empty: () => ({
    ...emptyDraft(texts),
    ...{ outlet: "", price: "", allergens: [], spicy: 0, season: "ALL" },
    ...{ isRecommended: false, isSoldOut: false, isVisible: true },
  }),
  draftOf: (row) => ({
    ...emptyDraft(texts),
    texts: draftTexts(texts, row.admin?.i18n ?? {}),
    ...{ outlet: row.outlet, allergens: row.allergens, spicy: row.spicy, season: row.season ?? "ALL" },
    ...{ isRecommended: row.isRecommended, isSoldOut: row.isSoldOut, isVisible: row.isVisible },
    price: priceField(row.price, formats),
  }),
  savedOf: ({ fnbIdx, admin, imageUrl }) => ({
    idx: fnbIdx,
    version: admin?.version ?? 0,
    files: [],
    pictures: { image: imageUrl },
  }),
  problems: (draft, { language }) => problems(draft, language, formats),
  read: (idx, lang, signal) =>
    call(
      "GET /fnb-menu/{id}",
      { params: { id: String(idx) }, query: { scope: "admin", lang } },
      { handled: true, signal },
    ),
  create: async (draft, { language }) =>
    mapResult(
      await call("POST /fnb-menu/{id}", newDish(draft, language, formats), { handled: true }),
      (row) => ({ idx: row.fnbIdx }),
    ),
  update: (draft, saved) =>
    call("POST /fnb-menu/{id}", changedDish(draft, saved, formats), { handled: true }),
  publicPath: () => paths.guide("fnb"),
  ofRow: (row) => ("price" in row ? { price: priceField(String(row.price), formats) } : {}),
});
