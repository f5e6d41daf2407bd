import Big from "big.js";
import type { Request, SlotRecord } from "./record";
import { type Denial, denials, type Outcome } from "./world";

/** Totals of a group of requests. `fees` are of rounds that were played. */
export type Tally = {
  asked: number;
  granted: number;
  denied: number;
  prime: number;
  primeShare: number | null;
  fees: Big;
  fines: Big;
  suspensions: number;
};
export type Outcomes = ReadonlyMap<string, Outcome>;

/** Counts what requests came to. */
export function tallyOf(
  requests: readonly Request[],
  outcomes: Outcomes,
  isPrime: (sheetIdx: number) => boolean,
): Tally {
  let [granted, prime, suspensions] = [0, 0, 0];
  let [fees, fines] = [new Big(0), new Big(0)];
  for (const { key } of requests) {
    const outcome = outcomes.get(key);
    if (outcome?.sheetIdx == null) continue;
    granted += 1;
    if (isPrime(outcome.sheetIdx)) prime += 1;
    if (outcome.suspensionDays > 0) suspensions += 1;
    fees = fees.plus(outcome.fee);
    fines = fines.plus(outcome.fine);
  }
  const denied = requests.length - granted;
  const primeShare = granted === 0 ? null : prime / granted;
  return { asked: requests.length, granted, denied, prime, primeShare, fees, fines, suspensions };
}

/** The real outcomes in the shape of a replay. */
export function actualOutcomes(requests: readonly Request[]): Outcomes {
  return new Map(requests.map(({ key, actual }) => [key, { ...actual, denial: null }]));
}

/** How many requests were not met, by why. */
export function countDenials(outcomes: Outcomes): Record<Denial, number> {
  const counts = Object.fromEntries(denials.map((denial) => [denial, 0])) as Record<Denial, number>;
  for (const { denial } of outcomes.values()) if (denial !== null) counts[denial] += 1;
  return counts;
}

/** Requests of a kind for which a replay ends at the very slot that they really had, or without one as they did. */
export function reproducedOf(requests: readonly Request[], outcomes: Outcomes, kind?: Request["kind"]) {
  const of = requests.filter((request) => kind === undefined || request.kind === kind);
  const same = of.filter(({ key, actual }) => (outcomes.get(key)?.sheetIdx ?? null) === actual.sheetIdx);
  return { same: same.length, all: of.length };
}

/** Members by tenths of the rounds that they really had; 1 are those with the most. */
export function decilesOfMembers(requests: readonly Request[]): ReadonlyMap<number, number> {
  const rounds = new Map<number, number>();
  for (const { memberIdx, actual } of requests) {
    if (memberIdx === null) continue;
    rounds.set(memberIdx, (rounds.get(memberIdx) ?? 0) + (actual.sheetIdx === null ? 0 : 1));
  }
  const ordered = [...rounds].sort(([one, more], [other, less]) => less - more || one - other);
  // As many in each, the first ones one more: PostgreSQL's ntile, which the committee's view counts by.
  const [size, rest] = [Math.floor(ordered.length / 10), ordered.length % 10];
  return new Map(
    ordered.map(([memberIdx], place) => {
      const inLarger = rest * (size + 1);
      const tenth =
        place < inLarger ? Math.floor(place / (size + 1)) : rest + Math.floor((place - inLarger) / size);
      return [memberIdx, tenth + 1];
    }),
  );
}

/** Whether a slot is a prime one by its day and part. */
export function primeTest(
  slots: readonly SlotRecord[],
  { primeDay, primePeriods }: { primeDay: "WEEKEND" | "WEEKDAY" | "ALL"; primePeriods: readonly string[] },
): (sheetIdx: number) => boolean {
  const prime = slots.filter(
    ({ dayType, period }) => (primeDay === "ALL" || dayType === primeDay) && primePeriods.includes(period),
  );
  const idxs = new Set(prime.map(({ sheetIdx }) => sheetIdx));
  return (sheetIdx) => idxs.has(sheetIdx);
}

/** Rows, such as requests, by a key of theirs; those without one are left out. */
export function groupsOf<T, K>(rows: readonly T[], keyOf: (row: T) => K | undefined): [K, T[]][] {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === undefined) continue;
    const group = groups.get(key) ?? [];
    group.push(row);
    groups.set(key, group);
  }
  return [...groups];
}
