import type { WeatherStopBody } from "@/lib/contract/bookings/ops-bookings";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../../db/database";
import { recordAudit } from "../../domains/audit";
import { type Booking, bookingsOfSlots, slotsInSpan, slotsOf, unlinkSlots } from "../../domains/reservations";
import { assignSlots, lockSlots } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { type StopAnswer, stopForWeather } from "../bookings/club-cancel";
import { releaseSlots } from "../bookings/release-slots";
import { isEndedByStop, readStopScene, stampOf } from "./preview-stop";

/**
 * The club stops play for a day and a span of tee times, once (product.md 9): every booking of the span ends without
 * penalty and its players are told, teams under way are settled by the holes they have played (domain.md 7.4). The
 * slots are blocked, not released: nobody is to be sent into the weather from the waiting list. A third nine that would
 * have begun outside the span is free again (domain.md A36). Declared again, it finds nothing more to do. Throws
 * 2002 when `stamp` is of a preview that is no longer true.
 */
export async function stopPlay(
  tx: Database,
  ctx: Context,
  stop: WeatherStopBody,
): Promise<CallOutput<"POST /ops/weather-stop">> {
  if (stop.from > stop.to) throw new ClubFailure("VAL_FIELD", ["to"]);
  const { clubIdx } = ctx.club;
  const sheetIdxs = await slotsInSpan(tx, { clubIdx, ...stop });
  const bookings = await lockStopped(tx, ctx, sheetIdxs);
  // What was confirmed on a screen is done, or nothing is.
  if (stop.stamp !== undefined && stop.stamp !== stampOf(await readStopScene(tx, ctx, stop))) {
    throw new ClubFailure("STALE");
  }
  const answers: StopAnswer[] = [];
  for (const booking of bookings) {
    const { bookingIdx } = booking;
    const holesPlayed = stop.played.find((team) => team.bookingIdx === bookingIdx)?.holes ?? 0;
    answers.push(await stopForWeather(tx, ctx, booking, { reason: stop.reason, holesPlayed }));
  }
  const blockedSlots = await blockAndRelease(tx, ctx, { sheetIdxs, bookings, note: stop.reason });
  const settled = answers.filter(({ settlement }) => settlement !== null).length;
  const answer = { affected: answers.length, settled, blockedSlots, bookings: answers };
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "weatherStop",
    entityKey: stop.date,
    after: { ...stop, affected: answers.map(({ bookingIdx }) => bookingIdx), blockedSlots },
    reason: stop.reason,
  });
  return answer;
}

/** The bookings that end, behind the locks of all slots of the span and of those that the bookings hold besides. */
async function lockStopped(tx: Database, ctx: Context, sheetIdxs: readonly number[]): Promise<Booking[]> {
  const { clubIdx } = ctx.club;
  const snapshot = async () => (await bookingsOfSlots(tx, clubIdx, sheetIdxs)).filter(isEndedByStop);
  await lockSlots(tx, clubIdx, [...sheetIdxs, ...(await slotsOf(tx, ctx, await snapshot()))]);
  return snapshot();
}

/** Blocks the slots of the span and hands on those that ended rounds held outside it; how many were blocked. */
async function blockAndRelease(
  tx: Database,
  ctx: Context,
  { sheetIdxs, bookings, note }: { sheetIdxs: readonly number[]; bookings: readonly Booking[]; note: string },
): Promise<number> {
  const held = await slotsOf(tx, ctx, bookings);
  await unlinkSlots(tx, ctx, bookings);
  const blockedSlots = await assignSlots(tx, ctx, sheetIdxs, { openType: slotState.blocked, note });
  const outside = held.filter((sheetIdx) => !sheetIdxs.includes(sheetIdx));
  await releaseSlots(tx, ctx, outside, { isLate: true });
  return blockedSlots;
}
