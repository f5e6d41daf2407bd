import { and, gt, gte, lt, lte, type SQL } from "drizzle-orm";
import { events } from "../../db/tables";
import type { Context } from "../../platform/context";
import { Board, dayOf } from "../boards";
import type { Progress } from "./rules";

export type EventRow = typeof events.$inferSelect;

export const eventBoard = new Board({
  table: events,
  kind: "event",
  key: "eventIdx",
  place: "startDate",
  searchColumn: "searchTexts",
  period: { from: "startDate", to: "endDate", in: "days" },
  images: { thumb: "thumbUrl" },
});

/** Running and planned ones by progress, in days. */
export function isInProgress(progress: Progress, ctx: Context): SQL | undefined {
  const today = dayOf(ctx);
  if (progress === "0") return gt(events.startDate, today);
  if (progress === "2") return lt(events.endDate, today);
  return and(lte(events.startDate, today), gte(events.endDate, today));
}
