import { asc, eq, max, type SQL } from "drizzle-orm";
import type { PracticeKind } from "@/lib/contract/code-values/club-records";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { practiceGrounds } from "../../db/tables";
import type { Context } from "../../platform/context";
import { Board, isNotDeleted } from "../boards";

export type PracticeRow = typeof practiceGrounds.$inferSelect;

export const practiceBoard = new Board({
  table: practiceGrounds,
  kind: "practice",
  key: "practiceIdx",
  place: "order",
  searchColumn: "searchTexts",
});

export const practiceOrder = [asc(practiceGrounds.order), asc(practiceGrounds.practiceIdx)];

export function isOfPracticeKind(kind: PracticeKind): SQL {
  return eq(practiceGrounds.kind, kind);
}

/** The place after the last one. */
export async function nextPracticeOrder(tx: Database, ctx: Context): Promise<number> {
  const rows = await tx
    .select({ last: max(practiceGrounds.order) })
    .from(practiceGrounds)
    .where(ofClub(practiceGrounds, ctx.club.clubIdx, isNotDeleted(practiceGrounds)));
  return (rows[0]?.last ?? 0) + 1;
}

/** Text fields of a practice ground, per language. */
export const practiceTexts = {
  first: "name",
  fields: ["name", "place", "surface", "text", "lessons", "rules"],
  rich: [],
} as const;
