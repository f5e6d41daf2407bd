import {
  forgetLimitState,
  isLimited,
  limitStateAt,
  type Round,
} from "@/lib/club-api/domains/simulations/engine/limit-state";
import type { Policy } from "@/lib/club-api/domains/simulations/engine/policy";
import { createRandom } from "@/tests/support/history/random";

const hour = 3_600_000;
const at = (hours: number) => new Date(hours * hour);
const member = 7;
/** Two rounds that are still to be played are as many as may be. */
const policy = {
  isLimitReached: (rounds: readonly { state: string; isUpcoming: boolean }[]) =>
    rounds.filter(({ state, isUpcoming }) => state === "10" && isUpcoming).length >= 2,
} as unknown as Policy;

function roundsOf(random: () => number): Round[] {
  return Array.from({ length: 6 }, (_, place) => {
    const from = Math.floor(random() * 40);
    const endAt = random() < 0.5 ? at(from + Math.floor(random() * 20)) : null;
    return {
      playDate: `2026-06-0${place + 1}`,
      dayType: "WEEKDAY",
      reservationType: "10",
      teeTime: "07:00",
      teeOff: at(from + Math.floor(random() * 60)),
      from: at(from),
      endAt,
      endState: "50" as const,
    };
  });
}

test("what is known of a member counts until a round comes, ends or is played, and not longer", () => {
  const random = createRandom(27);
  for (let play = 0; play < 200; play += 1) {
    const rounds = new Map([[member, roundsOf(random)]]);
    const cached = { policy, rounds, limitStates: new Map() };
    const moments = Array.from({ length: 30 }, () => Math.floor(random() * 110)).sort(
      (one, other) => one - other,
    );
    for (const moment of moments) {
      const fresh = { policy, rounds, limitStates: new Map() };
      const [known, anew] = [
        limitStateAt(cached, member, at(moment)),
        limitStateAt(fresh, member, at(moment)),
      ];
      expect(known.rounds).toEqual(anew.rounds);
      const day = { playDate: "2026-06-09", dayType: "WEEKDAY" } as const;
      expect(isLimited(cached, known, day, "30")).toBe(isLimited(fresh, anew, day, "30"));
    }
  }
});

test("a round that came meanwhile is seen once the member's standing is forgotten", () => {
  const rounds = new Map<number, Round[]>([[member, []]]);
  const world = { policy, rounds, limitStates: new Map() };
  expect(limitStateAt(world, member, at(1)).rounds).toEqual([]);
  rounds.set(
    member,
    roundsOf(createRandom(3)).map((round) => ({ ...round, from: at(0), endAt: null })),
  );
  forgetLimitState(world, member);
  expect(limitStateAt(world, member, at(1)).rounds).toHaveLength(6);
});
