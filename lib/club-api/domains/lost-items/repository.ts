import { and, eq, inArray, lte, type SQL } from "drizzle-orm";
import { type LostState, lostState } from "@/lib/contract/code-values/lost-items";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { lostItems } from "../../db/tables";
import type { Context } from "../../platform/context";
import { Board, isNotDeleted } from "../boards";
import { policeTypes } from "./rules";

export type LostRow = typeof lostItems.$inferSelect;

export const lostBoard = new Board({
  table: lostItems,
  kind: "lost",
  key: "lostIdx",
  place: "foundDate",
  searchColumn: "searchTexts",
  images: { image: "imageUrl" },
});

export function isWanted({
  type,
  state,
}: {
  type?: string | undefined;
  state?: LostState | undefined;
}): SQL | undefined {
  return and(
    type === undefined ? undefined : eq(lostItems.lostType, type),
    state && eq(lostItems.state, state),
  );
}

/** Kept valuables that were found on or before a day. */
export function selectForPolice(db: Database, ctx: Context, foundUntil: string): Promise<LostRow[]> {
  return selectKept(
    db,
    ctx,
    and(inArray(lostItems.lostType, policeTypes), lte(lostItems.foundDate, foundUntil)),
  );
}

/** Kept items whose time is over on a day. */
export function selectOutOfTime(db: Database, ctx: Context, today: string): Promise<LostRow[]> {
  return selectKept(db, ctx, lte(lostItems.keepUntil, today));
}

function selectKept(db: Database, ctx: Context, isDue: SQL | undefined): Promise<LostRow[]> {
  return db
    .select()
    .from(lostItems)
    .where(
      ofClub(
        lostItems,
        ctx.club.clubIdx,
        eq(lostItems.state, lostState.kept),
        isNotDeleted(lostItems),
        isDue,
      ),
    )
    .orderBy(lostItems.lostIdx);
}
