import { slotState } from "@/lib/contract/code-values/tee-sheets";
import { atClubTime, clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { FreeTime } from "../../domains/joins";
import {
  type BookingPolicy,
  readBookingPolicy,
  rosterDueAt,
  slotsWithHolders,
} from "../../domains/reservations";
import {
  closeAtIn,
  dayIn,
  holeCodesOf,
  isForSale,
  openAtIn,
  type RuleBook,
  readRuleBook,
  type Slot,
} from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";

/** An empty tee time with its slot, and the latest moment at which a flight can be booked for it. */
export type OpenTime = FreeTime & { slot: Slot; latest: Date };

const dayMs = 86_400_000;
const marginMs = 30 * 60_000;

/**
 * The empty tee times of some days that members can book online: neither sold nor held, nor kept for anything else. A day is looked at
 * for a member type a day after it has opened for it: who books by himself comes first.
 */
export async function readFreeTimes(
  db: Database,
  ctx: Context,
  { from, to }: { from: string; to: string },
): Promise<OpenTime[]> {
  const { clubIdx } = ctx.club;
  const book = await readRuleBook(db, ctx, from, to);
  const numbers = await readBookingPolicy(db, clubIdx);
  const rows = await slotsWithHolders(db, clubIdx, { from, to });
  const typesOn = new Map<string, readonly string[]>();
  const free = rows.flatMap(({ slot, soldTo, hold }) =>
    soldTo === null && hold === null && isForSale(slot) && holeCodesOf(book, slot).length > 0 ? [slot] : [],
  );
  return free.flatMap((slot) => {
    const { sheetIdx, playDate, teeTime, courseCode, minPlayers, maxPlayers } = slot;
    const types = typesOn.get(playDate) ?? typesOf(book, playDate);
    typesOn.set(playDate, types);
    const own = slot.memberTypes ?? [];
    const memberTypes =
      slot.openType === slotState.membersOnly ? types.filter((type) => own.includes(type)) : types;
    const latest = latestOn(ctx, book, numbers, playDate);
    if (memberTypes.length === 0 || latest <= ctx.now) return [];
    return [{ sheetIdx, playDate, teeTime, courseCode, minPlayers, maxPlayers, memberTypes, slot, latest }];
  });
}

/** The member types for which a day has been open for a day; none on a closed day. */
function typesOf(book: RuleBook, date: string): string[] {
  const day = dayIn(book, date);
  if (!day.isOpen) return [];
  return book.openRules.flatMap(({ memberType }) => {
    const openAt = openAtIn(book, day, memberType);
    return openAt !== null && openAt.getTime() + dayMs <= book.ctx.now.getTime() ? [memberType] : [];
  });
}

/** Half an hour before online booking of the day closes (C0220), companions have to be named (C0040) or the day begins. */
function latestOn(ctx: Context, book: RuleBook, numbers: BookingPolicy, date: string): Date {
  const ends = [
    closeAtIn(book, date),
    rosterDueAt(ctx, date, numbers),
    atClubTime(date, "00:00", ctx.club.zone),
  ];
  return new Date(Math.min(...ends.map((end) => end.getTime())) - marginMs);
}

/** Whether a flight of a day can still be booked. */
export async function isDayOver(db: Database, ctx: Context, date: string): Promise<boolean> {
  if (date < clubDate(ctx.now, ctx.club.zone)) return true;
  const book = await readRuleBook(db, ctx, date);
  return latestOn(ctx, book, await readBookingPolicy(db, ctx.club.clubIdx), date) <= ctx.now;
}
