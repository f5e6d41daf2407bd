import { and, asc, count, eq, inArray, notExists, or } from "drizzle-orm";
import type { Database } from "../../db/database";
import { saleExists } from "../../db/slot-holders";
import { teeSlots } from "../../db/tables";

export type PoolSlot = typeof teeSlots.$inferSelect;

/** The slots of a post, by number. */
export function selectPool(db: Database, clubIdx: number, drawPostIdx: number): Promise<PoolSlot[]> {
  return db
    .select()
    .from(teeSlots)
    .where(and(eq(teeSlots.clubIdx, clubIdx), eq(teeSlots.drawPostIdx, drawPostIdx)))
    .orderBy(asc(teeSlots.sheetIdx));
}

/** How many slots each of some posts has. */
export async function countPools(
  db: Database,
  clubIdx: number,
  drawPostIdxs: readonly number[],
): Promise<Map<number, number>> {
  if (drawPostIdxs.length === 0) return new Map();
  const rows = await db
    .select({ drawPostIdx: teeSlots.drawPostIdx, number: count() })
    .from(teeSlots)
    .where(and(eq(teeSlots.clubIdx, clubIdx), inArray(teeSlots.drawPostIdx, [...drawPostIdxs])))
    .groupBy(teeSlots.drawPostIdx);
  return new Map(rows.flatMap((row) => (row.drawPostIdx === null ? [] : [[row.drawPostIdx, row.number]])));
}

/** The slots that dates, parts and courses name and that are nobody's: open ones, and those of this post. */
export function selectCandidates(
  db: Database,
  clubIdx: number,
  wanted: { playDates: readonly string[]; periods: readonly string[]; courseCodes: readonly string[] },
  drawPostIdx: number | null,
): Promise<PoolSlot[]> {
  const isOpen = inArray(teeSlots.openType, ["10", "60"]);
  return db
    .select()
    .from(teeSlots)
    .where(
      and(
        eq(teeSlots.clubIdx, clubIdx),
        inArray(teeSlots.playDate, [...wanted.playDates]),
        inArray(teeSlots.period, [...wanted.periods]),
        inArray(teeSlots.courseCode, [...wanted.courseCodes]),
        drawPostIdx === null ? isOpen : or(isOpen, eq(teeSlots.drawPostIdx, drawPostIdx)),
      ),
    )
    .orderBy(asc(teeSlots.sheetIdx));
}

/** Which slots of a post can be won: still the draw's, without a live booking. */
export async function selectFreePool(db: Database, clubIdx: number, drawPostIdx: number): Promise<number[]> {
  const rows = await db
    .select({ sheetIdx: teeSlots.sheetIdx })
    .from(teeSlots)
    .where(
      and(
        eq(teeSlots.clubIdx, clubIdx),
        eq(teeSlots.drawPostIdx, drawPostIdx),
        eq(teeSlots.openType, "70"),
        notExists(saleExists(db)),
      ),
    )
    .orderBy(asc(teeSlots.sheetIdx));
  return rows.map((row) => row.sheetIdx);
}
