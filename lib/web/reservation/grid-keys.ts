import type { KeyboardEvent } from "react";
import { addDays, type WeekCode, weekCodeOf } from "@/lib/shared/time/calendar";
import { monthAfter, monthBefore } from "./month-grid";

const lastDay = (month: string) => addDays(`${monthAfter(month)}-01`, -1);

/** A day of another month, or its last one. */
function inMonth(day: string, month: string): string {
  const wanted = `${month}-${day}`;
  const last = lastDay(month);
  return wanted > last ? last : wanted;
}

function monthsAway(month: string, months: number): string {
  const step = months < 0 ? monthBefore : monthAfter;
  return Array.from({ length: Math.abs(months) }).reduce<string>((at) => step(at), month);
}

export const isPageKey = (key: string): boolean => key === "PageUp" || key === "PageDown";

/**
 * Where a key leads from a day of a date grid (APG): a day, a week, its ends, a month, with Shift a year. Pages aim at
 * `pageDay`, the day of the month that paging began on, so that a short month on the way does not change where it ends.
 */
export function dayAfterKey(
  date: string,
  { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">,
  pageDay: string,
  firstDay: WeekCode,
): string | null {
  const month = date.slice(0, 7);
  const weekday = (weekCodeOf(date) - firstDay + 7) % 7;
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case "ArrowLeft":
      return addDays(date, -1);
    case "ArrowRight":
      return addDays(date, 1);
    case "ArrowUp":
      return addDays(date, -7);
    case "ArrowDown":
      return addDays(date, 7);
    case "Home":
      return addDays(date, -weekday);
    case "End":
      return addDays(date, 6 - weekday);
    case "PageUp":
      return inMonth(pageDay, monthsAway(month, -months));
    case "PageDown":
      return inMonth(pageDay, monthsAway(month, months));
    default:
      return null;
  }
}
