import { addDays, daysBetween, weekCodeOf } from "@/lib/shared/time/calendar";

export const seriesCounters = ["visits", "bookings", "cancels"] as const;
type Counts = Record<(typeof seriesCounters)[number], number>;
type Day = Counts & { date: string };

/** Days that stand in a chart as one: a day, a week, a month. */
export type SeriesStep = Counts & { from: string; to: string };
type Span = { from: string; to: string };

/** Columns that can still be distinguished; above them days become weeks, and weeks months. */
const maxDays = 62;
const maxWeeks = 27;

/**
 * The counted days of a span in steps, without gaps. It begins with the first day that was counted and ends today at the
 * latest: before and after there is nothing to show. Empty when nothing was counted.
 */
export function seriesSteps(days: readonly Day[], span: Span, today: string): SeriesStep[] {
  const first = days[0]?.date;
  const to = span.to < today ? span.to : today;
  if (first === undefined || to < first) return [];
  const byDate = new Map(days.map((day) => [day.date, day]));
  const stepOf = stepFor(daysBetween(first, to) + 1);
  const steps: SeriesStep[] = [];
  for (let date = first; date <= to; date = addDays(date, 1)) {
    const counts = byDate.get(date);
    const last = steps.at(-1);
    if (last && stepOf(last.from) === stepOf(date)) {
      last.to = date;
      for (const counter of seriesCounters) last[counter] += counts?.[counter] ?? 0;
    } else {
      const { visits = 0, bookings = 0, cancels = 0 } = counts ?? {};
      steps.push({ from: date, to: date, visits, bookings, cancels });
    }
  }
  return steps;
}

/** Names the step that a day belongs to; weeks begin on Monday. */
function stepFor(days: number): (date: string) => string {
  if (days <= maxDays) return (date) => date;
  if (days <= maxWeeks * 7) return (date) => addDays(date, -((weekCodeOf(date) + 5) % 7));
  return (date) => date.slice(0, 7);
}
