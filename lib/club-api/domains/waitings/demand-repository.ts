import { and, asc, count, eq, gte, inArray, sql } from "drizzle-orm";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import { type WaitingState, waitingState } from "@/lib/contract/code-values/waitings";
import type { Database } from "../../db/database";
import { holdExists, saleExists } from "../../db/slot-holders";
import { teeSlots, waitings } from "../../db/tables";
import { isInLine } from "./office-repository";

type DemandRow = { playDate: string; waiting: number; offered: number; assigned: number };

/** Coming days that have entries in line, and how many of each kind. */
export function selectDemand(db: Database, clubIdx: number, today: string): Promise<DemandRow[]> {
  const countOf = (state: WaitingState) =>
    sql<number>`(count(*) filter (where ${waitings.state} = ${state}))::int`;
  return db
    .select({
      playDate: waitings.playDate,
      waiting: countOf(waitingState.waiting),
      offered: countOf(waitingState.offered),
      assigned: countOf(waitingState.assigned),
    })
    .from(waitings)
    .where(and(eq(waitings.clubIdx, clubIdx), gte(waitings.playDate, today)))
    .groupBy(waitings.playDate)
    .having(sql`bool_or(${isInLine})`)
    .orderBy(asc(waitings.playDate));
}

/** How many slots of some days are open, not sold and not held, by day. */
export async function countFree(
  db: Database,
  clubIdx: number,
  playDates: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  if (playDates.length === 0) return new Map();
  const rows = await db
    .select({ playDate: teeSlots.playDate, free: count() })
    .from(teeSlots)
    .where(
      and(
        eq(teeSlots.clubIdx, clubIdx),
        inArray(teeSlots.playDate, [...playDates]),
        inArray(teeSlots.openType, [slotState.open, slotState.membersOnly]),
        sql`${teeSlots.linkedSheetIdx} is null`,
        sql`not exists ${saleExists(db)}`,
        sql`not exists ${holdExists(db, now)}`,
      ),
    )
    .groupBy(teeSlots.playDate);
  return new Map(rows.map(({ playDate, free }) => [playDate, free]));
}
