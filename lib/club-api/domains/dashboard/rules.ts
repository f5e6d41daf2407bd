import type { DashboardPeriod } from "@/lib/contract/code-values/dashboard";
import { addDays, weekCodeOf } from "@/lib/shared/time/calendar";

/** Days `yyyy-MM-dd`, both included. */
export type Span = { from: string; to: string };

/** The days of a period that holds `today`; weeks begin on Monday (domain.md A2, 7.3). */
export function periodSpan(period: Exclude<DashboardPeriod, "C">, today: string): Span {
  const [year = "", month = ""] = today.split("-");
  if (period === "D") return { from: today, to: today };
  if (period === "W") {
    const monday = addDays(today, -((weekCodeOf(today) + 5) % 7));
    return { from: monday, to: addDays(monday, 6) };
  }
  if (period === "Y") return { from: `${year}-01-01`, to: `${year}-12-31` };
  const first = period === "Q" ? Math.floor((Number(month) - 1) / 3) * 3 + 1 : Number(month);
  return monthSpan(Number(year), first, period === "Q" ? 3 : 1);
}

/** The period of the same kind before it; of free days as many days. */
export function spanBefore(period: DashboardPeriod, span: Span): Span {
  const lastDay = addDays(span.from, -1);
  return period === "C"
    ? { from: addDays(span.from, -dayCount(span)), to: lastDay }
    : periodSpan(period, lastDay);
}

/** The days before that a period is set against: all of them, or as many as have passed of a period that still runs. */
export function spanCompared(period: DashboardPeriod, span: Span, today: string): Span {
  const before = spanBefore(period, span);
  if (today < span.from || today >= span.to) return before;
  const days = Math.min(dayCount(before), dayCount({ from: span.from, to: today }));
  return { from: before.from, to: addDays(before.from, days - 1) };
}

export function dayCount({ from, to }: Span): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1;
}

function monthSpan(year: number, month: number, months: number): Span {
  const first = (place: number) => new Date(Date.UTC(year, place - 1, 1)).toISOString().slice(0, 10);
  return { from: first(month), to: addDays(first(month + months), -1) };
}
