import type { HoleCode } from "@/lib/contract/code-values/tee-sheets";
import type { StrandedCause } from "@/lib/contract/tee-sheets/rule-effects";
import { seatFee } from "@/lib/shared/fees/fee-amounts";
import { feeDayOf } from "@/lib/shared/fees/fee-rule";
import { companionType } from "../fees/fee-rules";
import { dayIn, feeTablesIn, openAtIn, type RuleBook } from "../rule-book";
import { slotDefaults, slotsOn } from "./generation";

/** A standing booking as far as the rules of sheets, openings and fees ask. */
export type UpcomingBooking = {
  playDate: string;
  courseCode: string;
  teeTime: string;
  period: string;
  memberType: string;
  playerCount: number;
};

/**
 * Why a standing booking would not be sold today by the rules of a book, its price left out (domain.md 7.1, 7.2, C0030).
 * A day is asked once however many bookings it has.
 */
export function doubtsIn(book: RuleBook): (booking: UpcomingBooking) => StrandedCause[] {
  const days = new Map<string, ReturnType<typeof dayOf>>();
  return (booking) => {
    const day = days.get(booking.playDate) ?? dayOf(book, booking.playDate);
    days.set(booking.playDate, day);
    if (!day.isOpen) return ["CLOSED"];
    const { courseCode, teeTime, memberType, playerCount } = booking;
    const slot = day.times.get(`${courseCode} ${teeTime}`);
    const openAt = openAtIn(book, day, memberType);
    const isOpened = openAt !== null && openAt <= book.ctx.now;
    const { minPlayers, maxPlayers } = slot ?? day;
    const isParty = playerCount >= minPlayers && playerCount <= maxPlayers;
    return [
      ...(slot ? [] : (["NOT_LAID"] as const)),
      ...(isOpened ? [] : (["NOT_OPEN"] as const)),
      ...(isParty ? [] : (["PARTY"] as const)),
    ];
  };
}

function dayOf(book: RuleBook, date: string) {
  const day = dayIn(book, date);
  const times = new Map(slotsOn(book, day).map((slot) => [`${slot.courseCode} ${slot.teeTime}`, slot]));
  return { ...day, times, ...slotDefaults(book, day.dayType === "WEEKEND") };
}

/**
 * The fee inputs of a booking's price as one text; a different text means a different price (domain.md 7.4). Companions who
 * have not said yes pay as web members, so that type counts with the booker's. Rounds of one kind on one day are asked once.
 */
export function priceMarkIn(book: RuleBook): (booking: UpcomingBooking) => string {
  const tableOn = feeTablesIn(book);
  const services = new WeakMap<object, string>();
  const marks = new Map<string, string>();
  const markOf = ({ playDate, memberType, period, playerCount: partySize }: UpcomingBooking): string => {
    const table = tableOn(playDate);
    const known = services.get(table.serviceFees) ?? JSON.stringify([table.serviceFees, table.roundingUnit]);
    services.set(table.serviceFees, known);
    const day = feeDayOf(playDate, dayIn(book, playDate).dayType);
    const fees = [...table.holeFactors.keys()].flatMap((code) => {
      const holeCode = code as HoleCode;
      return [memberType, companionType].map(
        (type) =>
          seatFee(table, { memberType: type, day, period, holeCode, partySize })?.amount.toFixed() ?? "",
      );
    });
    return `${fees} ${known}`;
  };
  return (booking) => {
    const { playDate, memberType, period, playerCount } = booking;
    const kind = `${playDate} ${memberType} ${period} ${playerCount}`;
    const mark = marks.get(kind) ?? markOf(booking);
    marks.set(kind, mark);
    return mark;
  };
}
