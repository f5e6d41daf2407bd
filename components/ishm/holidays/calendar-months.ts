import { addDays, weekCodeOf } from "@/lib/shared/time/calendar";

type CalendarMonth = { month: number; weeks: (string | null)[][] };

const daysOfWeek = 7;

/** The months of a year in weeks from Sunday to Saturday; days of other months are null. */
export function calendarOf(year: number): CalendarMonth[] {
  return Array.from({ length: 12 }, (_, at) => ({ month: at + 1, weeks: weeksOf(year, at + 1) }));
}

function weeksOf(year: number, month: number): (string | null)[][] {
  const first = `${year}-${String(month).padStart(2, "0")}-01`;
  const before: null[] = Array.from({ length: weekCodeOf(first) - 1 }, () => null);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const cells = [...before, ...Array.from({ length }, (_, day) => addDays(first, day))];
  const weeks = Math.ceil(cells.length / daysOfWeek);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: daysOfWeek }, (_day, at) => cells[week * daysOfWeek + at] ?? null),
  );
}
