import { and, arrayContains, eq, gte, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "../../../db/database";
import { events } from "../../../db/tables";

/** Tells of the days of a span whether a visible event for a member type runs on them. */
export async function eventDays(
  db: Database,
  input: { clubIdx: number; from: string; to: string; memberType: string },
): Promise<(date: string) => boolean> {
  const rows = await db
    .select({ startDate: events.startDate, endDate: events.endDate })
    .from(events)
    .where(
      and(
        eq(events.clubIdx, input.clubIdx),
        eq(events.isVisible, true),
        isNull(events.deletedAt),
        lte(events.startDate, input.to),
        gte(events.endDate, input.from),
        or(
          sql`cardinality(${events.memberTypes}) = 0`,
          arrayContains(events.memberTypes, [input.memberType]),
        ),
      ),
    );
  return (date) => rows.some((event) => event.startDate <= date && date <= event.endDate);
}
