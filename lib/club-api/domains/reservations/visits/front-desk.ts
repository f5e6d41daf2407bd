import { bookingState } from "@/lib/contract/code-values/bookings";
import type { CallOutput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import { maskName } from "@/lib/shared/texts/mask";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { codeNames } from "../../codes";
import { readBookingPolicy } from "../numbers";
import { selectFrom } from "../repository";
import { checkInWindow } from "./check-in-rules";
import { ensureVisit, selectVisits, type Visit } from "./visit-repository";
import { visitOf } from "./visit-steps";
import { signToken, wholeOrText } from "./visits";

type FrontDesk = CallOutput<"GET /my-reservation/frontdesk/{id}">;
type Query = { from?: string | undefined; to?: string | undefined; page: number; size: number };

/** Y17: a member's rounds at the desk, and on the play date today's one with the token to check in with. */
export async function readFrontDesk(
  db: Database,
  ctx: Context,
  memberIdx: number,
  query: Query,
): Promise<FrontDesk> {
  const { clubIdx } = ctx.club;
  const { page, size } = query;
  const filter = { clubIdx, memberIdx, from: query.from, to: query.to };
  const states = ["CHECKED_IN", "PLAYING", "SETTLED", "NO_SHOW"] as const;
  const { rows, total } = await selectVisits(db, { ...filter, states }, { page, size });
  const courses = await codeNames(db, clubIdx, "courses", ctx.choice);
  const fees = await codeNames(db, clubIdx, "feeCodes", ctx.choice);
  return {
    today: await todayOf(db, ctx, memberIdx),
    list: rows.map((visit) => shownVisit(ctx, visit, { courses, fees })),
    total,
    page,
    size,
  };
}

/** The round of today, if there is one; its visit is made on the first look. */
async function todayOf(db: Database, ctx: Context, memberIdx: number): Promise<FrontDesk["today"]> {
  const { clubIdx, zone } = ctx.club;
  const today = clubDate(ctx.now, zone);
  const input = {
    clubIdx,
    memberIdx,
    from: today,
    states: [bookingState.booked, bookingState.confirmed, bookingState.checkedIn] as const,
  };
  const booking = (await selectFrom(db, input)).find(({ playDate }) => playDate === today);
  if (!booking) return null;
  const visit = await ensureVisit(db, visitOf(booking, { memberIdx, seat: null }));
  const { checkIn } = await readBookingPolicy(db, clubIdx);
  const window = checkInWindow(booking, checkIn, zone);
  return {
    visitIdx: visit.visitIdx,
    bookingIdx: booking.bookingIdx,
    teeTime: booking.teeTime,
    state: visit.state,
    checkInFrom: clubTimestamp(window.from, zone),
    checkInTo: clubTimestamp(window.to, zone),
    recommendedAt: clubTimestamp(window.recommendedAt, zone),
    checkInToken: visit.state === "READY" ? await signToken(db, ctx, visit.visitIdx) : null,
  };
}

type Names = { courses: ReadonlyMap<string, string>; fees: ReadonlyMap<string, string> };

function shownVisit(ctx: Context, visit: Visit, { courses, fees }: Names): FrontDesk["list"][number] {
  const { visitIdx, bookingIdx, playDate, teeTime, courseCode, lockerNo, cartNo, holesPlayed, state } = visit;
  return {
    visitIdx,
    bookingIdx,
    playDate,
    teeTime,
    courseName: courses.get(courseCode) ?? courseCode,
    checkInAt: visit.checkInAt && clubTimestamp(visit.checkInAt, ctx.club.zone),
    lockerNo,
    cartNo,
    caddieName: visit.caddieName && maskName(visit.caddieName),
    holesPlayed,
    charges: visit.charges.map((charge) => ({
      ...charge,
      name: chargeName(fees.get(charge.feeCode) ?? charge.feeCode, charge.share, ctx.choice.language),
    })),
    discount: wholeOrText(visit.discount),
    total: wholeOrText(visit.total),
    paid: wholeOrText(visit.paid),
    state,
  };
}

/** `카트피(1/4)`, `Cart fee (1/4)`: a fee and a person's part of it, as each language sets brackets. */
function chargeName(name: string, share: string | undefined, language: Language): string {
  if (!share) return name;
  if (language === "ko") return `${name}(${share})`;
  return language === "ja" || language === "zh" ? `${name}（${share}）` : `${name} (${share})`;
}
