import { asc, count, eq, exists, getTableColumns, inArray, notExists, or, sql } from "drizzle-orm";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { saleExists } from "../../db/slot-holders";
import { teeSlots } from "../../db/tables";

export type PoolSlot = typeof teeSlots.$inferSelect;
type Wanted = { playDates: readonly string[]; periods: readonly string[]; courseCodes: readonly string[] };

/** The slots of a post, by number. */
export function selectPool(db: Database, clubIdx: number, drawPostIdx: number): Promise<PoolSlot[]> {
  return db
    .select()
    .from(teeSlots)
    .where(ofClub(teeSlots, clubIdx, eq(teeSlots.drawPostIdx, drawPostIdx)))
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
    .where(ofClub(teeSlots, clubIdx, inArray(teeSlots.drawPostIdx, [...drawPostIdxs])))
    .groupBy(teeSlots.drawPostIdx);
  return new Map(rows.flatMap((row) => (row.drawPostIdx === null ? [] : [[row.drawPostIdx, row.number]])));
}

/** The slots that dates, parts and courses name and that are nobody's: open ones, and those of this post. */
export function selectCandidates(
  db: Database,
  clubIdx: number,
  wanted: Wanted,
  drawPostIdx: number | null,
): Promise<PoolSlot[]> {
  const isOpen = inArray(teeSlots.openType, [slotState.open, slotState.membersOnly]);
  return db
    .select()
    .from(teeSlots)
    .where(
      ofClub(
        teeSlots,
        clubIdx,
        inArray(teeSlots.playDate, [...wanted.playDates]),
        inArray(teeSlots.period, [...wanted.periods]),
        inArray(teeSlots.courseCode, [...wanted.courseCodes]),
        drawPostIdx === null ? isOpen : or(isOpen, eq(teeSlots.drawPostIdx, drawPostIdx)),
      ),
    )
    .orderBy(asc(teeSlots.sheetIdx));
}

/** Every slot that dates, parts and courses name, whatever it is for, and whether it has a live booking. */
export function selectWanted(
  db: Database,
  clubIdx: number,
  { playDates, periods, courseCodes }: Wanted,
): Promise<(PoolSlot & { isBooked: boolean })[]> {
  return db
    .select({
      ...getTableColumns(teeSlots),
      isBooked: sql<boolean>`${exists(saleExists(db))}`.as("is_booked"),
    })
    .from(teeSlots)
    .where(
      ofClub(
        teeSlots,
        clubIdx,
        inArray(teeSlots.playDate, [...playDates]),
        inArray(teeSlots.period, [...periods]),
        inArray(teeSlots.courseCode, [...courseCodes]),
      ),
    )
    .orderBy(asc(teeSlots.playDate), asc(teeSlots.teeTime), asc(teeSlots.courseCode));
}

/** Which slots of a post can be won: still the draw's, without a live booking. */
export async function selectFreePool(db: Database, clubIdx: number, drawPostIdx: number): Promise<number[]> {
  const rows = await db
    .select({ sheetIdx: teeSlots.sheetIdx })
    .from(teeSlots)
    .where(
      ofClub(
        teeSlots,
        clubIdx,
        eq(teeSlots.drawPostIdx, drawPostIdx),
        eq(teeSlots.openType, slotState.draw),
        notExists(saleExists(db)),
      ),
    )
    .orderBy(asc(teeSlots.sheetIdx));
  return rows.map((row) => row.sheetIdx);
}
