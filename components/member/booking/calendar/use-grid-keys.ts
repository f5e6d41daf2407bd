import type { KeyboardEvent } from "react";
import { addDays, weekCodeOf } from "@/lib/shared/calendar";
import { monthAfter, monthBefore } from "@/lib/web/reservation/month-grid";

const lastDay = (month: string) => addDays(`${monthAfter(month)}-01`, -1);

/** The same day of another month, or its last one. */
function inMonth(date: string, month: string): string {
  const wanted = `${month}-${date.slice(8)}`;
  const last = lastDay(month);
  return wanted > last ? last : wanted;
}

function monthsAway(month: string, months: number): string {
  const step = months < 0 ? monthBefore : monthAfter;
  return Array.from({ length: Math.abs(months) }).reduce<string>((at) => step(at), month);
}

/** Where a key leads from a day of a date grid (APG): a day, a week, its ends, a month, with Shift a year. */
export function dayAfterKey(
  date: string,
  { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">,
): string | null {
  const month = date.slice(0, 7);
  const place = weekCodeOf(date) - 1;
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
      return addDays(date, -place);
    case "End":
      return addDays(date, 6 - place);
    case "PageUp":
      return inMonth(date, monthsAway(month, -months));
    case "PageDown":
      return inMonth(date, monthsAway(month, months));
    default:
      return null;
  }
}
