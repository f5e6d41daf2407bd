import type { ReservationCalendar } from "@/lib/contract/tee-sheets/tee-sheets";

type CalendarDay = ReservationCalendar["days"][number];
/** A day of the booking strip; `share` is the free part of its teams, 0 to 1. */
export type BookingDay = Pick<CalendarDay, "date" | "freeTeams" | "minGreenFee"> & {
  state: "free" | "full" | "resting";
  isWeekend: boolean;
  share: number;
};

/** Two weeks are shown side by side on wide screens. */
const mostDays = 14;

/**
 * The next days that a visitor can choose from: none that is over, and not today once nothing of it is free. Empty when
 * nothing is open at all.
 */
export function bookingDays(days: readonly CalendarDay[], today: string): BookingDay[] {
  return days
    .filter(({ date, freeTeams }) => date > today || (date === today && freeTeams > 0))
    .slice(0, mostDays)
    .map((day) => ({
      date: day.date,
      freeTeams: day.freeTeams,
      minGreenFee: day.minGreenFee,
      state: stateOf(day),
      isWeekend: day.dayType === "WEEKEND",
      share: day.totalTeams > 0 ? day.freeTeams / day.totalTeams : 0,
    }));
}

function stateOf({ isOpen, freeTeams }: CalendarDay): BookingDay["state"] {
  if (!isOpen) return "resting";
  return freeTeams > 0 ? "free" : "full";
}

/** The day that is chosen at first: the next with a free time, else the next that is open. */
export function firstChoice(days: readonly BookingDay[]): string | undefined {
  const wanted = days.find(({ state }) => state === "free") ?? days.find(({ state }) => state === "full");
  return wanted?.date;
}
