import { addDays, type WeekCode, weekCodeOf } from "@/lib/shared/time/calendar";

/** The weeks of a month (`2026-12`) from a first day on; null where a week belongs to another month. */
export function monthWeeks(month: string, firstDay: WeekCode): (string | null)[][] {
  const first = `${month}-01`;
  const length = Number(addDays(`${monthAfter(month)}-01`, -1).slice(8));
  const lead = (weekCodeOf(first) - firstDay + 7) % 7;
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, place) => {
      const offset = week * 7 + place - lead;
      return offset >= 0 && offset < length ? addDays(first, offset) : null;
    }),
  );
}

/** The current month goes on into the next one where fewer of its weeks are left. */
const fewestWeeks = 3;

/**
 * The weeks of a month that are still to come; all of them where none is. In its last days the current month goes on into the next
 * one, so that a calendar never shows a few days alone.
 */
export function weeksToCome(month: string, firstDay: WeekCode, today: string): (string | null)[][] {
  const weeks = monthWeeks(month, firstDay);
  const left = weeks.filter((week) => !isOver(week, today));
  if (left.length === 0) return weeks;
  if (!today.startsWith(month) || left.length >= fewestWeeks) return left;
  return Array.from({ length: fewestWeeks }, (_, week) => weekOf(addDays(today, week * 7), firstDay));
}

export function isOver(week: readonly (string | null)[], today: string): boolean {
  return (week.findLast((date) => date !== null) ?? "") < today;
}

/** The month after the current one, where a calendar of the current one goes on into it. */
export function monthReached(month: string, firstDay: WeekCode, today: string): string | null {
  const next = monthAfter(month);
  return weeksToCome(month, firstDay, today)
    .at(-1)
    ?.some((date) => date?.startsWith(next))
    ? next
    : null;
}

/** The seven days of the week of a date, from a first day on. */
export function weekOf(date: string, firstDay: WeekCode): string[] {
  const start = addDays(date, -((weekCodeOf(date) - firstDay + 7) % 7));
  return Array.from({ length: 7 }, (_, place) => addDays(start, place));
}

/** The month that has most of a week, and the other one that it reaches into, if it does. */
export function monthsOfWeek(week: readonly string[]): [month: string, also: string | null] {
  const months = week.map((date) => date.slice(0, 7));
  const most = months[3] ?? "";
  return [most, months.find((month) => month !== most) ?? null];
}

export function monthAfter(month: string): string {
  return addDays(`${month}-01`, 31).slice(0, 7);
}

export function monthBefore(month: string): string {
  return addDays(`${month}-01`, -1).slice(0, 7);
}
