import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { type CheckInWindow, checkInWindow } from "./check-in-rules";
import { readNumbers } from "./numbers";
import type { Booking, BookingPlayer } from "./repository";
import {
  type Charge,
  deleteVisit,
  ensureVisit,
  hasCheckIns,
  selectVisit,
  selectVisitsOfBooking,
  updateVisits,
  type Visit,
} from "./visit-repository";

/** A visit before anybody has come. */
export function visitOf(booking: Booking, memberIdx: number | null) {
  const { clubIdx, bookingIdx, playDate, teeTime, courseCode } = booking;
  return {
    clubIdx,
    bookingIdx,
    memberIdx,
    playDate,
    teeTime,
    courseCode,
    charges: [],
    payMethods: [],
    state: "READY" as const,
  };
}

/** An amount as it is stored, as the wire carries it (domain.md 2.2): a whole number stays one. */
export function wholeOrText(amount: string): number | string {
  return /^-?\d+$/.test(amount) ? Number(amount) : amount;
}

/** Whether anybody checked in on a day: only then is who did not come a no-show (domain.md 7.12). */
export function hadCheckIns(db: Database, act: Act, playDate: string): Promise<boolean> {
  return hasCheckIns(db, act.club.clubIdx, playDate);
}

/** The players whose visits a booking has: the booker (a guest too) and the members who accepted. */
export function visitingMembers(booking: Booking, players: readonly BookingPlayer[]): (number | null)[] {
  const accepted = players.filter((player) => !player.isBooker && player.acceptedAt !== null);
  return [booking.memberIdx, ...accepted.flatMap(({ memberIdx }) => (memberIdx === null ? [] : [memberIdx]))];
}

/** Forgets the visits of members who are no longer in the party; what is settled stays. */
export async function dropVisits(
  tx: Database,
  booking: Booking,
  players: readonly BookingPlayer[],
): Promise<void> {
  const staying = new Set(visitingMembers(booking, players));
  const { clubIdx } = booking;
  for (const { visitIdx, memberIdx } of await visitsOf(tx, booking)) {
    if (!staying.has(memberIdx)) await deleteVisit(tx, clubIdx, visitIdx);
  }
}

/** Everybody of the booking is at the desk. The booker's visit carries the bill of the party. */
export async function beginVisits(
  tx: Database,
  act: Act,
  booking: Booking,
  players: readonly BookingPlayer[],
): Promise<void> {
  const { clubIdx, bookingIdx } = booking;
  for (const memberIdx of visitingMembers(booking, players)) {
    await ensureVisit(tx, visitOf(booking, memberIdx));
  }
  const change = { state: "CHECKED_IN", checkInAt: act.now } as const;
  await updateVisits(tx, { clubIdx, bookingIdx, states: ["READY"] }, change);
}

/** The check-in was a mistake: the visits wait again, and what was given out is free. */
export async function resetVisits(tx: Database, { clubIdx, bookingIdx }: Booking): Promise<void> {
  const states = ["CHECKED_IN", "PLAYING"] as const;
  await updateVisits(
    tx,
    { clubIdx, bookingIdx, states },
    {
      state: "READY",
      checkInAt: null,
      lockerNo: null,
      cartNo: null,
      bagTag: null,
    },
  );
}

/** Nobody came. */
export async function missVisits(tx: Database, { clubIdx, bookingIdx }: Booking): Promise<void> {
  await updateVisits(tx, { clubIdx, bookingIdx, states: ["READY"] }, { state: "NO_SHOW" });
}

export type Bill = {
  charges: readonly Charge[];
  discount: string;
  total: string;
  paid: string;
  payMethods: readonly { method: string; amount: number | string }[];
  holesPlayed: number;
};

/** The round is over and paid for: the bill goes to the booker's visit, the others are settled with it. */
export async function settleVisits(tx: Database, act: Act, booking: Booking, bill: Bill): Promise<void> {
  const { clubIdx, bookingIdx, memberIdx } = booking;
  const { holesPlayed, charges, payMethods, ...amounts } = bill;
  const own = await ensureVisit(tx, visitOf(booking, memberIdx));
  const isUnderWay = ["READY", "CHECKED_IN", "PLAYING"] as const;
  const settled = { state: "SETTLED", finishAt: act.now, holesPlayed } as const;
  await updateVisits(
    tx,
    { clubIdx, bookingIdx, states: isUnderWay, visitIdx: own.visitIdx },
    { ...settled, ...amounts, charges: [...charges], payMethods: [...payMethods] },
  );
  await updateVisits(tx, { clubIdx, bookingIdx, states: isUnderWay }, settled);
}

/** The visits of a booking, the booker's first. */
export function visitsOf(db: Database, { clubIdx, bookingIdx }: Booking): Promise<Visit[]> {
  return selectVisitsOfBooking(db, clubIdx, bookingIdx);
}

/** When the party of a booking may check in now (C0320). */
export async function checkInWindowOf(db: Database, act: Act, booking: Booking): Promise<CheckInWindow> {
  const { checkIn } = await readNumbers(db, act.club.clubIdx);
  return checkInWindow(booking, checkIn, act.club.zone);
}

/** A visit of the club; null when there is none. */
export function visitByIdx(db: Database, act: Act, visitIdx: number): Promise<Visit | null> {
  return selectVisit(db, act.club.clubIdx, visitIdx);
}
