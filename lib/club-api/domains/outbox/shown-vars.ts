import { formatClock, formatDateTime } from "@/lib/shared/time/date-format";
import { type DayWriter, formatDay, formatDeadline } from "@/lib/shared/time/deadline";

/** Variables as callers give them, see `NoticeVars`. */
export type GivenVars = Readonly<Record<string, string | Date>>;

const day = /^\d{4}-\d{2}-\d{2}$/;
const timeOfDay = /^\d{2}:\d{2}$/;
/** Moments until which something can be done. */
const deadlines = ["until", "deadline", "grace"];

/**
 * The variables of a notice in the club's formats of days, times and moments (C0200), in the club's zone (C0190); days and
 * deadlines with their weekday in the reader's language.
 */
export function shownVars(given: GivenVars, writer: DayWriter): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, shownValue(name, value, writer)]),
  );
}

function shownValue(name: string, value: string | Date, writer: DayWriter): string {
  if (value instanceof Date)
    return deadlines.includes(name) ? formatDeadline(value, writer) : formatDateTime(value, writer.formats);
  if (name === "date" && day.test(value)) return formatDay(value, writer);
  return name === "time" && timeOfDay.test(value) ? formatClock(value, writer.formats) : value;
}
