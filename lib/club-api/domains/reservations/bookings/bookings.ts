import { hasCode } from "@/lib/club-api/platform/failure";
import type { CaddieMode, Quote } from "@/lib/contract/bookings/play-shapes";
import type { ReservationTypeCode } from "@/lib/contract/code-values/bookings";
import { type BookingState, bookingState, bookingWork } from "@/lib/contract/code-values/bookings";
import type { HoleCode } from "@/lib/contract/code-values/tee-sheets";
import type { Database } from "../../../db/database";
import { gatheredRead } from "../../../db/shared-read";
import { together } from "../../../db/transaction";
import { actorName, type Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { dayIn, type RuleBook, type Slot } from "../../tee-sheets";
import type { BookingPolicy } from "../numbers";
import {
  type Booking,
  type BookingRow,
  deletePlayers,
  insertBookingRow,
  insertPlayers,
  takeNumbers,
  updateBooking,
} from "../repository";
import { cancelTerms } from "./cancel";
import { writeLog } from "./logs";

export type NewPlayer = {
  seq: number;
  isBooker: boolean;
  memberIdx: number | null;
  /** Empty while nobody is named for the seat. */
  name: string;
  phoneNo: string | null;
  gender: string | null;
  memberType: string;
  greenFee: string;
  acceptedAt: Date | null;
  checkedInAt?: Date | null;
};

export type NewBooking = {
  slot: Slot;
  /** Null for a guest by phone or at the desk. */
  memberIdx: number | null;
  memberType: string;
  players: readonly NewPlayer[];
  playerCount: number;
  holeCode: HoleCode;
  caddieMode: CaddieMode;
  reservationType: ReservationTypeCode;
  /** CHANNEL entry of `incomes`. */
  income: string;
  quote: Quote;
  /** Percent that a last-minute offer takes off each green fee. */
  percentOff: number;
  state?: typeof bookingState.booked | typeof bookingState.drawHold | undefined;
  graceUntil?: Date | undefined;
  waitingIdx?: number | undefined;
  drawIdx?: number | undefined;
  teamFormIdx?: number | undefined;
  couponIdx?: number | undefined;
  memo?: string | undefined;
  /** The rules of the play date and the booking numbers, when the caller has read them. */
  book?: RuleBook | undefined;
  numbers?: BookingPolicy | undefined;
  /** A number that was reserved before the transaction (`reserveNumber`). */
  rsvNo?: string | undefined;
};

const uniqueViolation = "23505";
/**
 * Writes a booking, its players and log line 10. Nothing is checked but the one thing that only the database can
 * promise: a slot with a live booking answers RSV_SLOT_TAKEN, whatever anybody read before (domain.md 7.6, R-03).
 * Without a reserved number the row of the play date's numbers stays locked until the end of the transaction.
 */
export async function insertBooking(tx: Database, ctx: Context, input: NewBooking): Promise<Booking> {
  const { slot } = input;
  const dayType = input.book && dayIn(input.book, slot.playDate).dayType;
  const terms = await cancelTerms(tx, ctx, slot, { dayType, numbers: input.numbers });
  const by = actorName(ctx.by);
  const booking = await insertBookingRow(tx, {
    ...placeOf(slot),
    clubIdx: ctx.club.clubIdx,
    rsvNo: input.rsvNo ?? (await nextNumber(tx, ctx, slot.playDate)),
    dayType: terms.dayType,
    memberIdx: input.memberIdx,
    memberType: input.memberType,
    holeCode: input.holeCode,
    playerCount: input.playerCount,
    caddieMode: input.caddieMode,
    reservationType: input.reservationType,
    income: input.income,
    state: input.state ?? bookingState.booked,
    quote: input.quote,
    percentOff: input.percentOff,
    freeCancelUntil: terms.freeCancelUntil,
    noShowAfter: terms.noShowAfter,
    graceUntil: input.graceUntil ?? null,
    waitingIdx: input.waitingIdx ?? null,
    drawIdx: input.drawIdx ?? null,
    teamFormIdx: input.teamFormIdx ?? null,
    couponIdx: input.couponIdx ?? null,
    memo: input.memo ?? "",
    createdAt: ctx.now,
    createdBy: by,
    updatedAt: ctx.now,
    updatedBy: by,
  });
  if (!booking) throw slotTaken(slot);
  await together(
    insertPlayers(
      tx,
      input.players.map((player) => playerRow(booking, player)),
    ),
    writeLog(tx, ctx, booking, bookingWork.book, null, seenOf(booking)),
  );
  return booking;
}

/** 4201 with the date and the time that went. */
export function slotTaken({ playDate, teeTime }: { playDate: string; teeTime: string }): ClubFailure {
  return new ClubFailure("RSV_SLOT_TAKEN", [playDate, teeTime]);
}

export type BookingChange = Partial<
  Pick<BookingRow, "playerCount" | "caddieMode" | "holeCode" | "quote" | "percentOff" | "memo" | "couponIdx">
> & { changeCount?: number; companionEdits?: number };

/**
 * Rewrites a booking of the version that was read (4211 otherwise): its slot when `slot` is given, its players when
 * they are. Log 20 for a move, 40 for a companion edit.
 */
export async function rewriteBooking(
  tx: Database,
  ctx: Context,
  before: Booking,
  {
    slot,
    players,
    change,
    workCode,
    from = [bookingState.booked, bookingState.confirmed],
  }: {
    slot: Slot | null;
    players: readonly NewPlayer[];
    change: BookingChange;
    workCode: typeof bookingWork.change | typeof bookingWork.companionEdit;
    from?: readonly BookingState[];
  },
): Promise<Booking> {
  const { clubIdx } = ctx.club;
  const { bookingIdx } = before;
  const place = slot === null ? {} : await movedPlace(tx, ctx, before, slot);
  const booking = await updateBooking(
    tx,
    { clubIdx, bookingIdx, states: from, version: before.version },
    { ...change, ...place, updatedAt: ctx.now, updatedBy: actorName(ctx.by) },
  ).catch((error: unknown) => {
    if (slot !== null && hasCode(error, uniqueViolation)) throw slotTaken(slot);
    throw error;
  });
  if (!booking) throw new ClubFailure("RSV_VERSION");
  await deletePlayers(tx, clubIdx, bookingIdx);
  await insertPlayers(
    tx,
    players.map((player) => playerRow(booking, player)),
  );
  await writeLog(tx, ctx, booking, workCode, seenOf(before), seenOf(booking));
  return booking;
}

/** Where a booking is after a move, with the deadlines of that place. */
export async function movedPlace(
  tx: Database,
  ctx: Context,
  before: Booking,
  slot: Slot,
): Promise<Partial<BookingRow>> {
  const terms = await cancelTerms(tx, ctx, slot);
  return {
    ...placeOf(slot),
    // The number names the day, so a booking of another day gets a number of that day.
    ...(slot.playDate === before.playDate ? {} : { rsvNo: await nextNumber(tx, ctx, slot.playDate) }),
    dayType: terms.dayType,
    freeCancelUntil: terms.freeCancelUntil,
    noShowAfter: terms.noShowAfter,
    graceUntil: null,
    // A confirmed booking that moves has to be confirmed anew (domain.md 8.2).
    state: bookingState.booked,
  };
}

/** `yyMMdd-NNNNN`, counted per play date (domain.md 6). */
async function nextNumber(tx: Database, ctx: Context, playDate: string): Promise<string> {
  const { clubIdx } = ctx.club;
  return shownNumber(playDate, await takeNumbers(tx, { clubIdx, playDate, count: 1 }));
}

/** Numbers for several bookings at once; each is asked for as club and play date. */
const takeNumbersInBatch = gatheredRead(async (db, asked: readonly string[]): Promise<number[]> => {
  const last = new Map<string, number>();
  for (const day of new Set(asked)) {
    const [clubIdx = "", playDate = ""] = day.split(" ");
    const count = asked.filter((one) => one === day).length;
    last.set(day, await takeNumbers(db, { clubIdx: Number(clubIdx), playDate, count }));
  }
  return asked.map((day) => {
    const number = last.get(day) ?? 0;
    last.set(day, number - 1);
    return number;
  });
});

/**
 * A number for a booking whose transaction has not begun: in an opening's rush the bookings of a day would otherwise
 * wait for each other's ends. A booking that fails leaves a gap.
 */
export async function reserveNumber(db: Database, ctx: Context, playDate: string): Promise<string> {
  return shownNumber(playDate, await takeNumbersInBatch(db, `${ctx.club.clubIdx} ${playDate}`));
}

function shownNumber(playDate: string, number: number): string {
  return `${playDate.slice(2).replaceAll("-", "")}-${String(number).padStart(5, "0")}`;
}

function placeOf(slot: Slot) {
  const { sheetIdx, playDate, teeTime, turnTime, courseCode, courseOut, period } = slot;
  return { sheetIdx, playDate, teeTime, turnTime, courseCode, courseOut, period };
}

function playerRow({ clubIdx, bookingIdx }: Booking, player: NewPlayer) {
  return { clubIdx, bookingIdx, ...player };
}

/** The part of a booking that goes into its log: enough to see changes, without names. */
export function seenOf(booking: Booking) {
  const { sheetIdx, playDate, teeTime, courseCode, playerCount, caddieMode, state, version } = booking;
  return { sheetIdx, playDate, teeTime, courseCode, playerCount, caddieMode, state, version };
}
