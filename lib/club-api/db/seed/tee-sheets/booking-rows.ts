import { noShowAfter, stageDeadlines } from "@/lib/shared/cancel-stage";
import { quoteFor, type Slot } from "../../../domains/tee-sheets";
import type { Act } from "../../../platform/act";
import type { Database } from "../../database";
import type { bookings } from "../../tables";
import { share } from "../chance";
import type { Booker } from "./bookers";
import { isWeekendDay } from "./filling";

export type NewSlot = Pick<
  Slot,
  "sheetIdx" | "playDate" | "teeTime" | "courseCode" | "courseOut" | "period" | "minPlayers" | "maxPlayers"
>;
export type BookingRow = typeof bookings.$inferInsert & { bookingIdx: number };
type Quotes = (
  slot: NewSlot,
  memberTypes: readonly string[],
) => Promise<Awaited<ReturnType<typeof quoteFor>>>;

const guestType = "90";
/** The numbers of domain.md 7.7 as the demo club has them. */
const cancelNumbers = { freeDays: { WEEKDAY: 3, WEEKEND: 4 }, noShowMinutes: 120, dayBoundary: "17:00" };

/** A booked round, still to be played. */
export async function bookingOf(
  act: Act,
  slot: NewSlot,
  { memberIdx, memberType, reservationType, income, createdAt }: Booker,
  { bookingIdx, rsvNo, quotes }: { bookingIdx: number; rsvNo: string; quotes: Quotes },
): Promise<BookingRow> {
  const { sheetIdx, playDate, teeTime, courseCode, courseOut, period } = slot;
  const { clubIdx, zone } = act.club;
  const dayType = isWeekendDay(playDate) ? ("WEEKEND" as const) : ("WEEKDAY" as const);
  const round = { playDate, teeTime, dayType };
  const playerCount = share(`players ${sheetIdx}`) < 0.85 ? slot.maxPlayers : slot.minPlayers;
  const companions = Array.from({ length: playerCount - 1 }, () => guestType);
  const { greenFees: _fees, ...quote } = await quotes(slot, [memberType, ...companions]);
  const by = memberIdx === null ? "bookadmin1" : `member:${memberIdx}`;
  return {
    ...{ bookingIdx, clubIdx, rsvNo, memberIdx, memberType, sheetIdx },
    ...{ playDate, dayType, teeTime, courseCode, courseOut, period },
    ...{ holeCode: "18", playerCount, caddieMode: "C", reservationType, income, state: "10", quote },
    ...{ cancelAt: null, cancelReason: null },
    freeCancelUntil: stageDeadlines(round, cancelNumbers, zone).freeUntil,
    noShowAfter: noShowAfter(round, cancelNumbers, zone),
    ...{ createdAt, createdBy: by, updatedAt: createdAt, updatedBy: by },
  };
}

/** The booker among the players; who comes along is not named. */
export function playerOf(booking: BookingRow, booker: Booker) {
  const { clubIdx, bookingIdx, quote, createdAt } = booking;
  const { memberIdx, name, phoneNo, memberType } = booker;
  return {
    ...{ clubIdx, bookingIdx, seq: 1, isBooker: true, memberIdx, name, phoneNo, memberType },
    greenFee: String(Number(quote.penaltyBase) / quote.perPlayer.length),
    acceptedAt: createdAt,
  };
}

/** The last evening on which giving a time back cost nothing. */
export function cancelled(booking: BookingRow): BookingRow {
  const cancelAt = new Date(booking.freeCancelUntil.getTime() - 3_600_000);
  return { ...booking, state: "50", cancelReason: "C1", cancelAt, updatedAt: cancelAt };
}

/** A quote follows from the kind of day, the part and the party: computed once each. */
export function quoteReader(tx: Database, act: Act): Quotes {
  const known = new Map<string, ReturnType<typeof quoteFor>>();
  return (slot, memberTypes) => {
    const key = `${isWeekendDay(slot.playDate)} ${slot.period} ${memberTypes}`;
    const priced = { ...slot, priceOverride: null };
    const party = { memberTypes, caddieMode: "C" as const, discount: 0 };
    const quote = known.get(key) ?? quoteFor(tx, act, { slot: priced, holeCode: "18", ...party });
    known.set(key, quote);
    return quote;
  };
}
