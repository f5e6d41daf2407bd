import type { FnbItem } from "@/lib/contract/boards/fnb";
import type { CallOutput } from "@/lib/contract/routes";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { moneyToWire } from "@/lib/shared/money/money";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { adminPartOf, type BoardScope, pageInput, type StateQuery, scopeOf, shownTexts } from "../boards";
import { codeNames } from "../codes";
import { readFormats } from "../policies";
import { type FnbRow, filledText, fnbBoard, fnbOrder, fnbTexts, isServedAt } from "./repository";

type Shown = {
  ctx: Context;
  scope: BoardScope;
  formats: ClubFormats;
  outletNames: ReadonlyMap<string, string>;
};

const publicSorts = ["order", "price"];
const adminSorts = [...publicSorts, "fnbIdx", "outlet", "name", "createdAt", "updatedAt"];

/**
 * The dishes of the outlets in their order, sold-out ones too; for the back office hidden ones as well. Throws 9001
 * `sort`.
 */
export async function readFnbMenus(
  db: Database,
  ctx: Context,
  query: StateQuery & { outlet?: string | undefined; scope?: "admin" | undefined },
): Promise<CallOutput<"GET /fnb-menu">> {
  const scope = scopeOf(query);
  const { rows, total } = await fnbBoard.page(db, ctx, {
    ...pageInput(query, scope, scope === "admin" ? adminSorts : publicSorts),
    state: query.state,
    where: query.outlet === undefined ? undefined : isServedAt(query.outlet),
    order: fnbOrder,
  });
  const shown = await sharedFacts(db, ctx, scope);
  return { list: rows.map((row) => itemOf(row, shown)), total, page: query.page, size: query.size };
}

/** One dish; 2001 when the scope does not see it. */
export async function readFnbMenu(
  db: Database,
  ctx: Context,
  fnbIdx: number,
  scope: BoardScope,
): Promise<FnbItem> {
  const row = await fnbBoard.find(db, ctx, fnbIdx, scope);
  if (!row) throw new ClubFailure("NOT_FOUND");
  return itemOf(row, await sharedFacts(db, ctx, scope));
}

async function sharedFacts(db: Database, ctx: Context, scope: BoardScope): Promise<Shown> {
  const { clubIdx } = ctx.club;
  const outletNames = await codeNames(db, clubIdx, "fnbOutlets", ctx.choice);
  return { ctx, scope, formats: await readFormats(db, clubIdx), outletNames };
}

function itemOf(row: FnbRow, { ctx, scope, formats, outletNames }: Shown): FnbItem {
  const { fnbIdx, outlet, allergens, isRecommended, isSoldOut, spicy, season } = row;
  const { imageUrl, order, isVisible } = row;
  const { text, language } = shownTexts(fnbTexts, row.texts, ctx);
  return {
    fnbIdx,
    outlet,
    allergens,
    isRecommended,
    isSoldOut,
    spicy,
    season,
    imageUrl,
    order,
    isVisible,
    language,
    outletName: outletNames.get(outlet) ?? outlet,
    ...filledText(text, row.texts[ctx.choice.defaultLanguage]),
    price: moneyToWire(row.price, formats),
    ...(scope === "admin" ? { admin: adminPartOf(fnbTexts, row, ctx) } : {}),
  };
}
