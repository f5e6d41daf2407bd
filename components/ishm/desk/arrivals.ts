import type { DeskBooking } from "@/lib/contract/bookings/ops-desk";
import { type ArrivalPhase, arrivalPhase } from "@/lib/shared/bookings/arrival-phase";

/** The filter of parties by phase: expected (with no-shows), at the club, done. */
export const deskGroups = ["coming", "candidates", "inside", "done"] as const;
export type DeskGroup = (typeof deskGroups)[number];

const groupOfPhase: Record<ArrivalPhase, DeskGroup> = {
  EXPECTED: "coming",
  ARRIVING: "coming",
  LATE: "coming",
  CANDIDATE: "candidates",
  IN: "inside",
  PLAYING: "inside",
  SETTLED: "done",
  NO_SHOW: "done",
  ENDED: "done",
};

export type Arrival = { booking: DeskBooking; phase: ArrivalPhase; group: DeskGroup };

/** The parties of a day with their phase at a moment. */
export function arrivalsAt(list: readonly DeskBooking[], now: Date): Arrival[] {
  return list.map((booking) => {
    const phase = arrivalPhase(booking, now);
    return { booking, phase, group: groupOfPhase[phase] };
  });
}

/** Parties that have to check in come first, then those on the course and those that have left. */
export function splitArrivals(arrivals: readonly Arrival[]): { upcoming: Arrival[]; past: Arrival[] } {
  const isPast = ({ phase, group }: Arrival) => phase === "PLAYING" || group === "done";
  return {
    upcoming: arrivals.filter((arrival) => !isPast(arrival)),
    past: arrivals.filter(isPast),
  };
}

/** The index of the first party that tees off after a moment: the line of now is before it. */
export function nowIndex(arrivals: readonly Arrival[], now: Date): number {
  const index = arrivals.findIndex(({ booking }) => Date.parse(booking.teeOffAt) > now.getTime());
  return index < 0 ? arrivals.length : index;
}

export function countGroups(arrivals: readonly Arrival[]): Record<DeskGroup, number> {
  const counts: Record<DeskGroup, number> = { coming: 0, candidates: 0, inside: 0, done: 0 };
  for (const { group } of arrivals) counts[group] += 1;
  return counts;
}
