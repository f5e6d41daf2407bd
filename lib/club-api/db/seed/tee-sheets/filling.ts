import { addDays, weekCodeOf } from "@/lib/shared/time/calendar";
import type { Regular } from "../people/names";
import type { DemoDays } from "../play/demo-day";
import type { PoolShape } from "../play/draw-post";
import type { Seeding } from "../seeding";
import { share } from "../tools/chance";

/** Days on each side of today whose sheets are filled (domain.md 10). */
export const filledDays = 30;
const weekdayShare = 0.55;
const weekendShare = 0.92;
/** At most so many tee times more than usual stay free on a day ahead, so that no two weeks look alike. */
const moreOnWeekday = 14;
const moreOnWeekend = 7;

/** Part of the seeding that fills the sheets. */
type Sheets = Pick<Seeding, "days" | "data">;
type Pooled = { playDate: string; courseCode: string; period: string };
type FreeSlot = { sheetIdx: number; playDate: string; teeTime: string; courseCode: string; period: string };

/** Whether the open draw of a club gives a slot, which is kept free of bookings then (domain.md 11 R13). */
export function isInDrawPool({ days, data: { draws } }: Sheets, slot: Pooled): boolean {
  if (draws === null) return false;
  return isPooled(draws, slot) && draws.days.some((distance) => days.day(distance) === slot.playDate);
}

/** The first weekend whose sheets are filled: the draw that is over. */
export function pastDrawDates(days: DemoDays): string[] {
  const saturday = filledDates(days).find((date) => weekCodeOf(date) === 7) ?? days.today;
  return [saturday, addDays(saturday, 1)];
}

/** Those of some slots that the draw which is over gave. */
export function slotsOfPastDraw<T extends Pooled>(
  { days, data: { draws } }: Sheets,
  slots: readonly T[],
): T[] {
  if (draws === null) return [];
  const dates = pastDrawDates(days);
  return slots.filter((slot) => dates.includes(slot.playDate) && isPooled(draws, slot));
}

const isPooled = ({ pool }: { pool: PoolShape }, { courseCode, period }: Pooled) =>
  courseCode === pool.courseCode && period === pool.period;

/**
 * The slots of a day that are booked: 55 % of a weekday's and 92 % of a weekend's, some fewer on days ahead, the same for
 * the same day. What stays free is spread over the hours and the courses.
 */
export function bookedOf<T extends FreeSlot>(
  sheets: Sheets,
  date: string,
  isWeekend: boolean,
  slots: readonly T[],
): T[] {
  const { days, data } = sheets;
  const { fullDay } = data.rounds;
  const sellable = slots.filter((slot) => !isInDrawPool(sheets, slot));
  const booked = Math.round(slots.length * (isWeekend ? weekendShare : weekdayShare));
  const isFullDay = date === days.day(fullDay.distance);
  const given = new Set(slotsOfPastDraw(sheets, sellable));
  const spare = sellable.filter((slot) => !given.has(slot));
  const usual = slots.length - booked + moreFreeOn(sheets, date, isWeekend);
  const freeCount = isFullDay ? fullDay.free : Math.min(usual, spare.length);
  const candidates = isFullDay ? spare.filter((slot) => slot.period !== "1") : spare;
  const free = new Set(spread(candidates, freeCount, keptFreeOn(sheets, date)).map((slot) => slot.sheetIdx));
  return sellable.filter((slot) => !free.has(slot.sheetIdx));
}

/** None on days behind us and on those that the club's data speak of: stories and checks count on what is free there. */
function moreFreeOn({ days, data }: Sheets, date: string, isWeekend: boolean): number {
  const named = [...data.rounds.keptFree.map(({ distance }) => distance), ...(data.draws?.days ?? [])];
  if (date <= days.today || named.some((distance) => days.day(distance) === date)) return 0;
  return Math.floor(share(`more free ${date}`) * ((isWeekend ? moreOnWeekend : moreOnWeekday) + 1));
}

type KeptFree = Seeding["data"]["rounds"]["keptFree"];

function keptFreeOn({ days, data }: Sheets, date: string): KeptFree {
  return data.rounds.keptFree.filter(({ distance }) => days.day(distance) === date);
}

/** Picks so many slots, the needed ones first, then from hour to hour, each time of the course that has fewest. */
function spread<T extends FreeSlot>(slots: readonly T[], wanted: number, needed: KeptFree): T[] {
  const isNeeded = (slot: T) =>
    needed.some(({ courseCode, teeTime }) => slot.courseCode === courseCode && slot.teeTime === teeTime);
  const picked = slots.filter(isNeeded).slice(0, wanted);
  const left = new Set(slots.filter((slot) => !isNeeded(slot)));
  const chances = new Map([...left].map((slot) => [slot, share(`slot ${slot.sheetIdx}`)]));
  const hours = [...new Set(slots.map((slot) => slot.teeTime.slice(0, 2)))];
  for (let turn = 0; picked.length < wanted && left.size > 0; turn += 1) {
    const inHour = [...left].filter((slot) => slot.teeTime.startsWith(hours[turn % hours.length] ?? ""));
    const next = leastBy(inHour, rankBeside(picked, chances));
    if (!next) continue;
    picked.push(next);
    left.delete(next);
  }
  return picked;
}

/** Fewest of the course first, then by course, then by chance. */
function rankBeside<T extends FreeSlot>(picked: readonly T[], chances: ReadonlyMap<T, number>) {
  return (slot: T): number => {
    const ofCourse = picked.filter((other) => other.courseCode === slot.courseCode).length;
    return ofCourse + Number(slot.courseCode) / 10 + (chances.get(slot) ?? 0) / 100;
  };
}

/** The first one of the lowest rank. */
function leastBy<T>(list: readonly T[], rankOf: (one: T) => number): T | undefined {
  let least: { one: T; rank: number } | undefined;
  for (const one of list) {
    const rank = rankOf(one);
    if (least === undefined || rank < least.rank) least = { one, rank };
  }
  return least?.one;
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
