import type { DeskBooking, DeskCounts } from "@/lib/contract/bookings/ops-desk";
import { bookingState } from "@/lib/contract/code-values/bookings";
import { type ArrivalPhase, arrivalPhase } from "@/lib/shared/bookings/arrival-phase";
import { addDays } from "@/lib/shared/time/calendar";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { veilFor } from "../../../platform/veil";
import { auditView, recordAudit } from "../../audit";
import { selectOfDay } from "../repository";
import { selectAround } from "./desk-repository";
import { deskBookings } from "./desk-shapes";

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
