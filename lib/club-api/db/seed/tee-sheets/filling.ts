import { addDays, weekCodeOf } from "@/lib/shared/time/calendar";
import type { Regular } from "../people/names";
import type { DemoDays } from "../play/demo-day";
import { share } from "../tools/bulk";

/** Days on each side of today whose sheets are filled (domain.md 10). */
export const filledDays = 30;
const weekdayShare = 0.55;
const weekendShare = 0.92;

/** The days of draw post 71 (domain.md 11 R13). Its slots are kept free of bookings. */
export const drawDistances = [26, 27] as const;

/** The slots that the demo's draws give: the early times of the first course. */
export const pool = { courseCode: "1", period: "1" } as const;

type Pooled = { playDate: string; courseCode: string; period: string };
type FreeSlot = { sheetIdx: number; playDate: string; teeTime: string; courseCode: string; period: string };

/** Slots that worked examples of domain.md need free, by distance from today: course and `HH:mm`. */
const neededFree: Readonly<Record<number, readonly (readonly [string, string])[]>> = {
  // The no-show of member 100007 (penalty 400001) is on that day.
  [-9]: [["3", "07:28"]],
  12: [["1", "07:21"]],
  23: [
    ["1", "07:21"],
    ["1", "07:28"],
    ["2", "07:35"],
  ],
};

/** A Saturday without a place before eleven, so that there is something to wait for (F6, R10). */
const fullDistance = 5;
const fullDayFree = 2;

export function isInDrawPool(days: DemoDays, slot: Pooled): boolean {
  return isPooled(slot) && drawDistances.some((distance) => days.day(distance) === slot.playDate);
}

/** The first weekend whose sheets are filled: the draw that is over. */
export function pastDrawDates(days: DemoDays): string[] {
  const [saturday = days.today] = filledDates(days).filter((date) => weekCodeOf(date) === 7);
  return [saturday, addDays(saturday, 1)];
}

export function isInPastDraw(days: DemoDays, slot: Pooled): boolean {
  return isPooled(slot) && pastDrawDates(days).includes(slot.playDate);
}

const isPooled = ({ courseCode, period }: Pooled) => courseCode === pool.courseCode && period === pool.period;

/**
 * The slots of a day that are booked: 55 % of a weekday's and 92 % of a weekend's, the same for the same day. What
 * stays free is spread over the hours and the courses.
 */
export function bookedOf<T extends FreeSlot>(
  days: DemoDays,
  date: string,
  isWeekend: boolean,
  slots: readonly T[],
): T[] {
  const sellable = slots.filter((slot) => !isInDrawPool(days, slot));
  const booked = Math.round(slots.length * (isWeekend ? weekendShare : weekdayShare));
  const isFullDay = date === days.day(fullDistance);
  const spare = sellable.filter((slot) => !isInPastDraw(days, slot));
  const freeCount = isFullDay ? fullDayFree : Math.min(slots.length - booked, spare.length);
  const candidates = isFullDay ? spare.filter((slot) => slot.period !== "1") : spare;
  const free = new Set(spread(candidates, freeCount, neededOn(days, date)).map((slot) => slot.sheetIdx));
  return sellable.filter((slot) => !free.has(slot.sheetIdx));
}

function neededOn(days: DemoDays, date: string): readonly (readonly [string, string])[] {
  const found = Object.entries(neededFree).find(([distance]) => days.day(Number(distance)) === date);
  return found?.[1] ?? [];
}

/** Picks so many slots, the needed ones first, then from hour to hour, each time of the course that has fewest. */
function spread<T extends FreeSlot>(
  slots: readonly T[],
  wanted: number,
  needed: readonly (readonly [string, string])[],
): T[] {
  const isNeeded = (slot: T) =>
    needed.some(([course, time]) => slot.courseCode === course && slot.teeTime === time);
  const picked = slots.filter(isNeeded).slice(0, wanted);
  let left = slots.filter((slot) => !isNeeded(slot));
  const hours = [...new Set(slots.map((slot) => slot.teeTime.slice(0, 2)))];
  for (let turn = 0; picked.length < wanted && left.length > 0; turn += 1) {
    const inHour = left.filter((slot) => slot.teeTime.startsWith(hours[turn % hours.length] ?? ""));
    const next = inHour.toSorted((one, other) => rank(one, picked) - rank(other, picked))[0];
    if (!next) continue;
    picked.push(next);
    left = left.filter((slot) => slot !== next);
  }
  return picked;
}

/** Fewest of the course first, then by course, then by chance. */
function rank<T extends FreeSlot>(slot: T, picked: readonly T[]): number {
  const ofCourse = picked.filter((other) => other.courseCode === slot.courseCode).length;
  return ofCourse + Number(slot.courseCode) / 10 + share(`slot ${slot.sheetIdx}`) / 100;
}

/** Regulars who give times back again and again, each every fifth day of those behind us. */
export function cancellersOf(days: DemoDays, regulars: readonly Regular[], date: string): Regular[] {
  const past = Array.from({ length: filledDays }, (_, place) => place + 1);
  const distance = past.find((ago) => days.day(-ago) === date);
  if (distance === undefined) return [];
  return [3, 10, 21].flatMap((place, turn) => ((distance + turn) % 5 === 0 ? (regulars[place] ?? []) : []));
}

/** Saturday and Sunday; the demo's fill does not look at holidays. */
export function isWeekendDay(date: string): boolean {
  return [1, 7].includes(weekCodeOf(date));
}

/** The days whose sheets are filled. */
export function filledDates(days: DemoDays): string[] {
  const first = days.day(-filledDays);
  return Array.from({ length: filledDays * 2 + 1 }, (_, place) => addDays(first, place));
}
