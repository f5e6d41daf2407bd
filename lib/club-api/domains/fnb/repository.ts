import { asc, eq, max, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { fnbMenus } from "../../db/tables";
import type { Context } from "../../platform/context";
import { Board, isNotDeleted } from "../boards";

export type FnbRow = typeof fnbMenus.$inferSelect;

export const fnbBoard = new Board({
  table: fnbMenus,
  kind: "fnb",
  key: "fnbIdx",
  place: "order",
  searchColumn: "searchTexts",
  images: { image: "imageUrl" },
});

/** By outlet, and in each outlet by place. */
export const fnbOrder = [asc(fnbMenus.outlet), asc(fnbMenus.order), asc(fnbMenus.fnbIdx)];

export function isServedAt(outlet: string): SQL {
  return eq(fnbMenus.outlet, outlet);
}

/** The place after the last one of an outlet. */
export async function nextOrder(tx: Database, ctx: Context, outlet: string): Promise<number> {
  const rows = await tx
    .select({ last: max(fnbMenus.order) })
    .from(fnbMenus)
    .where(ofClub(fnbMenus, ctx.club.clubIdx, isNotDeleted(fnbMenus), isServedAt(outlet)));
  return (rows[0]?.last ?? 0) + 1;
}

/** Text fields of a dish, per language. */
export const fnbTexts = {
  first: "name",
  fields: ["name", "category", "description", "originInfo"],
  rich: [],
} as const;

type FnbText = Record<(typeof fnbTexts.fields)[number], string>;

/** The shown text of a dish: what the language leaves empty is said in the club's own words. */
export function filledText(shown: FnbText, own: FnbText | undefined): FnbText {
  return {
    name: shown.name,
    category: shown.category || (own?.category ?? ""),
    description: shown.description || (own?.description ?? ""),
    originInfo: shown.originInfo || (own?.originInfo ?? ""),
  };
}
