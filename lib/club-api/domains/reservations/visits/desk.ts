import type { DeskBooking, DeskCounts, ScanAnswer, ScanOutcome } from "@/lib/contract/bookings/ops-desk";
import { bookingState } from "@/lib/contract/code-values/bookings";
import { type ArrivalPhase, arrivalPhase } from "@/lib/shared/bookings/arrival-phase";
import { addDays } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { veilFor } from "../../../platform/veil";
import { auditView, recordAudit } from "../../audit";
import { readBookingPolicy } from "../numbers";
import { type Booking, selectBooking, selectOfDay } from "../repository";
import { checkInWindow, readToken, type Token } from "./check-in-rules";
import { selectAround, selectByNumber, selectClubOfVisit } from "./desk-repository";
import { deskBookings } from "./desk-shapes";
import { selectVisit } from "./visit-repository";
import { isSignedFor } from "./visits";

const atTheDesk = [
  bookingState.booked,
  bookingState.confirmed,
  bookingState.checkedIn,
  bookingState.played,
  bookingState.noShow,
] as const;
const daysAround = 7;
const mostFound = 20;

/** The parties of a day by tee time, and how many stand where; one look on record per admin, day and reason (P-08). */
export async function readDeskDay(
  tx: Database,
  ctx: Context,
  { date, reason }: { date: string; reason?: string | undefined },
): Promise<{ playDate: string; counts: DeskCounts; list: DeskBooking[] }> {
  const veil = veilFor(reason);
  const rows = await selectOfDay(tx, { clubIdx: ctx.club.clubIdx, playDate: date, states: atTheDesk });
  const list = await deskBookings(tx, ctx, rows, veil);
  const after = { isMasked: veil.isMasked };
  await auditView(tx, ctx, { entity: "booking", entityKey: `desk ${date}`, after, reason: veil.reason });
  return { playDate: date, counts: countPhases(list, ctx.now), list };
}

/** Parties of the week around a day that a keyword finds, that day's first; on record with the number of finds. */
export async function searchDesk(
  tx: Database,
  ctx: Context,
  { date, keyword, reason }: { date: string; keyword: string; reason?: string | undefined },
): Promise<{ list: DeskBooking[] }> {
  const veil = veilFor(reason);
  const rows = await selectAround(tx, {
    clubIdx: ctx.club.clubIdx,
    playDate: date,
    from: addDays(date, -daysAround),
    to: addDays(date, daysAround),
    states: atTheDesk,
    keyword,
    limit: mostFound,
  });
  const after = { date, found: rows.length, isMasked: veil.isMasked };
  await recordAudit(tx, ctx, {
    action: "VIEW",
    entity: "booking",
    entityKey: "desk",
    after,
    reason: veil.reason,
  });
  return { list: await deskBookings(tx, ctx, rows, veil) };
}

function countPhases(list: readonly DeskBooking[], now: Date): DeskCounts {
  const phases = list.map((booking) => arrivalPhase(booking, now));
  const of = (phase: ArrivalPhase) => phases.filter((one) => one === phase).length;
  return {
    parties: list.length,
    players: list.reduce((sum, { playerCount }) => sum + playerCount, 0),
    expected: of("EXPECTED"),
    arriving: of("ARRIVING"),
    late: of("LATE"),
    candidates: of("CANDIDATE"),
    checkedIn: of("IN"),
    playing: of("PLAYING"),
    settled: of("SETTLED"),
    noShows: of("NO_SHOW"),
  };
}

type Found = { outcome: ScanOutcome; booking: Booking | null };

/**
 * Resolves a scanned code: a check-in token (domain.md 7.12) or a booking number. Writes only the audit entry of the
 * scan, with its result but without the code.
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
