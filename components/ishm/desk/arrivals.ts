import type { DeskBooking } from "@/lib/contract/bookings/ops-desk";
import { type ArrivalPhase, arrivalPhase } from "@/lib/shared/bookings/arrival-phase";

/** Parties as a desk filters them: still to come in, with it a no-show, at the club, done. */
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

/** The parties of a day with where they stand at a moment. */
export function arrivalsAt(list: readonly DeskBooking[], now: Date): Arrival[] {
  return list.map((booking) => {
    const phase = arrivalPhase(booking, now);
    return { booking, phase, group: groupOfPhase[phase] };
  });
}

/** Whoever has to be dealt with before the round comes first; who plays or has gone stands below. */
export function splitArrivals(arrivals: readonly Arrival[]): { ahead: Arrival[]; behind: Arrival[] } {
  const isBehind = ({ phase, group }: Arrival) => phase === "PLAYING" || group === "done";
  return {
    ahead: arrivals.filter((arrival) => !isBehind(arrival)),
    behind: arrivals.filter(isBehind),
  };
}

/** The place of the first party that tees off after a moment: the now-line stands before it. */
export function nowPlace(arrivals: readonly Arrival[], now: Date): number {
  const place = arrivals.findIndex(({ booking }) => Date.parse(booking.teeOffAt) > now.getTime());
  return place < 0 ? arrivals.length : place;
}

export function countGroups(arrivals: readonly Arrival[]): Record<DeskGroup, number> {
  const counts: Record<DeskGroup, number> = { coming: 0, candidates: 0, inside: 0, done: 0 };
  for (const { group } of arrivals) counts[group] += 1;
  return counts;
}
