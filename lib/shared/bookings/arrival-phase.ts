import { type BookingState, bookingState } from "@/lib/contract/code-values/bookings";

/** Where a party stands on its play date, as the front desk sees it (domain.md 7.12, 8.2). */
export const arrivalPhases = [
  "EXPECTED",
  "ARRIVING",
  "LATE",
  "CANDIDATE",
  "IN",
  "PLAYING",
  "SETTLED",
  "NO_SHOW",
  "ENDED",
] as const;
export type ArrivalPhase = (typeof arrivalPhases)[number];

/** The moments of a party that its phase follows from; timestamps with offset. */
export type ArrivalTimes = {
  checkInFrom: string;
  checkInTo: string;
  teeOffAt: string;
  /** From then on a party that is not there is a candidate for a no-show. */
  noShowFrom: string;
};

/**
 * The phase of a booking at a moment: `EXPECTED` before its check-in opens, `ARRIVING` in the window of C0320, `LATE` after
 * it, `CANDIDATE` for a no-show; with the party there `IN` until tee-off and `PLAYING` from then on. Any state that holds
 * no slot is `ENDED`.
 */
export function arrivalPhase(
  { state, ...times }: ArrivalTimes & { state: BookingState },
  now: Date,
): ArrivalPhase {
  const isPast = (moment: string) => now.getTime() >= Date.parse(moment);
  if (state === bookingState.booked || state === bookingState.confirmed) {
    if (isPast(times.noShowFrom)) return "CANDIDATE";
    if (now.getTime() > Date.parse(times.checkInTo)) return "LATE";
    return isPast(times.checkInFrom) ? "ARRIVING" : "EXPECTED";
  }
  if (state === bookingState.checkedIn) return isPast(times.teeOffAt) ? "PLAYING" : "IN";
  if (state === bookingState.played) return "SETTLED";
  return state === bookingState.noShow ? "NO_SHOW" : "ENDED";
}
