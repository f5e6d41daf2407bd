import type { FnbItem } from "@/lib/contract/boards/fnb";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { mapResult } from "@/lib/shared/result";
import { paths } from "@/lib/web/routing/paths";
import { call } from "../api/browser";
import { officeMenus } from "../office/office-menus";
import type { Board } from "./board";
import { baseDraft } from "./board-draft";
import { changedDish, type FnbDraft, fnbProblems, fnbTexts, newDish } from "./fnb-draft";
import { priceField } from "./price-field";

export type FnbBoard = Board<FnbDraft, FnbItem>;

/** The dishes of a club, whose prices are typed in its format (domain.md A24, A25); their order is given in the list. */
export const fnbBoardOf = (formats: ClubFormats): FnbBoard => ({
  entity: "fnb",
  menu: officeMenus.dishes,
  texts: fnbTexts,
  empty: () => ({
    ...baseDraft(fnbTexts),
    outlet: "",
    price: "",
    allergens: [],
    spicy: 0,
    season: "ALL",
    isRecommended: false,
    isSoldOut: false,
    isVisible: true,
  }),
  draftOf: (row) => ({
    ...baseDraft(fnbTexts, row.admin?.i18n),
    outlet: row.outlet,
    allergens: row.allergens,
    spicy: row.spicy,
    season: row.season ?? "ALL",
    isRecommended: row.isRecommended,
    isSoldOut: row.isSoldOut,
    isVisible: row.isVisible,
    price: priceField(row.price, formats),
  }),
  savedOf: ({ fnbIdx, admin, imageUrl }) => ({
    idx: fnbIdx,
    version: admin?.version ?? 0,
    files: [],
    pictures: { image: imageUrl },
  }),
  problems: (draft, { language }) => fnbProblems(draft, language, formats),
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
