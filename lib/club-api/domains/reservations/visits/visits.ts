import { timingSafeEqual } from "node:crypto";
import { startOfNextClubDay } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import { serverKey } from "../../../db/secrets";
import type { Context } from "../../../platform/context";
import { deriveToken } from "../../../platform/crypto";
import { ClubFailure } from "../../../platform/failure";
import { readBookingPolicy } from "../numbers";
import type { Booking } from "../repository";
import { type CheckInWindow, checkInWindow, readToken, type Token } from "./check-in-rules";
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

const keyName = "check-in";
const purpose = "visit";

/** `visitIdx.expires.HMAC`: good until the end of the club's day (domain.md 7.12). */
export async function signToken(db: Database, ctx: Context, visitIdx: number): Promise<string> {
  const expires = Math.floor(startOfNextClubDay(ctx.now, ctx.club.zone).getTime() / 1000);
  const signature = await signatureOf(db, ctx, ctx.club.clubIdx, { visitIdx, expires });
  return `${visitIdx}.${expires}.${signature}`;
}

async function signatureOf(
  db: Database,
  ctx: Context,
  clubIdx: number,
  { visitIdx, expires }: Omit<Token, "signature">,
): Promise<string> {
  const key = await serverKey(db, keyName, ctx.now);
  return deriveToken(key, purpose, `${clubIdx}.${visitIdx}.${expires}`);
}

/** The visit that a token was made for; 9001 `checkInToken` for a forged, foreign or expired one. */
export async function visitOfToken(db: Database, ctx: Context, token: string): Promise<number> {
  const read = readToken(token);
  if (!read || read.expires * 1000 <= ctx.now.getTime()) throw wrongToken();
  if (!(await isSignedFor(db, ctx, ctx.club.clubIdx, read))) throw wrongToken();
  return read.visitIdx;
}

/** Whether a token was signed here, for a visit of this club. */
export async function isSignedFor(
  db: Database,
  ctx: Context,
  clubIdx: number,
  token: Token,
): Promise<boolean> {
  const wanted = Buffer.from(await signatureOf(db, ctx, clubIdx, token));
  const offered = Buffer.from(token.signature);
  return wanted.length === offered.length && timingSafeEqual(wanted, offered);
}

function wrongToken(): ClubFailure {
  return new ClubFailure("VAL_FIELD", ["checkInToken", "check_in_code"]);
}
