import { addDays } from "./calendar";
import { atClubTime } from "./club-time";

/** The first moment of the month of a club day. */
export function monthStart(date: string, zone: string): Date {
  return atClubTime(`${date.slice(0, 7)}-01`, "00:00", zone);
}

/** The months that end with the one of a day, the oldest first: `2026-11`. */
export function monthsUntil(date: string, count: number): string[] {
  const last = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, index) => {
    const month = last - (count - 1 - index);
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
  });
}

/** The month after a month that is in its last two weeks, on whatever day weeks begin; null for any other. */
export function monthSoon(month: string, today: string): string | null {
  const later = addDays(today, 13).slice(0, 7);
  return today.startsWith(month) && later !== month ? later : null;
}
