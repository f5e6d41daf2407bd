import { bookingState, reservationTypeCode } from "@/lib/contract/code-values/bookings";
import { isOneOf } from "@/lib/contract/code-values/code-group";
import type { StrandedCause } from "@/lib/contract/tee-sheets/rule-effects";
import { addDays } from "@/lib/shared/time/calendar";
import { atClubTime, clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { doubtsIn, limitRule, priceMarkIn, readRuleBook } from "../../tee-sheets";
import { countBookings, type Limits, type LimitWindow } from "./booking-rules";
import { type CountedRow, selectCounted } from "./member-repository";

export type Doubts = { booking: CountedRow; causes: StrandedCause[]; price: string };

/** As far ahead as bookings are made. */
const coveredDays = 366;

/** Every standing booking of the future with why it would not be sold today, and what its price is made of. */
export async function doubtsOfUpcoming(db: Database, ctx: Context): Promise<Doubts[]> {
  const { clubIdx, zone } = ctx.club;
  const today = clubDate(ctx.now, zone);
  const to = addDays(today, coveredDays);
  const rows = await selectCounted(db, { clubIdx, from: `${today.slice(0, 4)}-01-01`, to, today });
  const upcoming = rows.filter((row) => isStillUpcoming(row, ctx, today));
  const book = await readRuleBook(db, ctx, today, to);
  const [doubts, price, isOver] = [doubtsIn(book), priceMarkIn(book), await overLimit(db, ctx, rows)];
  return upcoming.map((booking) => ({
    booking,
    causes: [...doubts(booking), ...(isOver(booking) ? (["LIMIT"] as const) : [])],
    price: price(booking),
  }));
}

function isStillUpcoming(
  { state, playDate, teeTime, reservationType }: CountedRow,
  ctx: Context,
  today: string,
) {
  const isLive =
    playDate >= today &&
    isOneOf(state, [bookingState.booked, bookingState.confirmed, bookingState.drawHold]) &&
    reservationType !== reservationTypeCode.yearlyTeam;
  return isLive && atClubTime(playDate, teeTime, ctx.club.zone) > ctx.now;
}

/** Whether the booker has more bookings in a window of the booking than the limits of the type allow (domain.md 7.3). */
async function overLimit(db: Database, ctx: Context, rows: readonly CountedRow[]) {
  const byMember = bookingsByMember(rows);
  const limits = new Map<string, Limits>();
  for (const { memberType } of rows) {
    if (!limits.has(memberType)) limits.set(memberType, await limitRule(db, ctx.club.clubIdx, memberType));
  }
  return ({ memberIdx, memberType, playDate, dayType }: CountedRow): boolean => {
    const limit = limits.get(memberType);
    const own = memberIdx === null ? [] : (byMember.get(memberIdx) ?? []);
    if (!limit || own.length === 0) return false;
    const counted = own.map((row) => ({
      ...row,
      isUpcoming: atClubTime(row.playDate, row.teeTime, ctx.club.zone) > ctx.now,
    }));
    const counts = countBookings(counted, playDate);
    const windows = Object.keys(counts) as LimitWindow[];
    return windows.some(
      (window) =>
        counts[window] > (limit[window] ?? Number.POSITIVE_INFINITY) &&
        (window !== "monthWeekend" || dayType === "WEEKEND"),
    );
  };
}

function bookingsByMember(rows: readonly CountedRow[]): Map<number, CountedRow[]> {
  const byMember = new Map<number, CountedRow[]>();
  for (const row of rows) {
    if (row.memberIdx === null) continue;
    const own = byMember.get(row.memberIdx);
    if (own) own.push(row);
    else byMember.set(row.memberIdx, [row]);
  }
  return byMember;
}
