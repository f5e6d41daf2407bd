import { bookingState } from "@/lib/contract/code-values/bookings";
import type { CalendarDay } from "@/lib/contract/tee-sheets/tee-sheets";
import type { Language } from "@/lib/shared/languages";

/** The sets of codes whose names the booking screen shows. */
export const bookingCodeSets = [
  "timeOpenCodes",
  "periods",
  "caddieModes",
  "holeCodes",
  "memberTypes",
] as const;

const bookedStates = [bookingState.booked, bookingState.confirmed, bookingState.drawHold].join(",");

/**
 * The day that the booking screen opens with where the address names none: the next one with a free team on which the member
 * does not play yet, since most may play once a day; else the next with a free team.
 */
export function firstDay(calendar: { days: readonly CalendarDay[]; from: string } | null | undefined) {
  const free = calendar?.days.filter(({ opened, freeTeams }) => opened && freeTeams > 0) ?? [];
  const next = free.find(({ myBookings }) => myBookings === 0) ?? free[0];
  return next?.date ?? calendar?.from ?? null;
}

/** Whether a day has a sheet of tee times. */
export function hasSheet(day: CalendarDay | undefined): boolean {
  return day?.isOpen === true && day.totalTeams > 0;
}

/** The calls about one day of a member: its sheet, the own rounds, how many bookings there are and may be. */
export function dayReads(memberIdx: number, date: string, lang: Language) {
  const params = { a: String(memberIdx), b: date };
  const own = { lang, from: date, to: date, state: bookedStates, page: "1", size: "20" };
  return {
    sheet: ["GET /reservation/sheets/{a}/{b}", { params, query: { lang } }],
    counts: ["GET /reservation/{a}/{b}/cnt", { params, query: { lang } }],
    own: ["GET /my-reservation/bookings/{id}", { params: { id: String(memberIdx) }, query: own }],
  } as const;
}
