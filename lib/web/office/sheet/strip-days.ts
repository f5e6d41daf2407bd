import { addDays, daysBetween } from "@/lib/shared/time/calendar";

/** The days above the tee sheet: three months, from a week ago. */
export const stripLength = 93;
const daysBefore = 7;

/** The first and last day of the strip around a day, which is today where none is given; a day outside of it has one of its own. */
export function stripDays(today: string, date = today): { from: string; to: string } {
  const usual = addDays(today, -daysBefore);
  const at = daysBetween(usual, date);
  const from = at >= 0 && at < stripLength ? usual : addDays(date, -Math.floor(stripLength / 2));
  return { from, to: addDays(from, stripLength - 1) };
}
