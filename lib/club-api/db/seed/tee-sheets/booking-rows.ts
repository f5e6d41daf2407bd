import { bookingState } from "@/lib/contract/code-values/bookings";
import { memberTypeCode } from "@/lib/contract/code-values/members";
import { noShowAfter, stageDeadlines } from "@/lib/shared/bookings/cancel-stage";
import { quoteFor, type Slot } from "../../../domains/tee-sheets";
import type { Context } from "../../../platform/context";
import type { Database } from "../../database";
import type { bookingPlayers, bookings } from "../../tables";
import { share } from "../tools/chance";
import type { Booker } from "./bookers";
import { isWeekendDay } from "./filling";

export type NewSlot = Pick<
  Slot,
  "sheetIdx" | "playDate" | "teeTime" | "courseCode" | "courseOut" | "period" | "minPlayers" | "maxPlayers"
>;
export type BookingRow = typeof bookings.$inferInsert & { bookingIdx: number };
/** A round that somebody has booked, with the seats of his party. */
export type Taken = { booking: BookingRow; players: (typeof bookingPlayers.$inferInsert)[] };
type Quotes = (
  slot: NewSlot,
  memberTypes: readonly string[],
) => Promise<Awaited<ReturnType<typeof quoteFor>>>;

/** Of a member's companions who are not named (domain.md 7.4). */
const unnamedType = memberTypeCode.web;
/** The numbers of domain.md 7.7 as the demo club has them. */
const cancelNumbers = { freeDays: { WEEKDAY: 3, WEEKEND: 4 }, noShowMinutes: 120, dayBoundary: "17:00" };

/** A booked round, still to be played; who comes along is not named. */
export async function takenBy(
  ctx: Context,
  slot: NewSlot,
  booker: Booker,
  { bookingIdx, rsvNo, quotes }: { bookingIdx: number; rsvNo: string; quotes: Quotes },
): Promise<Taken> {
  const { memberIdx, memberType, reservationType, income, createdAt, by, drawIdx } = booker;
  const { sheetIdx, playDate, teeTime, courseCode, courseOut, period } = slot;
  const { clubIdx, zone } = ctx.club;
  const dayType = isWeekendDay(playDate) ? ("WEEKEND" as const) : ("WEEKDAY" as const);
  const round = { playDate, teeTime, dayType };
  const usual = share(`players ${sheetIdx}`) < 0.85 ? slot.maxPlayers : slot.minPlayers;
  const playerCount = booker.playerCount ?? usual;
  const companionType = memberIdx === null ? memberTypeCode.guest : unnamedType;
  const memberTypes = [memberType, ...Array.from({ length: playerCount - 1 }, () => companionType)];
  const { greenFees, ...quote } = await quotes(slot, memberTypes);
  const booking: BookingRow = {
    ...{ bookingIdx, clubIdx, rsvNo, memberIdx, memberType, sheetIdx, drawIdx },
    ...{ playDate, dayType, teeTime, courseCode, courseOut, period },
    ...{
      holeCode: "18",
      playerCount,
      caddieMode: "C",
      reservationType,
      income,
      state: bookingState.booked,
      quote,
    },
    ...{ cancelAt: null, cancelReason: null },
    freeCancelUntil: stageDeadlines(round, cancelNumbers, zone).freeUntil,
    noShowAfter: noShowAfter(round, cancelNumbers, zone),
    ...{ createdAt, createdBy: by, updatedAt: createdAt, updatedBy: by },
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

/** A quote follows from the kind of day, the part and the party: computed once each. */
export function quoteReader(tx: Database, ctx: Context): Quotes {
  const known = new Map<string, ReturnType<typeof quoteFor>>();
  return (slot, memberTypes) => {
    const key = `${isWeekendDay(slot.playDate)} ${slot.period} ${memberTypes}`;
    const priced = { ...slot, priceOverride: null };
    const party = { memberTypes, caddieMode: "C" as const, discount: 0 };
    const quote = known.get(key) ?? quoteFor(tx, ctx, { slot: priced, holeCode: "18", ...party });
    known.set(key, quote);
    return quote;
  };
}
