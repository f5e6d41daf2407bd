import type { z } from "zod";
import { fnbBody, type season } from "@/lib/contract/boards/fnb";
import type { CallInput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { moneyToWire, readMoney } from "@/lib/shared/money/money";
import type { FieldProblem } from "../office/schema-problems";
import type { SavedRow } from "./board";
import { boardProblems } from "./board-check";
import {
  type BoardDraft,
  changedTexts,
  clearedPictures,
  mainLanguage,
  newTexts,
  type TextShape,
  uploadsOf,
} from "./board-draft";

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

export const fnbTexts: TextShape<FnbText> = {
  empty: { name: "", category: "", description: "", originInfo: "" },
  first: "name",
  rich: [],
};

function settings(draft: FnbDraft, formats: ClubFormats) {
  const { outlet, allergens, isRecommended, isSoldOut, spicy, season, isVisible } = draft;
  const price = readMoney(draft.price, formats);
  return {
    outlet,
    isRecommended,
    isSoldOut,
    spicy,
    season,
    isVisible,
    allergens: [...allergens],
    ...(price === null ? {} : { price: moneyToWire(price, formats) }),
  };
}

export function newDish(draft: FnbDraft, preferred: Language, formats: ClubFormats) {
  const { lang, main, i18n } = newTexts(fnbTexts, draft, preferred);
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
  const i18n = changedTexts(fnbTexts, draft);
  return {
    params: { id: String(idx) },
    body: { ...settings(draft, formats), ...cleared, i18n, version },
    files: uploadsOf(draft),
  };
}

/** Checks a dish; its price must be written in the club's format. */
export function fnbProblems(draft: FnbDraft, preferred: Language, formats: ClubFormats): FieldProblem[] {
  const main = mainLanguage(fnbTexts, draft, preferred);
  const { body } = newDish(draft, preferred, formats);
  const found = boardProblems(
    fnbTexts,
    fnbBody.required({ outlet: true, name: true, price: true }),
    body,
    main,
  );
  return found.map((problem) => {
    if (problem.field === "outlet") return { ...problem, reason: "required" };
    if (problem.field !== "price") return problem;
    return { ...problem, reason: draft.price.trim() === "" ? "required" : "format" };
  });
}
