import type { Policy } from "./policy";
import type { DrawOfMonth, MonthRecord, Wish, WishEnd } from "./record";

/** What happens at a moment of a replay. */
export type Event = { at: Date; rank: number; tie: number } & (
  | { kind: "ASK" | "WAIT" | "LEAVE" | "END"; wish: Wish }
  | { kind: "MOVE"; wish: Wish; sheetIdx: number }
  | { kind: "DRAW"; draw: DrawOfMonth }
);

/** Who came within a day of the opening came for it, and would come to another one with the same delay. */
export const rushMs = 24 * 60 * 60_000;
const ranks = { END: 0, MOVE: 1, LEAVE: 2, DRAW: 3, ASK: 4, WAIT: 5 } as const;

/** All that happens in a month, in order; what falls on one moment is ordered by chance that follows from the seed. */
export function eventsOf(
  record: MonthRecord,
  { policy, origin, seed }: { policy: Policy; origin: Policy; seed: string },
): Event[] {
  const events: Event[] = record.draws.map((draw) => ({
    ...{ kind: "DRAW", draw, at: draw.drawAt, rank: ranks.DRAW, tie: draw.drawPostIdx },
  }));
  for (const wish of record.wishes) {
    const tie = chanceOf(`${seed} ${wish.key}`);
    const asked = askedAt(wish, { policy, origin });
    if (wish.kind === "BOOKING") events.push({ kind: "ASK", wish, at: asked, rank: ranks.ASK, tie });
    if (wish.kind === "WAITING") {
      events.push({ kind: "WAIT", wish, at: asked, rank: ranks.WAIT, tie });
      if (wish.leftAt) events.push({ kind: "LEAVE", wish, at: wish.leftAt, rank: ranks.LEAVE, tie });
    }
    for (const { at, sheetIdx } of wish.moves)
      events.push({ kind: "MOVE", wish, sheetIdx, at, rank: ranks.MOVE, tie });
    if (wish.end) events.push({ kind: "END", wish, at: endedAt(wish.end, asked), rank: ranks.END, tie });
  }
  return events.sort(
    (one, other) => one.at.getTime() - other.at.getTime() || one.rank - other.rank || one.tie - other.tie,
  );
}

/**
 * When a wish is made under a policy: with the same delay after another opening by who came for the opening, else when it
 * was made, but not before the day opens. What was made before its rule's opening stays: other rules held then.
 */
export function askedAt(wish: Wish, { policy, origin }: { policy: Policy; origin: Policy }): Date {
  if (!wish.isOnline || wish.kind === "DRAW") return wish.at;
  const before = origin.opensAt(wish, wish.memberType);
  const now = policy.opensAt(wish, wish.memberType);
  if (before === null || now === null || wish.at < before) return wish.at;
  const delay = wish.at.getTime() - before.getTime();
  if (wish.kind === "BOOKING" && delay <= rushMs) return new Date(now.getTime() + delay);
  return later(wish.at, now);
}

/** Nobody gives a time back before having it. */
function endedAt({ at }: WishEnd, asked: Date): Date {
  return later(at, new Date(asked.getTime() + 1));
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}

/** A whole number that follows from a text (FNV-1a). */
function chanceOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
