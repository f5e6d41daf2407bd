import type { ClubEntry } from "@/lib/contract/boards/club-entries";
import type { EntryKind } from "@/lib/contract/code-values/club-records";
import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { adminPartOf, type BoardScope, pageInput, type StateQuery, scopeOf, shownTexts } from "../boards";
import { type EntryRow, entryBoard, entryOrder, entryTexts, isOfKind } from "./repository";

const adminSorts = ["entryIdx", "kind", "title", "happenedOn", "order", "createdAt", "updatedAt"];

/** The entries of the club page by kind and place; for the back office hidden ones too. Throws 9001 `sort`. */
export async function readClubEntries(
  db: Database,
  ctx: Context,
  query: StateQuery & { kind?: EntryKind | undefined; scope?: "admin" | undefined },
): Promise<CallOutput<"GET /club-entry">> {
  const scope = scopeOf(query);
  const { rows, total } = await entryBoard.page(db, ctx, {
    ...pageInput(query, scope, scope === "admin" ? adminSorts : []),
    state: query.state,
    where: query.kind === undefined ? undefined : isOfKind(query.kind),
    order: entryOrder,
  });
  return {
    list: rows.map((row) => itemOf(row, ctx, scope)),
    total,
    page: query.page,
    size: query.size,
  };
}

/** One entry; 2001 when the scope does not see it. */
export async function readClubEntry(
  db: Database,
  ctx: Context,
  entryIdx: number,
  scope: BoardScope,
): Promise<ClubEntry> {
  const row = await entryBoard.find(db, ctx, entryIdx, scope);
  if (!row) throw new ClubFailure("NOT_FOUND");
  return itemOf(row, ctx, scope);
}

function itemOf(row: EntryRow, ctx: Context, scope: BoardScope): ClubEntry {
  const { entryIdx, kind, phone, fromMonth, toMonth, happenedOn } = row;
  const { wayKind, bearing, km, placeKind, imageUrl, order, isVisible } = row;
  const { text, language } = shownTexts(entryTexts, row.texts, ctx);
  return {
    entryIdx,
    kind,
    ...text,
    phone,
    fromMonth,
    toMonth,
    happenedOn,
    wayKind,
    bearing,
    km,
    placeKind,
    imageUrl,
    order,
    isVisible,
    language,
    ...(scope === "admin" ? { admin: adminPartOf(entryTexts, row, ctx) } : {}),
  };
}
