import type { BookingState, ReservationTypeCode } from "@/lib/contract/code-values/bookings";
import { bookingState, reservationTypeCode } from "@/lib/contract/code-values/bookings";
import type { DayType } from "@/lib/shared/bookings/cancel-stage";
import { addDays, weekCodeOf } from "@/lib/shared/time/calendar";

/** domain.md 7.3; null is no limit. */
export type Limits = {
  day: number | null;
  week: number | null;
  month: number | null;
  monthWeekend: number | null;
  year: number | null;
  open: number | null;
};
export type LimitWindow = keyof Limits;
export type Counts = Record<LimitWindow, number>;

/** A booking as the limits see it. `isUpcoming`: tee-off is still to come. */
export type CountedBooking = {
  playDate: string;
  dayType: DayType;
  state: BookingState;
  reservationType: ReservationTypeCode;
  isUpcoming: boolean;
};

const countedStates = new Set<BookingState>([
  bookingState.booked,
  bookingState.confirmed,
  bookingState.checkedIn,
  bookingState.played,
  bookingState.lateCancelled,
  bookingState.noShow,
  bookingState.drawHold,
]);
const openStates = new Set<BookingState>([
  bookingState.booked,
  bookingState.confirmed,
  bookingState.drawHold,
]);

/** Whether a booking is one that its booker may still change or cancel, as far as its state says (domain.md 8.2). */
export function isChangeable({ state }: { state: BookingState }): boolean {
  return state === bookingState.booked || state === bookingState.confirmed;
}

/** Whether a booking is a round of a yearly team, which its form rules (domain.md 7.10) and not the booker alone. */
export function isTeamRound({ teamFormIdx }: { teamFormIdx: number | null }): boolean {
  return teamFormIdx !== null;
}

/** The days whose bookings can matter to a booking on a play date: its year and its week, which may cross it. */
export function countedSpan(playDate: string): { from: string; to: string } {
  const year = playDate.slice(0, 4);
  const week = weekOf(playDate);
  return {
    from: [`${year}-01-01`, week.from].sort()[0] ?? week.from,
    to: [`${year}-12-31`, week.to].sort()[1] ?? week.to,
  };
}

/** Monday to Sunday. */
export function weekOf(date: string): { from: string; to: string } {
  // weekCodes run from 1 Sunday to 7 Saturday; a week of the limits begins on Monday.
  const from = addDays(date, -((weekCodeOf(date) + 5) % 7));
  return { from, to: addDays(from, 6) };
}

/** How many bookings count in each window of a play date (domain.md 7.3). Rounds of yearly teams never do. */
export function countBookings(all: readonly CountedBooking[], playDate: string): Counts {
  const own = all.filter((booking) => booking.reservationType !== reservationTypeCode.yearlyTeam);
  const counted = own.filter((booking) => countedStates.has(booking.state));
  const week = weekOf(playDate);
  const inMonth = counted.filter((booking) => booking.playDate.slice(0, 7) === playDate.slice(0, 7));
  return {
    day: counted.filter((booking) => booking.playDate === playDate).length,
    week: counted.filter((booking) => booking.playDate >= week.from && booking.playDate <= week.to).length,
    month: inMonth.length,
    monthWeekend: inMonth.filter((booking) => booking.dayType === "WEEKEND").length,
    year: counted.filter((booking) => booking.playDate.slice(0, 4) === playDate.slice(0, 4)).length,
    open: own.filter((booking) => booking.isUpcoming && openStates.has(booking.state)).length,
  };
}

/** The bookings left in each window; never below 0, null without a limit. */
export function remainingOf(counts: Counts, limits: Limits): Limits {
  const left = (window: LimitWindow) => {
    const limit = limits[window];
    return limit === null ? null : Math.max(0, limit - counts[window]);
  };
  return {
    day: left("day"),
    week: left("week"),
    month: left("month"),
    monthWeekend: left("monthWeekend"),
    year: left("year"),
    open: left("open"),
  };
}

const windowOrder: readonly LimitWindow[] = ["day", "week", "month", "monthWeekend", "year", "open"];

/** The first window that has no room for one more booking on a day of this type; null when all have. */
export function fullWindow(counts: Counts, limits: Limits, dayType: DayType): LimitWindow | null {
  const remaining = remainingOf(counts, limits);
  return (
    windowOrder.find(
      (window) => remaining[window] === 0 && (window !== "monthWeekend" || dayType === "WEEKEND"),
    ) ?? null
  );
}

/** Whether two tee-offs of one day (`HH:mm`) lie closer than a person can play (domain.md 7.3, 4208). */
export function isClash(one: string, other: string, clashMinutes: number): boolean {
  return Math.abs(minutesOf(one) - minutesOf(other)) < clashMinutes;
}

/** A seat as far as the roster rule asks. */
export type NamedSeat = { isBooker: boolean; memberIdx: number | null; name: string; phoneNo: string | null };

/** A companion counts as named with a member number, or with a name and, where the club asks for it, a phone number. */
export function isNamed(seat: NamedSeat, isPhoneNeeded: boolean): boolean {
  if (seat.memberIdx !== null) return true;
  return seat.name !== "" && (!isPhoneNeeded || seat.phoneNo !== null);
}

/** Whether enough companions are named (4204): `required` before the roster is due, all of them from then on. */
export function hasCompanions(
  seats: readonly NamedSeat[],
  rule: { required: number; isDue: boolean; isPhoneNeeded: boolean },
): boolean {
  const companions = seats.filter((seat) => !seat.isBooker);
  const named = companions.filter((seat) => isNamed(seat, rule.isPhoneNeeded));
  return named.length >= (rule.isDue ? companions.length : Math.min(rule.required, companions.length));
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
