import { timingSafeEqual } from "node:crypto";
import type { CallOutput } from "@/lib/contract/routes";
import { clubDate, clubTimestamp, startOfNextClubDay } from "@/lib/shared/club-time";
import { maskName } from "@/lib/shared/mask";
import type { Database } from "../../db/database";
import { serverKey } from "../../db/secrets";
import type { Act } from "../../platform/act";
import { deriveToken } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import { codeNames } from "../codes";
import { type CheckInWindow, checkInWindow, readToken, type Token } from "./check-in-rules";
import { readNumbers } from "./numbers";
import { type Booking, selectFrom } from "./repository";
import {
  ensureVisit,
  hasCheckIns,
  selectVisit,
  selectVisits,
  selectVisitsOfBooking,
  type Visit,
} from "./visit-repository";
import { visitOf } from "./visit-steps";

type FrontDesk = CallOutput<"GET /my-reservation/frontdesk/{id}">;
type Query = { from?: string | undefined; to?: string | undefined; page: number; size: number };

const keyName = "check-in";
const purpose = "visit";

/** Y17: a member's rounds at the desk, and on the play date today's one with the token to check in with. */
export async function readFrontDesk(
  db: Database,
  act: Act,
  memberIdx: number,
  query: Query,
): Promise<FrontDesk> {
  const { clubIdx } = act.club;
  const { page, size } = query;
  const filter = { clubIdx, memberIdx, from: query.from, to: query.to };
  const states = ["CHECKED_IN", "PLAYING", "SETTLED", "NO_SHOW"] as const;
  const { rows, total } = await selectVisits(db, { ...filter, states }, { page, size });
  const courses = await codeNames(db, clubIdx, "courses", act.choice);
  const fees = await codeNames(db, clubIdx, "feeCodes", act.choice);
  return {
    today: await todayOf(db, act, memberIdx),
    list: rows.map((visit) => shownVisit(act, visit, { courses, fees })),
    total,
    page,
    size,
  };
}

/** The round of today, if there is one; its visit is made on the first look. */
async function todayOf(db: Database, act: Act, memberIdx: number): Promise<FrontDesk["today"]> {
  const { clubIdx, zone } = act.club;
  const today = clubDate(act.now, zone);
  const wish = { clubIdx, memberIdx, from: today, states: ["10", "20", "30"] as const };
  const booking = (await selectFrom(db, wish)).find(({ playDate }) => playDate === today);
  if (!booking) return null;
  const visit = await ensureVisit(db, visitOf(booking, { memberIdx, seat: null }));
  const { checkIn } = await readNumbers(db, clubIdx);
  const window = checkInWindow(booking, checkIn, zone);
  return {
    visitIdx: visit.visitIdx,
    bookingIdx: booking.bookingIdx,
    teeTime: booking.teeTime,
    state: visit.state,
    checkInFrom: clubTimestamp(window.from, zone),
    checkInTo: clubTimestamp(window.to, zone),
    recommendedAt: clubTimestamp(window.recommendedAt, zone),
    checkInToken: visit.state === "READY" ? await signToken(db, act, visit.visitIdx) : null,
  };
}

/** `visitIdx.expires.HMAC`: good until the end of the club's day (domain.md 7.12). */
async function signToken(db: Database, act: Act, visitIdx: number): Promise<string> {
  const expires = Math.floor(startOfNextClubDay(act.now, act.club.zone).getTime() / 1000);
  const signature = await signatureOf(db, act, act.club.clubIdx, { visitIdx, expires });
  return `${visitIdx}.${expires}.${signature}`;
}

async function signatureOf(
  db: Database,
  act: Act,
  clubIdx: number,
  { visitIdx, expires }: Omit<Token, "signature">,
): Promise<string> {
  const key = await serverKey(db, keyName, act.now);
  return deriveToken(key, purpose, `${clubIdx}.${visitIdx}.${expires}`);
}

/** The visit that a token was made for; 9001 `checkInToken` for a forged, foreign or expired one. */
export async function visitOfToken(db: Database, act: Act, token: string): Promise<number> {
  const read = readToken(token);
  if (!read || read.expires * 1000 <= act.now.getTime()) throw wrongToken();
  if (!(await isSignedFor(db, act, act.club.clubIdx, read))) throw wrongToken();
  return read.visitIdx;
}

/** Whether a token was signed here, for a visit of this club. */
export async function isSignedFor(db: Database, act: Act, clubIdx: number, token: Token): Promise<boolean> {
  const wanted = Buffer.from(await signatureOf(db, act, clubIdx, token));
  const offered = Buffer.from(token.signature);
  return wanted.length === offered.length && timingSafeEqual(wanted, offered);
}

function wrongToken(): ClubFailure {
  return new ClubFailure("VAL_FIELD", ["checkInToken"]);
}

type Names = { courses: ReadonlyMap<string, string>; fees: ReadonlyMap<string, string> };

function shownVisit(act: Act, visit: Visit, { courses, fees }: Names): FrontDesk["list"][number] {
  const { visitIdx, bookingIdx, playDate, teeTime, courseCode, lockerNo, cartNo, holesPlayed, state } = visit;
  return {
    visitIdx,
    bookingIdx,
    playDate,
    teeTime,
    courseName: courses.get(courseCode) ?? courseCode,
    checkInAt: visit.checkInAt && clubTimestamp(visit.checkInAt, act.club.zone),
    lockerNo,
    cartNo,
    caddieName: visit.caddieName && maskName(visit.caddieName),
    holesPlayed,
    charges: visit.charges.map((charge) => ({
      ...charge,
      name: `${fees.get(charge.feeCode) ?? charge.feeCode}${charge.share ? `(${charge.share})` : ""}`,
    })),
    discount: wholeOrText(visit.discount),
    total: wholeOrText(visit.total),
    paid: wholeOrText(visit.paid),
    state,
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
