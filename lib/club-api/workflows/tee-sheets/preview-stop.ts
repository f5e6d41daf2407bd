import type { StopSpan } from "@/lib/contract/bookings/ops-booking-changes";
import type { BookingState } from "@/lib/contract/code-values/bookings";
import { bookingState } from "@/lib/contract/code-values/bookings";
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
} from "../../domains/reservations";
import { type Slot, slotsOfSpan } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { fingerprint } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import { type Veil, veilFor } from "../../platform/veil";
import { type StopAnswer, stoppedSettlement } from "../bookings/club-cancel";

type Preview = CallOutput<"POST /ops/weather-stop/preview">;

const stopped = new Set<BookingState>([
  bookingState.booked,
  bookingState.confirmed,
  bookingState.checkedIn,
  bookingState.drawHold,
]);
const threeNines = "27";

/** What a stop of play meets: the bookings that it ends, and the slots of the span that it blocks. */
export type StopScene = { ended: Booking[]; players: BookingPlayer[]; blocked: Slot[] };

/** Whether a stop of play ends a booking: one that is still to be played, or under way. */
export function isEndedByStop({ state }: Booking): boolean {
  return stopped.has(state);
}

/** Looks at the span as it is now. Throws 9001 `to` for a span that is backwards. */
export async function readStopScene(db: Database, ctx: Context, span: StopSpan): Promise<StopScene> {
  if (span.from > span.to) throw new ClubFailure("VAL_FIELD", ["to"]);
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
  const kept = new Set(held.filter((booking) => !ended.includes(booking)).map(({ sheetIdx }) => sheetIdx));
  const freed = new Set(
    ended.filter(({ holeCode }) => holeCode === threeNines).map(({ sheetIdx }) => sheetIdx),
  );
  const blocked = slots.filter(
    ({ sheetIdx, linkedSheetIdx }) =>
      !kept.has(sheetIdx) && (linkedSheetIdx === null || freed.has(linkedSheetIdx)),
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

/** A stop of play that is not declared yet; persons are masked without a reason, and that they were looked at is on record. */
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
