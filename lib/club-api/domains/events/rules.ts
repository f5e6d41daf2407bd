import { daysBetween } from "@/lib/shared/time/calendar";

/** What an event says in each language. */
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
