import type { LiveBooking, Outlook, PastBooking } from "@/lib/club-api/domains/forecast/features";
import { addDays, weekCodeOf } from "@/lib/shared/time/calendar";

const dayMs = 86_400_000;
export const momentOf = (date: string) => Date.parse(`${date}T04:00:00+09:00`);

/** A repeatable source of numbers from 0 to 1. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Shape = {
  from: string;
  days: number;
  perDay: number;
  seed: number;
  /** Noise alone: every booking has the same chances. */
  isNoise?: boolean;
};

export type MadeHistory = {
  past: PastBooking[];
  outlooks: (playDate: string, daysAhead: number) => Outlook | undefined;
};

const members = 300;
const firstMember = 900_000;
const logistic = (value: number) => 1 / (1 + Math.exp(-value));

/**
 * A club's past whose structure is known: one member in five cancels often and comes less, rain keeps parties away, weekends and
 * full parties hold. With `isNoise` nothing of that is so.
 */
export function madeHistory({ from, days, perDay, seed, isNoise = false }: Shape): MadeHistory {
  const next = numbers(seed);
  const wet = new Map<string, boolean>();
  const past: PastBooking[] = [];
  for (let day = 0; day < days; day += 1) {
    const playDate = addDays(from, day);
    const isWet = next() < 0.25;
    wet.set(playDate, isWet);
    for (let place = 0; place < perDay; place += 1)
      past.push(madeBooking(next, { playDate, isWet, isNoise }));
  }
  return {
    past,
    outlooks: (playDate, daysAhead) =>
      daysAhead > 7 || !wet.has(playDate)
        ? undefined
        : { rain: wet.get(playDate) ? 12 : 0, snow: 0, temp: 18, wind: 3 },
  };
}

function madeBooking(
  next: () => number,
  { playDate, isWet, isNoise }: { playDate: string; isWet: boolean; isNoise: boolean },
): PastBooking {
  const member = Math.floor(next() * members);
  const isWeekend = [1, 7].includes(weekCodeOf(playDate));
  const players = next() < 0.5 ? 4 : 3;
  const lead = 3 + next() * 25;
  const teeOff = momentOf(playDate) + (4 + next() * 8) * 3_600_000;
  const bookedAt = teeOff - lead * dayMs;
  const fickle = member % 5 === 0 ? 1.8 : -0.4;
  const weather = isWet ? 1.1 : -0.4;
  const kind = (isWeekend ? -0.6 : 0.3) + (players === 4 ? -0.4 : 0.3);
  const cancels = next() < (isNoise ? 0.25 : logistic(-1.5 + fickle + weather + kind));
  const misses = next() < (isNoise ? 0.08 : logistic(-3 + fickle * 1.3 + weather));
  const base = { playDate, isWeekend, players, bookedAt, period: next() < 0.6 ? "1" : "2" };
  const booking: LiveBooking = { ...base, memberIdx: firstMember + member };
  // Three of four cancel in the last days, whatever the weather.
  const cancelledAt = teeOff - (next() < 0.75 ? next() * 3 : next() * lead) * dayMs;
  if (cancels) return { ...booking, end: "CANCELLED", endedAt: Math.max(bookedAt + 1, cancelledAt) };
  return { ...booking, end: misses ? "NO_SHOW" : "PLAYED", endedAt: teeOff + dayMs / 2 };
}
