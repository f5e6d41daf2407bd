import type { WaitingDay } from "@/lib/contract/waitings/waitings";

type Band = WaitingDay["bands"][number];
/**
 * Choices of a request for a full day: sizes of the party, and courses. Null courses are not known: any may be named.
 */
export type WaitingOffer = { counts: readonly string[]; courseCodes: readonly string[] | null };

/** Sizes of a party that any time of a club takes. */
const fewest = 1;
const most = 4;

/**
 * Choices in the chosen bands, or in all of them while none is chosen: nothing is offered that the club would refuse.
 */
export function waitingOffer(bands: readonly Band[], chosen: readonly string[] = []): WaitingOffer {
  const named = bands.filter(({ key }) => chosen.includes(key));
  const asked = named.length > 0 ? named : bands;
  const from = Math.min(...asked.map(({ minPlayers = fewest }) => minPlayers), most);
  const to = Math.max(...asked.map(({ maxPlayers = most }) => maxPlayers), from);
  const codes = asked.map(({ courseCodes }) => courseCodes);
  return {
    counts: Array.from({ length: to - from + 1 }, (_, more) => String(from + more)),
    courseCodes: codes.includes(undefined) ? null : [...new Set(codes.flatMap((some) => some ?? []))],
  };
}

/** The size that is asked for, or where it cannot be had the largest that can. */
export function offeredCount({ counts }: WaitingOffer, wanted: string): string {
  return counts.includes(wanted) ? wanted : (counts.at(-1) ?? wanted);
}
