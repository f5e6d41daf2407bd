import type { ReservationTypeCode } from "@/lib/contract/code-values/bookings";
import { channelCode, reservationTypeCode } from "@/lib/contract/code-values/bookings";
import { memberTypeCode } from "@/lib/contract/code-values/members";
import { addDays, weekCodeOf } from "@/lib/shared/time/calendar";
import { atClubTime } from "@/lib/shared/time/club-time";
import { dayIn, openAtIn, type RuleBook, readRuleBook } from "../../../domains/tee-sheets";
import type { Context } from "../../../platform/context";
import type { Database } from "../../database";
import { fictionalPerson } from "../people/names";
import { type Regular, regulars, weekdayType } from "../people/regulars";
import type { DemoDays } from "../play/demo-day";
import { share } from "../tools/chance";
import { filledDays, isWeekendDay } from "./filling";
import type { Win } from "./past-draw";

/** Who has taken a slot, how, and when. */
export type Booker = {
  memberIdx: number | null;
  memberType: string;
  name: string;
  phoneNo: string | null;
  reservationType: ReservationTypeCode;
  income: string;
  createdAt: Date;
  /** As in `createdBy`. */
  by: string;
  /** Of whoever won it: his application, and how many it is for. */
  drawIdx: number | null;
  playerCount: number | null;
};
type Wanted = { sheetIdx: number; playDate: string; period: string };

/** Of the slots of the days behind us so many were the regulars'. */
const regularShare = 0.28;
const minute = 60_000;

export type Bookers = {
  /** Who took a slot: who won it, people by phone or from a partner, and on the days behind us the club's regulars. */
  of(slot: Wanted): Booker;
  /** A regular who took it on the site. */
  online(regular: Regular, slot: Wanted): Booker;
};

export async function readBookers(
  tx: Database,
  ctx: Context,
  days: DemoDays,
  wins: ReadonlyMap<number, Win>,
): Promise<Bookers> {
  const book = await readRuleBook(tx, ctx, days.day(-filledDays), days.today);
  const diary = new Set([...wins.values()].map(({ regular, playDate }) => diaryEntry(regular, playDate)));
  return {
    of(slot) {
      const win = wins.get(slot.sheetIdx);
      if (win) return drawn(win);
      const isTheirs = slot.playDate < days.today && share(`regular ${slot.sheetIdx}`) < regularShare;
      const regular = isTheirs ? free(slot, diary) : null;
      return regular ? online(ctx, book, regular, slot) : byPhone(ctx, slot);
    },
    online: (regular, slot) => online(ctx, book, regular, slot),
  };
}

function byPhone(ctx: Context, { sheetIdx, playDate }: Wanted): Booker {
  const isPartner = share(`channel ${sheetIdx}`) < 0.3;
  return {
    memberIdx: null,
    memberType: memberTypeCode.guest,
    name: fictionalPerson(String(sheetIdx)).name,
    phoneNo: `010-0000-${1000 + Math.floor(share(`phone ${sheetIdx}`) * 9000)}`,
    reservationType: isPartner ? reservationTypeCode.partner : reservationTypeCode.phone,
    income: isPartner ? channelCode.partner : channelCode.phone,
    createdAt: takenAt(ctx, playDate, sheetIdx),
    ...{ by: "bookadmin1", drawIdx: null, playerCount: null },
  };
}

function drawn({ regular, drawIdx, playerCount, wonAt }: Win): Booker {
  const { memberIdx, memberType, name } = regular;
  return {
    ...{ memberIdx, memberType, name, phoneNo: null, drawIdx, playerCount },
    ...{
      reservationType: reservationTypeCode.draw,
      income: channelCode.system,
      createdAt: wonAt,
      by: "job:draw-announce",
    },
  };
}

/** Two to thirty days before the round, never later than now. */
function takenAt(ctx: Context, playDate: string, sheetIdx: number): Date {
  const daysBefore = 2 + Math.floor(share(`taken ${sheetIdx}`) * 28);
  const moment = atClubTime(addDays(playDate, -daysBefore), "11:00", ctx.club.zone);
  return moment < ctx.now ? moment : atClubTime(addDays(playDate, -31), "11:00", ctx.club.zone);
}

/** A regular whose diary has room that day, some more often than others; null when nobody has. */
function free({ sheetIdx, playDate }: Wanted, diary: Set<string>): Regular | null {
  const first = Math.floor(share(`who ${sheetIdx}`) ** 1.8 * regulars.length);
  const isWeekend = isWeekendDay(playDate);
  for (const [place] of regulars.entries()) {
    const regular = regulars[(first + place) % regulars.length];
    if (!regular || (isWeekend && regular.memberType === weekdayType)) continue;
    const entry = diaryEntry(regular, playDate);
    if (diary.has(entry)) continue;
    diary.add(entry);
    return regular;
  }
  return null;
}

/** One round a week on working days and one on the weekend, within everybody's limits (domain.md 7.3). */
function diaryEntry({ memberIdx }: Regular, playDate: string): string {
  const monday = addDays(playDate, -((weekCodeOf(playDate) + 5) % 7));
  return `${memberIdx} ${monday} ${isWeekendDay(playDate)}`;
}

function online(ctx: Context, book: RuleBook, regular: Regular, { sheetIdx, playDate }: Wanted): Booker {
  const openAt =
    openAtIn(book, dayIn(book, playDate), regular.memberType) ?? takenAt(ctx, playDate, sheetIdx);
  const lastCall = atClubTime(addDays(playDate, -5), "18:00", ctx.club.zone);
  const { memberIdx, memberType, name } = regular;
  return {
    ...{ memberIdx, memberType, name, phoneNo: null, drawIdx: null, playerCount: null },
    ...{ income: channelCode.homepage, by: `member:${memberIdx}` },
    ...(isWeekendDay(playDate) && share(`waited ${sheetIdx}`) < 0.15
      ? { reservationType: reservationTypeCode.waitingList, createdAt: lastCall }
      : { reservationType: reservationTypeCode.online, createdAt: afterOpening(openAt, lastCall, sheetIdx) }),
  };
}

/** Many in the first minutes, the others some day before the last call. */
function afterOpening(openAt: Date, lastCall: Date, sheetIdx: number): Date {
  const [when, exact] = [share(`rush ${sheetIdx}`), share(`moment ${sheetIdx}`)];
  const reach = [0.3, 0.55, 0.7].findIndex((upTo) => when < upTo);
  const spans = [
    [3_000, minute],
    [minute, 5 * minute],
    [5 * minute, 15 * minute],
  ];
  const [from = 15 * minute, to = lastCall.getTime() - openAt.getTime()] = spans[reach] ?? [];
  return new Date(openAt.getTime() + from + exact * Math.max(to - from, 0));
}
