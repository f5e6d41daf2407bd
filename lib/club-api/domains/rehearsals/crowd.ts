import {
  type ArrivalBand,
  maxCrowd,
  type RehearsalDevice,
  type RehearsalReport,
} from "@/lib/contract/bookings/rehearsals";

/** How somebody came to an opening, as far as the product has recorded it; nothing that names a person. */
export type Demand = {
  memberType: string;
  /** Milliseconds from the opening for the member's type; negative before it. */
  arriveMs: number;
  device: RehearsalDevice | null;
  /** Minutes of the day and course that were wished for; null for any. */
  teeMinute: number | null;
  courseCode: string | null;
  players: number;
};
/** Somebody of the crowd, by a number that means nothing outside the sandbox. */
export type CrowdMember = Omit<Demand, "device"> & {
  memberIdx: number;
  device: RehearsalDevice;
  /** Milliseconds from a look to the next tap, and from the held time to the booking. */
  reactMs: number;
  formMs: number;
};
export type Source = RehearsalReport["source"];
/** Demand at the last openings: who came, and how many at the largest of them. */
export type PastDemand = { demand: readonly Demand[]; largest: number; source: Source };

/** Numbers of the crowd's members begin here: of the demo's and of real members none is shown anywhere. */
export const firstCrowdIdx = 1_000_001;
/** Fewer recorded members say too little about a crowd. */
export const enoughDemand = 20;
/** Of members whose browser nobody knows. */
const phoneShare = 0.7;
const secondMs = 1_000;

/** A seeded stream of numbers from 0 up to 1 (mulberry32): the same seed makes the same crowd. */
export function seededShares(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many come: as many as at the largest of the last openings, times the load. */
export function crowdSize(largest: number, load: number): number {
  return Math.min(Math.max(largest, 1) * load, maxCrowd);
}

/**
 * So many members in the manner of the recorded ones, each a little earlier or later than its pattern: the crowd of a
 * larger load is denser, not longer.
 */
export function makeCrowd(
  demand: readonly Demand[],
  { members, seed }: { members: number; seed: string },
): CrowdMember[] {
  const share = seededShares(seed);
  const between = (low: number, high: number) => low + (high - low) * share();
  return Array.from({ length: members }, (_, place) => {
    const pattern = demand[Math.floor(share() * demand.length)];
    if (!pattern) throw new Error("A crowd needs somebody whom it is like.");
    const device = pattern.device ?? (share() < phoneShare ? "PHONE" : "DESKTOP");
    const isPhone = device === "PHONE";
    return {
      ...pattern,
      device,
      memberIdx: firstCrowdIdx + place,
      arriveMs: Math.round(
        pattern.arriveMs + between(-0.1, 0.1) * Math.max(Math.abs(pattern.arriveMs), 2_000),
      ),
      reactMs: Math.round(between(0.3, isPhone ? 2.5 : 1.5) * secondMs),
      formMs: Math.round(between(5, isPhone ? 40 : 25) * secondMs),
    };
  });
}

/** Who comes to an opening of which little is on record: by the number of members of each type, most of them early. */
export function assumedDemand(
  types: readonly { memberType: string; members: number }[],
  tees: readonly { teeMinute: number; courseCode: string }[],
  seed: string,
): Demand[] {
  const share = seededShares(seed);
  const total = types.reduce((sum, { members }) => sum + members, 0);
  const size = Math.min(Math.max(total, enoughDemand), 200);
  return types.flatMap(({ memberType, members }) =>
    Array.from({ length: Math.max(1, Math.round((members / Math.max(total, 1)) * size)) }, () => {
      const tee = tees[Math.floor(share() * tees.length)];
      // A fifth waits for the second, the others come in the minutes after it.
      const arriveMs =
        share() < 0.2 ? -Math.round(share() * 300_000) : Math.round(-Math.log(1 - share()) * 120_000);
      return {
        memberType,
        arriveMs,
        device: null,
        teeMinute: tee?.teeMinute ?? null,
        courseCode: share() < 0.5 ? (tee?.courseCode ?? null) : null,
        players: share() < 0.8 ? 4 : 3,
      };
    }),
  );
}

export function arrivalBand(arriveMs: number): ArrivalBand {
  if (arriveMs < 0) return "BEFORE";
  if (arriveMs < 10 * secondMs) return "FIRST_10";
  if (arriveMs < 60 * secondMs) return "FIRST_60";
  return arriveMs < 600 * secondMs ? "FIRST_600" : "LATER";
}
