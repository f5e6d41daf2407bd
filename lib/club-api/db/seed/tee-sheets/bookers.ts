import {
  bookingState,
  channelCode,
  type ReservationTypeCode,
  reservationTypeCode,
} from "@/lib/contract/code-values/bookings";
import { memberTypeCode } from "@/lib/contract/code-values/members";
import { noShowAfter, stageDeadlines } from "@/lib/shared/bookings/cancel-stage";
import { addDays, weekCodeOf } from "@/lib/shared/time/calendar";
import { atClubTime } from "@/lib/shared/time/club-time";
import {
  dayIn,
  openAtIn,
  quoteFor,
  type RuleBook,
  readRuleBook,
  type Slot,
} from "../../../domains/tee-sheets";
import type { Context } from "../../../platform/context";
import type { Database } from "../../database";
import type { bookingPlayers, bookings } from "../../tables";
import { fictionalPerson, fictionalPhone, type Regular, weekdayType } from "../people/names";
import type { RoundTerms } from "../play/round-terms";
import type { Seeding } from "../seeding";
import { share } from "../tools/chance";
import { filledDays, isWeekendDay } from "./filling";

/** Who won a slot, by which application, and when he was told. */
export type Win = { regular: Regular; drawIdx: number; playDate: string; playerCount: number; wonAt: Date };

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
  seeding: Seeding,
  wins: ReadonlyMap<number, Win>,
): Promise<Bookers> {
  const { days, regulars } = seeding;
  const book = await readRuleBook(tx, ctx, days.day(-filledDays), days.today);
  const diary = new Set([...wins.values()].map(({ regular, playDate }) => diaryEntry(regular, playDate)));
  return {
    of(slot) {
      const win = wins.get(slot.sheetIdx);
      if (win) return drawn(win);
      const isTheirs = slot.playDate < days.today && share(`regular ${slot.sheetIdx}`) < regularShare;
      const regular = isTheirs ? free(regulars, slot, diary) : null;
      return regular ? online(ctx, book, regular, slot) : byPhone(ctx, seeding, slot);
    },
    online: (regular, slot) => online(ctx, book, regular, slot),
  };
}

function byPhone(ctx: Context, { data, authors }: Seeding, { sheetIdx, playDate }: Wanted): Booker {
  const isPartner = share(`channel ${sheetIdx}`) < 0.3;
  return {
    memberIdx: null,
    memberType: memberTypeCode.guest,
    name: fictionalPerson(data.names, String(sheetIdx)).name,
    phoneNo: fictionalPhone(data.names, 1000 + Math.floor(share(`phone ${sheetIdx}`) * 9000)),
    reservationType: isPartner ? reservationTypeCode.partner : reservationTypeCode.phone,
    income: isPartner ? channelCode.partner : channelCode.phone,
    createdAt: takenAt(ctx, playDate, sheetIdx),
    by: authors.desk,
    drawIdx: null,
    playerCount: null,
  };
}

function drawn({ regular, drawIdx, playerCount, wonAt }: Win): Booker {
  const { memberIdx, memberType, name } = regular;
  return {
    memberIdx,
    memberType,
    name,
    phoneNo: null,
    drawIdx,
    playerCount,
    reservationType: reservationTypeCode.draw,
    income: channelCode.system,
    createdAt: wonAt,
    by: "job:draw-announce",
  };
}

/** Two to thirty days before the round, never later than now. */
function takenAt(ctx: Context, playDate: string, sheetIdx: number): Date {
  const daysBefore = 2 + Math.floor(share(`taken ${sheetIdx}`) * 28);
  const moment = atClubTime(addDays(playDate, -daysBefore), "11:00", ctx.club.zone);
  return moment < ctx.now ? moment : atClubTime(addDays(playDate, -31), "11:00", ctx.club.zone);
}

