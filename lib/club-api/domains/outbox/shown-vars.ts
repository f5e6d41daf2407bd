import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { formatClock, formatDate, formatDateTime } from "@/lib/shared/time/date-format";

/** Variables as callers give them, see `NoticeVars`. */
export type GivenVars = Readonly<Record<string, string | Date>>;

const day = /^\d{4}-\d{2}-\d{2}$/;
const timeOfDay = /^\d{2}:\d{2}$/;

/** The variables of a notice in the club's formats of days, times and moments (C0200), in the club's zone (C0190). */
export function shownVars(given: GivenVars, formats: ClubFormats): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, shownValue(name, value, formats)]),
  );
}

function shownValue(name: string, value: string | Date, formats: ClubFormats): string {
  if (value instanceof Date) return formatDateTime(value, formats);
  if (name === "date" && day.test(value)) return formatDate(value, formats);
  return name === "time" && timeOfDay.test(value) ? formatClock(value, formats) : value;
}
