import { and, asc, between, eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { holidays } from "../../db/tables";

export type HolidayRow = typeof holidays.$inferSelect;

/** The holidays of a span of days, both ends included, in order. */
export function selectHolidays(
  db: Database,
  clubIdx: number,
  from: string,
  to: string,
): Promise<HolidayRow[]> {
  return db
    .select()
    .from(holidays)
    .where(and(eq(holidays.clubIdx, clubIdx), between(holidays.date, from, to)))
    .orderBy(asc(holidays.date), asc(holidays.seq));
}
