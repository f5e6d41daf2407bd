import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { readBookingPolicy } from "../numbers";
import type { Booking } from "../repository";
import { type CheckInWindow, checkInWindow } from "./check-in-rules";
import { hasCheckIns, selectVisit, selectVisitsOfBooking, type Visit } from "./visit-repository";

/** An amount as it is stored, as the wire carries it (domain.md 2.2): a whole number stays one. */
export function wholeOrText(amount: string): number | string {
  return /^-?\d+$/.test(amount) ? Number(amount) : amount;
}

/** Whether anybody checked in on a day: only then is who did not come a no-show (domain.md 7.12). */
export function hadCheckIns(db: Database, ctx: Context, playDate: string): Promise<boolean> {
  return hasCheckIns(db, ctx.club.clubIdx, playDate);
}

/** The visits of a booking, the booker's first. */
export function visitsOf(db: Database, { clubIdx, bookingIdx }: Booking): Promise<Visit[]> {
  return selectVisitsOfBooking(db, clubIdx, bookingIdx);
}

/** When the party of a booking may check in now (C0320). */
export async function checkInWindowOf(db: Database, ctx: Context, booking: Booking): Promise<CheckInWindow> {
  const { checkIn } = await readBookingPolicy(db, ctx.club.clubIdx);
  return checkInWindow(booking, checkIn, ctx.club.zone);
}

/** A visit of the club; null when there is none. */
export function visitByIdx(db: Database, ctx: Context, visitIdx: number): Promise<Visit | null> {
  return selectVisit(db, ctx.club.clubIdx, visitIdx);
}
