/** C0540: minutes before the opening that tickets are given from, seconds after it that arrivals are drawn in, seconds of a turn. */
export type OpeningNumbers = { isOn: boolean; joinMinutes: number; drawSeconds: number; turnSeconds: number };
/** A line at this moment: tickets, those before mine and its session (null without a ticket), slots on sale that day. */
export type Line = { total: number; earlier: number | null; sessionIdx: number | null; slotsOnSale: number };
/** Place of a member in the line; position and admission are null until the line is drawn. */
export type QueueStatus = { position: number | null; admittedAt: Date | null; isAdmitted: boolean };

type Opening = { openAt: Date; numbers: OpeningNumbers };

/** Draws are below it, late arrivals above it. */
const lateFrom = 2 ** 48;

/** The moment from which tickets are given. */
export function joinFrom({ openAt, numbers }: Opening): Date {
  return new Date(openAt.getTime() - numbers.joinMinutes * 60_000);
}

/** The end of the seconds in which who comes is put in random order; from then on the line moves. */
export function drawnAt({ openAt, numbers }: Opening): Date {
  return new Date(openAt.getTime() + numbers.drawSeconds * 1000);
}

/** The key that orders the line: chance (below 2^48) up to the draw, then behind all of these the moment of arrival. */
export function orderKey(opening: Opening, joinedAt: Date, chance: number): number {
  const lateMs = joinedAt.getTime() - drawnAt(opening).getTime();
  return lateMs <= 0 ? chance : lateFrom + lateMs;
}

/**
 * Where a member stands (product.md, fair opening). A turn admits as many tickets as there are slots on sale that day:
 * with `n` before it a ticket is admitted `floor(n / slots)` turns after the draw. The position counts the tickets before
 * mine whose turn is not over. Without a ticket one is admitted when all turns are over, which is never sooner than
 * with one.
 */
export function queueStatusIn(
  opening: Opening,
  { total, earlier, slotsOnSale }: Omit<Line, "sessionIdx">,
  now: Date,
): QueueStatus {
  const start = drawnAt(opening);
  if (now < start) return { position: null, admittedAt: null, isAdmitted: false };
  const perTurn = Math.max(slotsOnSale, 1);
  const turnMs = opening.numbers.turnSeconds * 1000;
  const turn = earlier === null ? Math.ceil(total / perTurn) : Math.floor(earlier / perTurn);
  const admittedAt = new Date(start.getTime() + turn * turnMs);
  const passed = perTurn * Math.floor((now.getTime() - start.getTime()) / turnMs);
  const position = earlier === null ? null : Math.max(earlier - passed, 0);
  return { position, admittedAt, isAdmitted: now >= admittedAt };
}
