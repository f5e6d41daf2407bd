import { eq, lt, sql } from "drizzle-orm";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { dashboardDays, dashboardVisitors } from "../../db/tables";
import type { Context } from "../../platform/context";

/** Notes a visitor of a day; false when that visitor was there already. */
export async function insertVisitor(
  db: Database,
  visitor: { clubIdx: number; date: string; visitorHash: string },
): Promise<boolean> {
  const rows = await db
    .insert(dashboardVisitors)
    .values(visitor)
    .onConflictDoNothing()
    .returning({ date: dashboardVisitors.date });
  return rows.length === 1;
}

export type DayCounter = Exclude<keyof typeof dashboardDays.$inferSelect, "clubIdx" | "date" | "visits">;

/** Adds to a counter of the club's present day, in the transaction of what is counted (domain.md 6 `Dashboard`). */
export async function addToDay(tx: Database, ctx: Context, counter: DayCounter, by = 1): Promise<void> {
  await tx
    .insert(dashboardDays)
    .values({ clubIdx: ctx.club.clubIdx, date: clubDate(ctx.now, ctx.club.zone), [counter]: by })
    .onConflictDoUpdate({
      target: [dashboardDays.clubIdx, dashboardDays.date],
      set: { [counter]: sql`${dashboardDays[counter]} + ${by}` },
    });
}

/** Adds one visit to a day in a single statement; the new count. */
export async function addVisit(db: Database, clubIdx: number, date: string): Promise<number> {
  const rows = await db
    .insert(dashboardDays)
    .values({ clubIdx, date, visits: 1 })
    .onConflictDoUpdate({
      target: [dashboardDays.clubIdx, dashboardDays.date],
      set: { visits: sql`${dashboardDays.visits} + 1` },
    })
    .returning({ visits: dashboardDays.visits });
  return rows[0]?.visits ?? 0;
}

export async function selectVisits(db: Database, clubIdx: number, date: string): Promise<number> {
  const rows = await db
    .select({ visits: dashboardDays.visits })
    .from(dashboardDays)
    .where(ofClub(dashboardDays, clubIdx, eq(dashboardDays.date, date)));
  return rows[0]?.visits ?? 0;
}

/** Forgets who came before a day. */
export async function deleteVisitorsBefore(db: Database, clubIdx: number, date: string): Promise<void> {
  await db
    .delete(dashboardVisitors)
    .where(ofClub(dashboardVisitors, clubIdx, lt(dashboardVisitors.date, date)));
}
