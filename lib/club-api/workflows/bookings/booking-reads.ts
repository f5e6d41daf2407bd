import { bookingState } from "@/lib/contract/code-values/bookings";
import { failureKind } from "@/lib/contract/failures";
import type { CallOutput } from "@/lib/contract/routes";
import { moneyToWire } from "@/lib/shared/money/money";
import type { Database } from "../../db/database";
import { codeNames } from "../../domains/codes";
import { findMember, type Member } from "../../domains/members";
import { activeSuspension } from "../../domains/penalties";
import { readFormats } from "../../domains/policies";
import {
  type Booking,
  countsOf,
  findBooking,
  isChangeable,
  itemsOf,
  limitUsageFailure,
  readBookingPolicy,
  readLimitUsage,
  rosterOf,
  stageOfBooking,
} from "../../domains/reservations";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { previewCancel } from "./cancel-booking";
import { feesOfSeat } from "./party-price";

/** R1: what a member has booked around a date, what is left, and what stands in the way. */
export async function readCounts(
  db: Database,
  ctx: Context,
  { memberIdx, memberType }: Pick<Member, "memberIdx" | "memberType">,
  date: string,
): Promise<CallOutput<"GET /reservation/{a}/{b}/cnt">> {
  const numbers = await readBookingPolicy(db, ctx.club.clubIdx);
  const usage = await readLimitUsage(db, ctx, { memberIdx, memberType, playDate: date, known: { numbers } });
  const suspension = await activeSuspension(db, ctx, memberIdx);
  const failure = limitUsageFailure(usage, numbers);
  const reasons = [
    ...(suspension ? [{ code: failureKind("RSV_SUSPENDED").code, until: suspension.until }] : []),
    ...(failure && !suspension ? [{ code: failureKind(failure.msgCode).code, until: null }] : []),
  ];
  return countsOf(ctx, date, usage, reasons);
}

/** One own booking with what cancelling it now would cost; 2001 for anybody else's. */
export async function readOwnBooking(
  db: Database,
  ctx: Context,
  memberIdx: number,
  bookingIdx: number,
): Promise<CallOutput<"GET /ext/bookings/{id}">> {
  const { clubIdx } = ctx.club;
  const booking = await findBooking(db, clubIdx, bookingIdx);
  if (booking?.memberIdx !== memberIdx) throw new ClubFailure("NOT_FOUND");
  const [item] = await itemsOf(db, ctx, [booking], memberIdx);
  if (!item) throw new ClubFailure("NOT_FOUND");
  const courses = await codeNames(db, clubIdx, "courses", ctx.choice);
  return {
    ...item,
    courseOutName: courses.get(booking.courseOut) ?? booking.courseOut,
    quote: booking.quote,
    couponIdx: booking.couponIdx,
    memo: booking.memo,
    cancelPreview: await readPreview(db, ctx, booking),
    phone: (await readBookingPolicy(db, clubIdx)).phone,
  };
}

/**
 * The players of a booking for one of them, and what a yes makes of the own green fee (domain.md 7.4). Throws 2001 for
 * whoever does not play.
 */
export async function readRoster(
  db: Database,
  ctx: Context,
  memberIdx: number,
  bookingIdx: number,
): Promise<CallOutput<"GET /ext/bookings/{id}/roster">> {
  const booking = await findBooking(db, ctx.club.clubIdx, bookingIdx);
  const roster = await rosterOf(db, ctx, booking, memberIdx);
  const isCompanion = booking?.memberIdx !== memberIdx && booking !== null && isChangeable(booking);
  const member = isCompanion ? await findMember(db, ctx.club.clubIdx, memberIdx) : null;
  const fees = booking && member ? await feesOfSeat(db, ctx, booking, member.memberType) : null;
  const formats = await readFormats(db, ctx.club.clubIdx);
  const ownFee = fees && {
    asCompanion: moneyToWire(fees.asCompanion, formats),
    asMember: moneyToWire(fees.asMember, formats),
  };
  return { ...roster, ownFee };
}

async function readPreview(
  db: Database,
  ctx: Context,
  booking: Booking,
): Promise<CallOutput<"GET /ext/bookings/{id}">["cancelPreview"]> {
  if (booking.state !== bookingState.booked && booking.state !== bookingState.confirmed) return null;
  const { cancel } = await readBookingPolicy(db, ctx.club.clubIdx);
  const stage = stageOfBooking(booking, cancel, ctx.now, ctx.club.zone);
  if (stage === "L4") return null;
  if (stage !== "L0") return (await previewCancel(db, ctx, booking, stage)).shown;
  const fineAmount = moneyToWire(0, await readFormats(db, ctx.club.clubIdx));
  return { stage, penaltyCode: null, fineAmount, suspendFrom: null, suspendTo: null, point: 0 };
}
