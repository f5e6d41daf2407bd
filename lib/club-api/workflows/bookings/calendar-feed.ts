import { memberState } from "@/lib/contract/code-values/members";
import type { CallOutput } from "@/lib/contract/routes";
import { shownTurn } from "@/lib/shared/tee-times/turns";
import { addDays } from "@/lib/shared/time/calendar";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { ownerOfAddress } from "../../domains/calendars";
import { codeNames } from "../../domains/codes";
import { findMember } from "../../domains/members";
import { type Booking, readBookingPolicy, roundsForCalendar } from "../../domains/reservations";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";

type Feed = CallOutput<"POST /ext/calendar-feed">;

const pastDays = 30;

/**
 * The rounds behind a private calendar address, in the address's own language: those to come and those of the last 30
 * days. Throws 2001 for a token that opens nothing, and while its member's account is not active.
 */
export async function readCalendarFeed(db: Database, ctx: Context, token: string): Promise<Feed> {
  const { clubIdx, zone, languages, defaultLanguage } = ctx.club;
  const address = await ownerOfAddress(db, ctx, token);
  const member = address && (await findMember(db, clubIdx, address.memberIdx));
  if (!address || member?.state !== memberState.active) throw new ClubFailure("NOT_FOUND");
  const language = languages.includes(address.lang) ? address.lang : defaultLanguage;
  const from = addDays(clubDate(ctx.now, zone), -pastDays);
  const rows = await roundsForCalendar(db, { clubIdx, memberIdx: member.memberIdx, from });
  const courses = await codeNames(db, clubIdx, "courses", { ...ctx.choice, language });
  const { phone } = await readBookingPolicy(db, clubIdx);
  const rounds = rows.map((row) => ({
    ...shownRound(row, member.memberIdx, zone),
    courseName: courses.get(row.courseCode) ?? row.courseCode,
  }));
  return { language, phone, rounds };
}

function shownRound(row: Booking, memberIdx: number, zone: string) {
  const { bookingIdx, version, playDate, teeTime, holeCode } = row;
  const isBooker = row.memberIdx === memberIdx;
  return {
    bookingIdx,
    rsvNo: isBooker ? row.rsvNo : null,
    sequence: version,
    playDate,
    teeTime,
    ...shownTurn(row),
    holeCode,
    freeCancelUntil: isBooker ? clubTimestamp(row.freeCancelUntil, zone) : null,
    changedAt: clubTimestamp(row.updatedAt, zone),
  };
}
