import type { PlayerInput } from "@/lib/contract/bookings/play-shapes";
import type { MsgCode } from "@/lib/contract/failures";
import { minutesOf } from "@/lib/shared/tee-times/templates";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { closeFlight, endAsks, isInHours, lockOpen, markJoined, selectGolfers } from "../../domains/joins";
import type { Booking } from "../../domains/reservations";
import { caddieModesOf, dayIn, lockSlots, readRuleBook, type Slot } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { bookFreeSlot } from "../bookings/book-slot";
import { answerInvitation } from "../bookings/companions";
import { type OpenTime, readFreeTimes } from "./free-times";
import { type AgreedFlight, endFlight, judgeFlight } from "./judge-flight";

/** Refusals of the booker and not of the time: the next golfer books. */
const ofBooker: readonly MsgCode[] = [
  "RSV_SUSPENDED",
  "RSV_LIMIT",
  "RSV_DAY_LIMIT",
  "RSV_OVERLAP",
  "RSV_TYPE",
];
/** Refusals that end nothing: the next minute's job looks again. */
const later: readonly MsgCode[] = ["STALE", "RSV_SITE_STOPPED"];

/**
 * Books a flight: who asked first books for all, at the proposed time or the nearest one of that day within everybody's hours that is free.
 * Each try is a transaction of its own. Where no time is left, or nobody of the flight may book, it ends and all are told.
 */
export async function bookFlight(db: Database, ctx: Context, agreed: AgreedFlight): Promise<void> {
  const { flight, golfers } = agreed;
  for (const { slot } of await timesFor(db, ctx, agreed)) {
    let isForSomebody = false;
    for (const { memberIdx } of golfers) {
      const failure = await tryToBook(db, ctx, agreed, { slot, bookerIdx: memberIdx });
      if (failure === null || later.includes(failure)) return;
      isForSomebody ||= !ofBooker.includes(failure);
      if (!ofBooker.includes(failure)) break;
    }
    if (!isForSomebody) break;
  }
  await transaction(db, async (tx) => {
    const still = await judgeFlight(tx, ctx, flight.flightIdx);
    if (!still) return;
    const rows = await selectGolfers(tx, ctx.club.clubIdx, [flight.flightIdx]);
    await endFlight(tx, ctx, flight, rows, "UNBOOKED");
  });
}

/** The free times of the flight's day within everybody's hours: the proposed one first, then the nearest. */
async function timesFor(db: Database, ctx: Context, { flight, golfers }: AgreedFlight): Promise<OpenTime[]> {
  const { playDate, teeTime, courseCode } = flight;
  const players = golfers.reduce((sum, golfer) => sum + golfer.players, 0);
  const free = await readFreeTimes(db, ctx, { from: playDate, to: playDate });
  const distance = (time: OpenTime) =>
    Math.abs(minutesOf(time.teeTime) - minutesOf(teeTime)) * 2 + (time.courseCode === courseCode ? 0 : 1);
  return free
    .filter(
      (time) =>
        time.minPlayers <= players &&
        players <= time.maxPlayers &&
        golfers.every(
          (golfer) => isInHours(golfer, time.teeTime) && time.memberTypes.includes(golfer.memberType),
        ),
    )
    .toSorted((one, other) => distance(one) - distance(other) || one.sheetIdx - other.sheetIdx);
}

type Try = { slot: Slot; bookerIdx: number };

/** One try; the reason why it failed, null when the flight is booked. */
async function tryToBook(
  db: Database,
  ctx: Context,
  agreed: AgreedFlight,
  attempt: Try,
): Promise<MsgCode | null> {
  try {
    await transaction(db, (tx) => seatFlight(tx, ctx, agreed, attempt));
    return null;
  } catch (error) {
    if (error instanceof ClubFailure) return error.msgCode;
    throw error;
  }
}

/**
 * The booking of one golfer with the others as companions, each of whom has said yes: all or nothing. The slot is locked
 * first and then the members (`judgeFlight`), as every booking locks them, and the flight is judged again behind them. Throws 2002 for a flight that is not the same any more.
 */
async function seatFlight(
  tx: Database,
  ctx: Context,
  { flight, golfers }: AgreedFlight,
  { slot, bookerIdx }: Try,
): Promise<void> {
  const { clubIdx } = ctx.club;
  await lockSlots(tx, clubIdx, [slot.sheetIdx]);
  const still = await judgeFlight(tx, ctx, flight.flightIdx);
  const requestIdxs = golfers.map(({ requestIdx }) => requestIdx);
  const isSame = still?.golfers.length === golfers.length;
  if (!isSame || !(await lockOpen(tx, clubIdx, requestIdxs))) throw new ClubFailure("STALE");
  const { bookingIdx } = await bookFor(tx, ctx, golfers, { slot, bookerIdx });
  for (const { memberIdx, requestIdx } of golfers) {
    if (memberIdx !== bookerIdx) await answerInvitation(tx, ctx, { memberIdx, bookingIdx, action: "ACCEPT" });
    await markJoined(tx, { clubIdx, requestIdx }, ctx.now);
    await endAsks(tx, clubIdx, { requestIdx }, { endedAt: ctx.now, endedBy: "MEMBER" });
  }
  await closeFlight(tx, flight, { bookingIdx }, ctx.now);
}

/** The product's own booking, with everybody of the flight named; a partner says the own yes later, as every companion. */
async function bookFor(
  tx: Database,
  ctx: Context,
  golfers: AgreedFlight["golfers"],
  { slot, bookerIdx }: Try,
): Promise<Booking> {
  const inOrder = golfers.toSorted(
    (one, other) => Number(other.memberIdx === bookerIdx) - Number(one.memberIdx === bookerIdx),
  );
  const players = inOrder.flatMap(({ memberIdx, partnerIdx, partnerName }): PlayerInput[] => [
    { memberIdx },
    ...(partnerName === null
      ? []
      : [partnerIdx === null ? { name: partnerName } : { memberIdx: partnerIdx }]),
  ]);
  const book = await readRuleBook(tx, ctx, slot.playDate);
  const isWeekend = dayIn(book, slot.playDate).dayType === "WEEKEND";
  const [caddieMode = slot.caddieMode] = caddieModesOf(book, slot, isWeekend);
  return await bookFreeSlot(tx, ctx, bookerIdx, {
    sheetIdx: slot.sheetIdx,
    playerCount: players.length,
    caddieMode,
    players: players.map((player, place) => ({ ...player, seq: place + 1, isBooker: place === 0 })),
    agreeRules: true,
  });
}
