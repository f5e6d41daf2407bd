import type { ScanAnswer, ScanOutcome } from "@/lib/contract/bookings/ops-desk";
import { bookingState } from "@/lib/contract/code-values/bookings";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { veilFor } from "../../../platform/veil";
import { recordAudit } from "../../audit";
import { readBookingPolicy } from "../numbers";
import { type Booking, selectBooking } from "../repository";
import { checkInWindow, readToken, type Token } from "./check-in-rules";
import { isSignedFor } from "./check-in-token";
import { selectByNumber, selectClubOfVisit } from "./desk-repository";
import { deskBookings } from "./desk-shapes";
import { selectVisit } from "./visit-repository";

type Found = { outcome: ScanOutcome; booking: Booking | null };

/**
 * What a code from a scanner is: a check-in token (domain.md 7.12) or a booking number. Changes nothing but the record of
 * the scan, which keeps what came of it, not the code.
 */
export async function scanCode(
  tx: Database,
  ctx: Context,
  { code, reason }: { code: string; reason?: string | undefined },
): Promise<ScanAnswer> {
  const veil = veilFor(reason);
  const token = readToken(code);
  const { outcome, booking } = token
    ? await ofToken(tx, ctx, token)
    : await ofNumber(tx, ctx, code.toUpperCase());
  await recordAudit(tx, ctx, {
    action: "VIEW",
    entity: "booking",
    entityKey: booking?.bookingIdx ?? "scan",
    after: { scanned: token ? "token" : "number", outcome, isMasked: veil.isMasked },
    memberIdx: booking?.memberIdx ?? null,
    reason: veil.reason,
  });
  const [shown] = booking ? await deskBookings(tx, ctx, [booking], veil) : [];
  return { outcome, booking: shown ?? null };
}

async function ofToken(db: Database, ctx: Context, token: Token): Promise<Found> {
  const { clubIdx } = ctx.club;
  if (!(await isSignedFor(db, ctx, clubIdx, token))) {
    const other = await selectClubOfVisit(db, token.visitIdx);
    const isForeign = other !== null && other !== clubIdx && (await isSignedFor(db, ctx, other, token));
    return { outcome: isForeign ? "OTHER_CLUB" : "FORGED", booking: null };
  }
  const visit = await selectVisit(db, clubIdx, token.visitIdx);
  const booking = visit && (await selectBooking(db, clubIdx, visit.bookingIdx));
  if (!booking) return { outcome: "UNKNOWN", booking: null };
  const isOver = token.expires * 1000 <= ctx.now.getTime();
  return { outcome: isOver ? "EXPIRED" : await outcomeOf(db, ctx, booking), booking };
}

async function ofNumber(db: Database, ctx: Context, rsvNo: string): Promise<Found> {
  const booking = await selectByNumber(db, ctx.club.clubIdx, rsvNo);
  return booking
    ? { outcome: await outcomeOf(db, ctx, booking), booking }
    : { outcome: "UNKNOWN", booking: null };
}

/** Whether the party of a booking may be let in now, or why not. */
async function outcomeOf(db: Database, ctx: Context, booking: Booking): Promise<ScanOutcome> {
  const { state, playDate } = booking;
  if (state === bookingState.checkedIn || state === bookingState.played) return "ALREADY_IN";
  if (state !== bookingState.booked && state !== bookingState.confirmed) return "ENDED";
  if (playDate !== clubDate(ctx.now, ctx.club.zone)) return "OTHER_DAY";
  const { checkIn } = await readBookingPolicy(db, ctx.club.clubIdx);
  return ctx.now < checkInWindow(booking, checkIn, ctx.club.zone).from ? "EARLY" : "FOUND";
}
