import { and, getTableColumns, gt, gte, lt, lte, type SQL } from "drizzle-orm";
import { daysBetween } from "@/lib/shared/time/calendar";
import { events } from "../../db/tables";
import type { Context } from "../../platform/context";
import { Board, dayOf, textsWithout } from "../boards";

/** Text fields of an event, per language. */
export const eventTexts = {
  first: "title",
  fields: ["title", "summary", "contents"],
  rich: ["contents"],
} as const;

export type Progress = "0" | "1" | "2";

/** 0 planned, 1 running, 2 ended on a club day; both days of the event are its own (domain.md 6). */
export function progressOf(
  today: string,
  { startDate, endDate }: { startDate: string; endDate: string },
): Progress {
  if (today < startDate) return "0";
  return today <= endDate ? "1" : "2";
}

/** Days until it begins or, while it runs, until its last day; null when it has ended. */
export function daysLeft(today: string, days: { startDate: string; endDate: string }): number | null {
  const progress = progressOf(today, days);
  if (progress === "2") return null;
  return daysBetween(today, progress === "0" ? days.startDate : days.endDate);
}

export type EventRow = typeof events.$inferSelect;
/** An event as a list shows it, its contents left out. */
export type ListedEvent = Omit<EventRow, "searchTexts">;
export const eventColumns = getTableColumns(events);

const { searchTexts: _, texts, ...plainColumns } = eventColumns;
export const listedColumns = { ...plainColumns, texts: textsWithout(texts, eventTexts.rich) };

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
