import { type DashboardPeriod, dashboardPeriods } from "@/lib/contract/code-values/dashboard";
import { daysBetween, readDate } from "@/lib/shared/time/calendar";

/** The days that the dashboard shows: a period around today, or free days from one to another. */
export type DashboardQuery =
  | { period: Exclude<DashboardPeriod, "C"> }
  | { period: "C"; from: string; to: string };

const usual = { period: "M" } as const;
/** So many days the club API counts together. */
const maxDays = 732;

/** Why a chosen span of days is refused, and which of its two days is wrong. */
export function freeDaysProblem(
  from: string,
  to: string,
): { field: "from" | "to"; reason: "required" | "order" | "tooLong" } | null {
  if (readDate(from) !== from) return { field: "from", reason: "required" };
  if (readDate(to) !== to) return { field: "to", reason: "required" };
  if (to < from) return { field: "to", reason: "order" };
  return daysBetween(from, to) >= maxDays ? { field: "to", reason: "tooLong" } : null;
}

/** Reads the query from an address; what is not understood is this month. */
export function readDashboardQuery(search: URLSearchParams): DashboardQuery {
  const asked = search.get("period");
  const period = dashboardPeriods.find((one) => one === asked) ?? usual.period;
  if (period !== "C") return { period };
  const from = search.get("from") ?? "";
  const to = search.get("to") ?? "";
  return freeDaysProblem(from, to) ? usual : { period, from, to };
}

/** The address part after `?`; this month needs none. */
export function writeDashboardQuery(query: DashboardQuery): string {
  return query.period === usual.period ? "" : new URLSearchParams(query).toString();
}
