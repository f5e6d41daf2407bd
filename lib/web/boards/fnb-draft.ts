import type { z } from "zod";
import { fnbBody, type season } from "@/lib/contract/boards/fnb";
import type { CallInput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { moneyToWire, readMoney } from "@/lib/shared/money/money";
import type { FieldProblem } from "../office/schema-problems";
import type { SavedRow } from "./board";
import { boardProblems } from "./board-check";
import { type BoardDraft, changedRow, clearedPictures, newRow, type TextShape } from "./board-draft";

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
  return { params: { id: "0" }, ...newRow(fnbTexts, draft, preferred, settings(draft, formats)) };
}

/** `version` guards against losing edits. */
export function changedDish(
  draft: FnbDraft,
  saved: SavedRow,
  formats: ClubFormats,
): CallInput<"POST /fnb-menu/{id}"> {
  const cleared = clearedPictures(draft, { image: "imageUrl" });
  return changedRow(fnbTexts, draft, saved, { ...settings(draft, formats), ...cleared });
}

/** Checks a dish; its price must be written in the club's format. */
export function fnbProblems(draft: FnbDraft, preferred: Language, formats: ClubFormats): FieldProblem[] {
  const { body } = newDish(draft, preferred, formats);
  const found = boardProblems(fnbTexts, fnbBody.required({ outlet: true, name: true, price: true }), body, {
    draft,
    preferred,
  });
  return found.map((problem) => {
    if (problem.field === "outlet") return { ...problem, reason: "required" };
    if (problem.field !== "price") return problem;
    return { ...problem, reason: draft.price.trim() === "" ? "required" : "format" };
  });
}
