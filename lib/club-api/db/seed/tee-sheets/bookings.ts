import { addDays } from "@/lib/shared/calendar";
import { noShowAfter, stageDeadlines } from "@/lib/shared/cancel-stage";
import { atClubTime } from "@/lib/shared/club-time";
import { quoteFor, type Slot } from "../../../domains/tee-sheets";
import type { Act } from "../../../platform/act";
import type { Database } from "../../database";
import { bookingCounters, bookingPlayers, bookings } from "../../tables";
import { bulkInsert } from "../bulk";
import type { DemoDays } from "../demo-day";
import { bookedOf, filledDates, isWeekendDay, share } from "./filling";

type NewSlot = Pick<
  Slot,
  "sheetIdx" | "playDate" | "teeTime" | "courseCode" | "courseOut" | "period" | "minPlayers" | "maxPlayers"
>;
type Quotes = (slot: NewSlot, playerCount: number) => Promise<Awaited<ReturnType<typeof quoteFor>>>;

/** Below the first number of a booking that is made here. */
const firstBookingIdx = 480_001;
/** Of each day the first three were taken here, the others come from before (rsvNo of R8: the next one is 00004). */
const numberedHere = 3;
const takenOver = 50_000;
const guestType = "90";
/** The numbers of domain.md 7.7 as the demo club has them. */
const cancelNumbers = { freeDays: { WEEKDAY: 3, WEEKEND: 4 }, noShowMinutes: 120, dayBoundary: "17:00" };
const surnames = [
  "강",
  "고",
  "권",
  "남",
  "노",
  "류",
  "문",
  "배",
  "백",
  "서",
  "송",
  "신",
  "안",
  "양",
  "유",
  "윤",
  "임",
  "장",
  "조",
  "하",
];
const givenNames = [
  "가람",
  "나래",
  "다온",
  "도담",
  "라온",
  "마루",
  "보람",
  "새벽",
  "소담",
  "아라",
  "여울",
  "은결",
  "하늘",
  "한결",
  "해솔",
];

/**
 * Fills the sheets around today with bookings of people who are no members, taken by phone or by a partner. All of it
 * is fictional, and the same for the same day.
 */
export async function seedFilledBookings(
  tx: Database,
  act: Act,
  days: DemoDays,
  slots: readonly NewSlot[],
): Promise<void> {
  const quotes = quoteReader(tx, act);
  const rows: (typeof bookings.$inferInsert & { bookingIdx: number })[] = [];
  const counters: (typeof bookingCounters.$inferInsert)[] = [];
  for (const playDate of filledDates(days)) {
    const ofDay = slots.filter((slot) => slot.playDate === playDate);
    const booked = bookedOf(days, playDate, isWeekendDay(playDate), ofDay);
    if (booked.length === 0) continue;
    for (const [place, slot] of booked.entries()) {
      rows.push(
        await bookingOf(act, days, slot, { place, bookingIdx: firstBookingIdx + rows.length, quotes }),
      );
    }
    counters.push({ clubIdx: act.club.clubIdx, playDate, last: Math.min(numberedHere, booked.length) });
  }
  await bulkInsert(tx, bookings, rows);
  await bulkInsert(tx, bookingPlayers, rows.map(bookerOf));
  await bulkInsert(tx, bookingCounters, counters);
}

async function bookingOf(
  act: Act,
  days: DemoDays,
  slot: NewSlot,
  { place, bookingIdx, quotes }: { place: number; bookingIdx: number; quotes: Quotes },
) {
  const { sheetIdx, playDate, teeTime, courseCode, courseOut, period } = slot;
  const { clubIdx, zone } = act.club;
  const dayType = isWeekendDay(playDate) ? ("WEEKEND" as const) : ("WEEKDAY" as const);
  const round = { playDate, teeTime, dayType };
  const isPartner = share(`channel ${sheetIdx}`) < 0.3;
  const playerCount = share(`players ${sheetIdx}`) < 0.85 ? slot.maxPlayers : slot.minPlayers;
  const { greenFees: _fees, ...quote } = await quotes(slot, playerCount);
  const number = place < numberedHere ? place + 1 : takenOver + place + 1;
  const createdAt = takenAt(act, playDate, sheetIdx);
  return {
    bookingIdx,
    clubIdx,
    rsvNo: `${playDate.slice(2).replaceAll("-", "")}-${String(number).padStart(5, "0")}`,
    memberIdx: null,
    memberType: guestType,
    sheetIdx,
    playDate,
    dayType,
    teeTime,
    courseCode,
    courseOut,
    period,
    holeCode: "18",
    playerCount,
    caddieMode: "C" as const,
    reservationType: isPartner ? "60" : "50",
    income: isPartner ? "70" : "40",
    state: playDate < days.today ? ("40" as const) : ("10" as const),
    quote,
    freeCancelUntil: stageDeadlines(round, cancelNumbers, zone).freeUntil,
    noShowAfter: noShowAfter(round, cancelNumbers, zone),
    createdAt,
    createdBy: "bookadmin1",
    updatedAt: createdAt,
    updatedBy: "bookadmin1",
  };
}

/** Two to thirty days before the round, never later than now. */
function takenAt(act: Act, playDate: string, sheetIdx: number): Date {
  const daysBefore = 2 + Math.floor(share(`taken ${sheetIdx}`) * 28);
  const moment = atClubTime(addDays(playDate, -daysBefore), "11:00", act.club.zone);
  return moment < act.now ? moment : atClubTime(addDays(playDate, -31), "11:00", act.club.zone);
}

function bookerOf({
  clubIdx,
  bookingIdx,
  sheetIdx,
  quote,
  createdAt,
}: typeof bookings.$inferInsert & { bookingIdx: number }) {
  const pick = (list: readonly string[], purpose: string) =>
    list[Math.floor(share(`${purpose} ${sheetIdx}`) * list.length)] ?? "";
  return {
    clubIdx,
    bookingIdx,
    seq: 1,
    isBooker: true,
    name: pick(surnames, "surname") + pick(givenNames, "given"),
    phoneNo: `010-0000-${1000 + Math.floor(share(`phone ${sheetIdx}`) * 9000)}`,
    memberType: guestType,
    greenFee: String(Number(quote.penaltyBase) / quote.perPlayer.length),
    acceptedAt: createdAt,
  };
}

/** A quote follows from the kind of day, the part and the party: computed once each. */
function quoteReader(tx: Database, act: Act): Quotes {
  const known = new Map<string, ReturnType<typeof quoteFor>>();
  return (slot, playerCount) => {
    const key = `${isWeekendDay(slot.playDate)} ${slot.period} ${playerCount}`;
    const memberTypes = Array.from({ length: playerCount }, () => guestType);
    const quote =
      known.get(key) ??
      quoteFor(tx, act, {
        slot: { ...slot, priceOverride: null },
        holeCode: "18",
        memberTypes,
        caddieMode: "C",
        discount: 0,
      });
    known.set(key, quote);
    return quote;
  };
}
