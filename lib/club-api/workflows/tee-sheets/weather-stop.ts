import type { StopSpan } from "@/lib/contract/bookings/ops-booking-changes";
import type { WeatherStopBody } from "@/lib/contract/bookings/ops-bookings";
import { type BookingState, bookingState } from "@/lib/contract/code-values/bookings";
import { roundHoles, slotState } from "@/lib/contract/code-values/tee-sheets";
import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../../db/database";
import { recordAudit } from "../../domains/audit";
import { codeNames } from "../../domains/codes";
import {
  type Booking,
  type BookingPlayer,
  bookingsOfSlots,
  countReachable,
  playersOfAll,
  slotsInSpan,
  slotsOf,
  unlinkSlots,
} from "../../domains/reservations";
import { assignSlots, lockSlots, type Slot, slotsOfSpan } from "../../domains/tee-sheets";
import { offersOf } from "../../domains/waitings";
import type { Context } from "../../platform/context";
import { fingerprint } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import { type Veil, veilFor } from "../../platform/veil";
import { type StopAnswer, stopForWeather, stoppedSettlement } from "../bookings/club-cancel";
import { releaseSlots } from "../bookings/release-slots";
import { lockOffer, takeBackOffer } from "../waitings/answer-offer";

type Preview = CallOutput<"POST /ops/weather-stop/preview">;

const stopped = new Set<BookingState>([
  bookingState.booked,
  bookingState.confirmed,
  bookingState.checkedIn,
  bookingState.drawHold,
]);

/** Reads the bookings that a stop of play cancels and the slots of the span that it blocks. */
export type StopScene = { ended: Booking[]; players: BookingPlayer[]; blocked: Slot[] };

/** Whether a stop of play ends a booking: one that is still to be played, or under way. */
export function isEndedByStop({ state }: Booking): boolean {
  return stopped.has(state);
}

/** Looks at the span as it is now. Throws 9001 `to` for a span that is backwards. */
export async function readStopScene(db: Database, ctx: Context, span: StopSpan): Promise<StopScene> {
  if (span.from > span.to) throw new ClubFailure("VAL_FIELD", ["to", "not_before_start"]);
  const { clubIdx } = ctx.club;
  const slots = await slotsOfSpan(db, clubIdx, span);
  const held = await bookingsOfSlots(
    db,
    clubIdx,
    slots.map(({ sheetIdx }) => sheetIdx),
  );
  const ended = held.filter(isEndedByStop);
  const players = await playersOfAll(
    db,
    clubIdx,
    ended.map(({ bookingIdx }) => bookingIdx),
  );
  const remaining = new Set(
    held.filter((booking) => !ended.includes(booking)).map(({ sheetIdx }) => sheetIdx),
  );
  const freed = new Set(
    ended.filter(({ holeCode }) => holeCode === roundHoles.twentySeven).map(({ sheetIdx }) => sheetIdx),
  );
  const blocked = slots.filter(
    ({ sheetIdx, linkedSheetIdx }) =>
      !remaining.has(sheetIdx) && (linkedSheetIdx === null || freed.has(linkedSheetIdx)),
  );
  return { ended, players, blocked };
}

/** Changes with what a stop would meet: which bookings in which state, with whom, and which slots. */
export function stampOf({ ended, players, blocked }: StopScene): string {
  return fingerprint([
    ended.map(({ bookingIdx, version, state }) => [bookingIdx, version, state]),
    players.map(({ bookingIdx, seq, memberIdx, name }) => [bookingIdx, seq, memberIdx, name]),
    blocked.map(({ sheetIdx }) => sheetIdx),
  ]);
}

/**
 * A stop of play that is not declared yet; persons are masked without a reason, and that they were looked at is on
 * record.
 */
export async function previewStop(
  tx: Database,
  ctx: Context,
  span: StopSpan,
  unmaskReason: string | undefined,
): Promise<Preview> {
  const veil = veilFor(unmaskReason);
  const scene = await readStopScene(tx, ctx, span);
  const states = await codeNames(tx, ctx.club.clubIdx, "rsvStates", ctx.choice);
  const bookings: Preview["bookings"] = [];
  for (const booking of scene.ended) {
    const holesPlayed = span.played.find(({ bookingIdx }) => bookingIdx === booking.bookingIdx)?.holes ?? 0;
    const settlement = await stoppedSettlement(tx, ctx, booking, holesPlayed);
    bookings.push(rowOf({ booking, players: scene.players, settlement, states, veil }));
  }
  const { isMasked, reason } = veil;
  const { date, from, to, courseCodes } = span;
  const after = { isMasked, from, to, courseCodes, affected: bookings.length };
  await recordAudit(tx, ctx, { action: "VIEW", entity: "weatherStop", entityKey: date, after, reason });
  return {
    stamp: stampOf(scene),
    bookings,
    toldPersons: await countReachable(tx, ctx.club.clubIdx, scene.ended),
    blockedSlots: scene.blocked.map(({ sheetIdx, teeTime, courseCode }) => ({
      sheetIdx,
      teeTime,
      courseCode,
    })),
  };
}

type Row = {
  booking: Booking;
  players: readonly BookingPlayer[];
  settlement: StopAnswer["settlement"];
  states: ReadonlyMap<string, string>;
  veil: Veil;
};

function rowOf({ booking, players, settlement, states, veil }: Row): Preview["bookings"][number] {
  const { bookingIdx, rsvNo, sheetIdx, teeTime, courseCode, state, playerCount } = booking;
  const own = players.filter((player) => player.bookingIdx === bookingIdx);
  const shown = own.map(({ seq, isBooker, memberIdx, name }) => ({
    seq,
    isBooker,
    memberIdx,
    name: veil.name(name),
  }));
  const bookerName = shown.find(({ isBooker }) => isBooker)?.name ?? "";
  const place = { bookingIdx, rsvNo, sheetIdx, teeTime, courseCode };
  const stateName = states.get(state) ?? state;
  return { ...place, state, stateName, playerCount, bookerName, players: shown, settlement };
}

/**
 * The club stops play for a day and a span of tee times, once (product.md 9): every booking of the span ends without
 * penalty and its players are told, teams under way are settled by the holes they have played (domain.md 7.4). The
 * slots are blocked, not released: nobody is to be sent into the weather from the waiting list, and who has been
 * offered one of them stands in line again. A third nine that would
 * have begun outside the span is free again (domain.md A36). Declared again, it finds nothing more to do. Throws
 * 2002 when `stamp` is of a preview that is no longer true.
 */
export async function stopPlay(
  tx: Database,
  ctx: Context,
  stop: WeatherStopBody,
): Promise<CallOutput<"POST /ops/weather-stop">> {
  if (stop.from > stop.to) throw new ClubFailure("VAL_FIELD", ["to", "not_before_start"]);
  const { clubIdx } = ctx.club;
  const sheetIdxs = await slotsInSpan(tx, { clubIdx, ...stop });
  const bookings = await lockStopped(tx, ctx, sheetIdxs);
  // Does exactly what was confirmed on the screen, or nothing.
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
  await takeBackOffers(tx, ctx, sheetIdxs);
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

/** Offers of blocked slots: a slot that is blocked goes to nobody else. */
async function takeBackOffers(tx: Database, ctx: Context, sheetIdxs: readonly number[]): Promise<void> {
  for (const waiting of await offersOf(tx, ctx.club.clubIdx, sheetIdxs)) {
    const held = await lockOffer(tx, ctx, waiting);
    if (held) await takeBackOffer(tx, ctx, held);
  }
}
