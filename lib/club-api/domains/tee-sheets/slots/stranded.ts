import type { StrandedCause } from "@/lib/contract/tee-sheets/rule-effects";
import { dayIn, feeTableIn, openAtIn, type RuleBook } from "../rule-book";
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
 * The fee inputs of a booking's price as one text; a different text means a different price (domain.md 7.4).
 */
export function priceMarkIn(book: RuleBook): (booking: UpcomingBooking) => string {
  const { greenFees, serviceFees, ...rest } = feeTableIn(book);
  const services = JSON.stringify([serviceFees, rest.roundingUnit, [...rest.holeFactors]]);
  return ({ playDate, memberType, period }) => {
    const { dayType } = dayIn(book, playDate);
    const own = greenFees.filter((fee) => fee.memberType === memberType && fee.period === period);
    const fees = own.map(({ weekday, weekend }) => (dayType === "WEEKEND" ? weekend : weekday));
    return `${fees} ${services}`;
  };
}
