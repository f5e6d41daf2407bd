import { and, arrayContains, eq, gte, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { events } from "../../db/tables";

/** Tells of the days of a span whether a visible event for a member type runs on them. */
export async function eventDays(
  db: Database,
  wish: { clubIdx: number; from: string; to: string; memberType: string },
): Promise<(date: string) => boolean> {
  const rows = await db
    .select({ startDate: events.startDate, endDate: events.endDate })
    .from(events)
    .where(
      and(
        eq(events.clubIdx, wish.clubIdx),
        eq(events.isVisible, true),
        isNull(events.deletedAt),
        lte(events.startDate, wish.to),
        gte(events.endDate, wish.from),
        or(sql`cardinality(${events.memberTypes}) = 0`, arrayContains(events.memberTypes, [wish.memberType])),
      ),
    );
  return (date) => rows.some((event) => event.startDate <= date && date <= event.endDate);
}
