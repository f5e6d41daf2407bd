import { asc, eq, max, type SQL } from "drizzle-orm";
import type { EntryKind } from "@/lib/contract/code-values/club-records";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { clubEntries } from "../../db/tables";
import type { Context } from "../../platform/context";
import { Board, isNotDeleted } from "../boards";

export type EntryRow = typeof clubEntries.$inferSelect;

export const entryBoard = new Board({
  table: clubEntries,
  kind: "clubEntry",
  key: "entryIdx",
  place: "order",
  searchColumn: "searchTexts",
  images: { image: "imageUrl" },
});

/** By kind, and in each kind by place. */
export const entryOrder = [asc(clubEntries.kind), asc(clubEntries.order), asc(clubEntries.entryIdx)];

export function isOfKind(kind: EntryKind): SQL {
  return eq(clubEntries.kind, kind);
}

/** The place after the last one of a kind. */
export async function nextOrder(tx: Database, ctx: Context, kind: EntryKind): Promise<number> {
  const rows = await tx
    .select({ last: max(clubEntries.order) })
    .from(clubEntries)
    .where(ofClub(clubEntries, ctx.club.clubIdx, isNotDeleted(clubEntries), isOfKind(kind)));
  return (rows[0]?.last ?? 0) + 1;
}

/** Text fields of an entry, per language. */
export const entryTexts = { first: "title", fields: ["title", "hours", "text"], rich: [] } as const;