/** A regular whose diary has room that day, some more often than others; null when nobody has. */
function free(
  regulars: readonly Regular[],
  { sheetIdx, playDate }: Wanted,
  diary: Set<string>,
): Regular | null {
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
    memberIdx,
    memberType,
    name,
    phoneNo: null,
    drawIdx: null,
    playerCount: null,
    income: channelCode.homepage,
    by: `member:${memberIdx}`,
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

export type NewSlot = Pick<
  Slot,
  "sheetIdx" | "playDate" | "teeTime" | "courseCode" | "courseOut" | "period" | "minPlayers" | "maxPlayers"
> &
  Partial<Pick<Slot, "turnTime" | "priceOverride">>;
export type BookingRow = typeof bookings.$inferInsert & { bookingIdx: number };
/** A round that somebody has booked, with the seats of his party. */
export type Taken = { booking: BookingRow; players: (typeof bookingPlayers.$inferInsert)[] };
type Quotes = (
  slot: NewSlot,
  memberTypes: readonly string[],
) => Promise<Awaited<ReturnType<typeof quoteFor>>>;

/** Of a member's companions who are not named (domain.md 7.4). */
const unnamedType = memberTypeCode.web;

type Numbered = { bookingIdx: number; rsvNo: string; quotes: Quotes; terms: RoundTerms };

/** A booked round, still to be played; who comes along is not named. */
export async function takenBy(
  ctx: Context,
  slot: NewSlot,
  booker: Booker,
  { bookingIdx, rsvNo, quotes, terms }: Numbered,
): Promise<Taken> {
  const { memberIdx, memberType, reservationType, income, createdAt, by, drawIdx } = booker;
  const { sheetIdx, playDate, teeTime, turnTime, courseCode, courseOut, period } = slot;
  const { clubIdx, zone } = ctx.club;
  const dayType = isWeekendDay(playDate) ? ("WEEKEND" as const) : ("WEEKDAY" as const);
  const round = { playDate, teeTime, dayType };
  const usual = share(`players ${sheetIdx}`) < 0.85 ? slot.maxPlayers : slot.minPlayers;
  const playerCount = booker.playerCount ?? usual;
  const companionType = memberIdx === null ? memberTypeCode.guest : unnamedType;
  const memberTypes = [memberType, ...Array.from({ length: playerCount - 1 }, () => companionType)];
  const { greenFees, ...quote } = await quotes(slot, memberTypes);
  const booking: BookingRow = {
    bookingIdx,
    clubIdx,
    rsvNo,
    memberIdx,
    memberType,
    sheetIdx,
    drawIdx,
    playDate,
    dayType,
    teeTime,
    turnTime,
    courseCode,
    courseOut,
    period,
    holeCode: "18",
    playerCount,
    caddieMode: terms.caddieMode,
    reservationType,
    income,
    state: bookingState.booked,
    quote,
    cancelAt: null,
    cancelReason: null,
    freeCancelUntil: stageDeadlines(round, terms.cancelNumbers, zone).freeUntil,
    noShowAfter: noShowAfter(round, terms.cancelNumbers, zone),
    createdAt,
    createdBy: by,
    updatedAt: createdAt,
    updatedBy: by,
  };
  return {
    booking,
    players: memberTypes.map((type, place) => seatOf(booking, booker, { place, type, greenFees })),
  };
}

function seatOf(
  { clubIdx, bookingIdx, createdAt }: BookingRow,
  { memberIdx, name, phoneNo }: Booker,
  { place, type, greenFees }: { place: number; type: string; greenFees: readonly string[] },
) {
  const isBooker = place === 0;
  const person = isBooker
    ? { memberIdx, name, phoneNo, acceptedAt: createdAt }
    : { memberIdx: null, name: "", phoneNo: null, acceptedAt: null };
  const greenFee = greenFees[place] ?? "0";
  return { clubIdx, bookingIdx, seq: place + 1, isBooker, memberType: type, greenFee, ...person };
}

/** The last evening on which giving a time back cost nothing. */
export function cancelled({ booking, players }: Taken): Taken {
  const cancelAt = new Date(booking.freeCancelUntil.getTime() - 3_600_000);
  return {
    booking: { ...booking, state: bookingState.cancelled, cancelReason: "C1", cancelAt, updatedAt: cancelAt },
    players,
  };
}

export function played({ booking, players }: Taken): Taken {
  return { booking: { ...booking, state: bookingState.played }, players };
}

/** A quote follows from the kind of day, the part, a price of the slot's own and the party: computed once each. */
export function quoteReader(tx: Database, ctx: Context, { caddieMode }: RoundTerms): Quotes {
  const known = new Map<string, ReturnType<typeof quoteFor>>();
  return (slot, memberTypes) => {
    const own = slot.priceOverride ?? null;
    const key = `${isWeekendDay(slot.playDate)} ${slot.period} ${memberTypes} ${JSON.stringify(own)}`;
    const priced = { ...slot, priceOverride: own };
    const party = { memberTypes, caddieMode, discount: 0 };
    const quote = known.get(key) ?? quoteFor(tx, ctx, { slot: priced, holeCode: "18", ...party });
    known.set(key, quote);
    return quote;
  };
}
