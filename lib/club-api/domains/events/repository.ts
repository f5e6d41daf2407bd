import { and, asc, desc, eq, gt, gte, lt, lte, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database";
import { events } from "../../db/tables";
import type { Act } from "../../platform/act";
import { createBoard, dayOf } from "../boards";
import type { Progress } from "./rules";

export type EventRow = typeof events.$inferSelect;
export type NewEvent = Omit<typeof events.$inferInsert, "eventIdx">;

export const eventBoard = createBoard({
  table: events,
  kind: "event",
  key: "eventIdx",
  place: "startDate",
  searchColumn: "searchTexts",
  images: { thumb: "thumbUrl" },
});

/** Running and planned ones by progress, in days. */
export function isInProgress(progress: Progress, act: Act): SQL | undefined {
  const today = dayOf(act);
  if (progress === "0") return gt(events.startDate, today);
  if (progress === "2") return lt(events.endDate, today);
  return and(lte(events.startDate, today), gte(events.endDate, today));
}

/** Visible events that touch the days from `from` to `to`, both included. */
export function selectEventsWithin(
  db: Database,
  clubIdx: number,
  from: string,
  to: string,
): Promise<{ startDate: string; endDate: string }[]> {
  return db
    .select({ startDate: events.startDate, endDate: events.endDate })
    .from(events)
    .where(
      and(
        eq(events.clubIdx, clubIdx),
        eq(events.isVisible, true),
        lte(events.startDate, to),
        gte(events.endDate, from),
      ),
    )
    .orderBy(asc(events.startDate), desc(events.eventIdx));
}
