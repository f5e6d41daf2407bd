import type { Policy } from "./policy";
import type { DrawOfMonth, MonthRecord, Request, RequestEnd } from "./record";

/** An event in a replay. */
export type Event = { at: Date; rank: number; tie: number } & (
  | { kind: "ASK" | "WAIT" | "LEAVE" | "END"; request: Request }
  | { kind: "MOVE"; request: Request; sheetIdx: number }
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
    kind: "DRAW",
    draw,
    at: draw.drawAt,
    rank: ranks.DRAW,
    tie: draw.drawPostIdx,
  }));
  for (const request of record.requests) {
    const tie = chanceOf(`${seed} ${request.key}`);
    const asked = askedAt(request, { policy, origin });
    if (request.kind === "BOOKING") events.push({ kind: "ASK", request, at: asked, rank: ranks.ASK, tie });
    if (request.kind === "WAITING") {
      events.push({ kind: "WAIT", request, at: asked, rank: ranks.WAIT, tie });
      if (request.leftAt) events.push({ kind: "LEAVE", request, at: request.leftAt, rank: ranks.LEAVE, tie });
    }
    for (const { at, sheetIdx } of request.moves)
      events.push({ kind: "MOVE", request, sheetIdx, at, rank: ranks.MOVE, tie });
    if (request.end)
      events.push({ kind: "END", request, at: endedAt(request.end, asked), rank: ranks.END, tie });
  }
  return events.sort(
    (one, other) => one.at.getTime() - other.at.getTime() || one.rank - other.rank || one.tie - other.tie,
  );
}

/**
 * When a request is made under a policy: with the same delay after another opening by who came for the opening, else when it
 * was made, but not before the day opens. What was made before its rule's opening stays: other rules held then.
 */
export function askedAt(request: Request, { policy, origin }: { policy: Policy; origin: Policy }): Date {
  if (!request.isOnline || request.kind === "DRAW") return request.at;
  const before = origin.opensAt(request, request.memberType);
  const now = policy.opensAt(request, request.memberType);
  if (before === null || now === null || request.at < before) return request.at;
  const delay = request.at.getTime() - before.getTime();
  if (request.kind === "BOOKING" && delay <= rushMs) return new Date(now.getTime() + delay);
  return later(request.at, now);
}

/** Nobody gives a time back before having it. */
function endedAt({ at }: RequestEnd, asked: Date): Date {
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
