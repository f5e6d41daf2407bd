import type { BookingState } from "@/lib/contract/code-values/bookings";
import { bookingState } from "@/lib/contract/code-values/bookings";
import type { CountedRound, Day, Policy } from "./policy";

/** A round of a member, from when it was booked; `endAt` null is one that nobody ended. */
export type Round = Omit<CountedRound, "state" | "isAhead"> & {
  teeTime: string;
  teeOff: Date;
  from: Date;
  endAt: Date | null;
  endState: BookingState;
};

/** State of the members in a replay. */
type Members = {
  policy: Policy;
  rounds: ReadonlyMap<number, readonly Round[]>;
  standings: Map<number, Standing>;
};

type ShownRound = CountedRound & { teeTime: string };

/** How a member stands from one moment to the next one at which a round comes, ends or is played. */
export type Standing = {
  from: number;
  until: number;
  rounds: readonly ShownRound[];
  /** Whether a limit is reached, by play date and member type. */
  reached: Map<string, boolean>;
};

/** A member's rounds as they stand at a moment. A whole line asks about the same ones again and again. */
export function standingAt(members: Members, memberIdx: number, at: Date): Standing {
  const now = at.getTime();
  const known = members.standings.get(memberIdx);
  if (known && known.from <= now && now < known.until) return known;
  const rounds = members.rounds.get(memberIdx) ?? [];
  const turns = rounds.flatMap(({ from, endAt, teeOff }) => [from, teeOff, ...(endAt ? [endAt] : [])]);
  const ahead = turns.map((turn) => turn.getTime()).filter((turn) => turn > now);
  const shown = rounds
    .filter(({ from }) => from <= at)
    .map(({ endAt, endState, teeOff, ...round }) => ({
      ...round,
      state: endAt !== null && endAt <= at ? endState : bookingState.booked,
      isAhead: teeOff > at,
    }));
  const standing = { from: now, until: Math.min(...ahead), rounds: shown, reached: new Map() };
  members.standings.set(memberIdx, standing);
  return standing;
}

/** Whether a member has as many rounds as the limits allow for a day. */
export function isLimited(members: Members, standing: Standing, day: Day, memberType: string): boolean {
  const key = `${day.playDate} ${memberType}`;
  const known = standing.reached.get(key);
  if (known !== undefined) return known;
  const isReached = members.policy.isLimitReached(standing.rounds, day, memberType);
  standing.reached.set(key, isReached);
  return isReached;
}

/** After a round of a member came or ended, what was known of him counts no more. */
export function forgetStanding(members: Members, memberIdx: number): void {
  members.standings.delete(memberIdx);
}
