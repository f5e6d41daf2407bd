import type { BookingState } from "@/lib/contract/code-values/bookings";
import { bookingState } from "@/lib/contract/code-values/bookings";
import type { CountedRound, Day, Policy } from "./policy";

/** A round of a member, from when it was booked; `endAt` null is one that nobody ended. */
export type Round = Omit<CountedRound, "state" | "isUpcoming"> & {
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
  limitStates: Map<number, LimitState>;
};

type ShownRound = CountedRound & { teeTime: string };

/** How a member stands from one moment to the next one at which a round comes, ends or is played. */
export type LimitState = {
  from: number;
  until: number;
  rounds: readonly ShownRound[];
  /** Whether a limit is reached, by play date and member type. */
  reached: Map<string, boolean>;
};

/** A member's rounds as they stand at a moment. A whole line asks about the same ones again and again. */
export function limitStateAt(members: Members, memberIdx: number, at: Date): LimitState {
  const now = at.getTime();
  const known = members.limitStates.get(memberIdx);
  if (known && known.from <= now && now < known.until) return known;
  const rounds = members.rounds.get(memberIdx) ?? [];
  const turns = rounds.flatMap(({ from, endAt, teeOff }) => [from, teeOff, ...(endAt ? [endAt] : [])]);
  const upcoming = turns.map((turn) => turn.getTime()).filter((turn) => turn > now);
  const shown = rounds
    .filter(({ from }) => from <= at)
    .map(({ endAt, endState, teeOff, ...round }) => ({
      ...round,
      state: endAt !== null && endAt <= at ? endState : bookingState.booked,
      isUpcoming: teeOff > at,
    }));
  const limitState = { from: now, until: Math.min(...upcoming), rounds: shown, reached: new Map() };
  members.limitStates.set(memberIdx, limitState);
  return limitState;
}

/** Whether a member has as many rounds as the limits allow for a day. */
export function isLimited(members: Members, limitState: LimitState, day: Day, memberType: string): boolean {
  const key = `${day.playDate} ${memberType}`;
  const known = limitState.reached.get(key);
  if (known !== undefined) return known;
  const isReached = members.policy.isLimitReached(limitState.rounds, day, memberType);
  limitState.reached.set(key, isReached);
  return isReached;
}

/** After a round of a member came or ended, what was known of him counts no more. */
export function forgetLimitState(members: Members, memberIdx: number): void {
  members.limitStates.delete(memberIdx);
}
