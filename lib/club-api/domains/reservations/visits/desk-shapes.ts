import type { DeskBooking, DeskVisit } from "@/lib/contract/bookings/ops-desk";
import { bookingState } from "@/lib/contract/code-values/bookings";
import { shownTurn } from "@/lib/shared/tee-times/turns";
import { atClubTime, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import type { Veil } from "../../../platform/veil";
import { codeNames } from "../../codes";
import { paysOwnFee } from "../bookings/player-rules";
import { type BookingPolicy, readBookingPolicy } from "../numbers";
import { type Booking, type BookingLog, type BookingPlayer, selectPlayersOf } from "../repository";
import { checkInWindow } from "./check-in-rules";
import { selectCheckIns, selectMinimums, selectVisitsOf } from "./desk-repository";
import type { Visit } from "./visit-repository";
import { wholeOrText } from "./visits";

/** A player as named in the booking. */
export function shownPlayer(player: BookingPlayer, veil: Veil): DeskBooking["players"][number] {
  const { seq, isBooker, memberIdx, name, phoneNo, memberType, greenFee } = player;
  return {
    seq,
    isBooker,
    memberIdx,
    name: veil.name(name),
    phoneNo: veil.phone(phoneNo),
    memberType,
    greenFee: wholeOrText(greenFee),
    isOwnFee: paysOwnFee(player),
  };
}

/** A player's visit; the name comes with the booking's players. */
export function shownVisit(
  ctx: Context,
  visit: Visit,
  players: readonly BookingPlayer[],
  veil: Veil,
): DeskVisit {
  const { visitIdx, memberIdx, state, checkInAt, lockerNo, cartNo, bagTag, total, paid } = visit;
  const player = players.find((one) => isVisitOf(visit, one));
  return {
    visitIdx,
    seq: player?.seq ?? null,
    memberIdx,
    name: veil.name(player?.name ?? ""),
    state,
    checkInAt: checkInAt && clubTimestamp(checkInAt, ctx.club.zone),
    lockerNo,
    cartNo,
    bagTag,
    total: wholeOrText(total),
    paid: wholeOrText(paid),
  };
}

function isVisitOf({ memberIdx, seat }: Visit, player: BookingPlayer): boolean {
  if (seat !== null) return player.seq === seat;
  return memberIdx === null ? player.isBooker : player.memberIdx === memberIdx;
}

/** The last check-in of a log: by whom, when, how many came; null before one. */
export function checkInOf(ctx: Context, logs: readonly BookingLog[]): DeskBooking["checkedIn"] {
  const last = logs.findLast(({ after }) => stateIn(after) === bookingState.checkedIn);
  if (!last) return null;
  const players = (last.after as { players?: unknown }).players;
  return {
    by: last.by,
    at: clubTimestamp(last.at, ctx.club.zone),
    players: typeof players === "number" ? players : null,
  };
}

function stateIn(after: unknown): unknown {
  return typeof after === "object" && after !== null && "state" in after ? after.state : undefined;
}

/** Bookings as the desk shows them. */
export async function deskBookings(
  db: Database,
  ctx: Context,
  rows: readonly Booking[],
  veil: Veil,
): Promise<DeskBooking[]> {
  const { clubIdx } = ctx.club;
  const idxs = rows.map(({ bookingIdx }) => bookingIdx);
  const sheetIdxs = rows.map(({ sheetIdx }) => sheetIdx);
  const facts = {
    veil,
    numbers: await readBookingPolicy(db, clubIdx),
    courses: await codeNames(db, clubIdx, "courses", ctx.choice),
    states: await codeNames(db, clubIdx, "rsvStates", ctx.choice),
    minimums: await selectMinimums(db, clubIdx, sheetIdxs),
    players: groupByBooking(await selectPlayersOf(db, clubIdx, idxs)),
    visits: groupByBooking(await selectVisitsOf(db, clubIdx, idxs)),
    checkIns: groupByBooking(await selectCheckIns(db, clubIdx, rows)),
  };
  return rows.map((row) => shownBooking(ctx, row, facts));
}

type Facts = {
  veil: Veil;
  numbers: BookingPolicy;
  courses: ReadonlyMap<string, string>;
  states: ReadonlyMap<string, string>;
  minimums: ReadonlyMap<number, number>;
  players: ReadonlyMap<number, BookingPlayer[]>;
  visits: ReadonlyMap<number, Visit[]>;
  checkIns: ReadonlyMap<number, BookingLog[]>;
};

function groupByBooking<T extends { bookingIdx: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) groups.set(row.bookingIdx, [...(groups.get(row.bookingIdx) ?? []), row]);
  return groups;
}

function shownBooking(ctx: Context, row: Booking, facts: Facts): DeskBooking {
  const { bookingIdx, rsvNo, playDate, teeTime, caddieMode, playerCount, memberIdx, state } = row;
  const { memo, version, quote } = row;
  const players = facts.players.get(bookingIdx) ?? [];
  const booker = players.find(({ isBooker }) => isBooker);
  return {
    bookingIdx,
    rsvNo,
    playDate,
    teeTime,
    ...shownTurn(row),
    courseName: facts.courses.get(row.courseCode) ?? row.courseCode,
    holeCode: row.holeCode,
    caddieMode,
    playerCount,
    minPlayers: facts.minimums.get(row.sheetIdx) ?? 1,
    memberIdx,
    bookerName: facts.veil.name(booker?.name ?? ""),
    state,
    stateName: facts.states.get(state) ?? state,
    memo,
    version,
    quote,
    ...timesOf(ctx, row, facts.numbers),
    players: players.map((player) => shownPlayer(player, facts.veil)),
    visits: (facts.visits.get(bookingIdx) ?? [])
      .map((visit) => shownVisit(ctx, visit, players, facts.veil))
      .sort((one, other) => (one.seq ?? players.length + 1) - (other.seq ?? players.length + 1)),
    checkedIn:
      state === bookingState.checkedIn || state === bookingState.played
        ? checkInOf(ctx, facts.checkIns.get(bookingIdx) ?? [])
        : null,
  };
}

function timesOf(ctx: Context, row: Booking, { checkIn, noShowCandidateMinutes }: BookingPolicy) {
  const { zone } = ctx.club;
  const teeOff = atClubTime(row.playDate, row.teeTime, zone);
  const window = checkInWindow(row, checkIn, zone);
  const noShow = new Date(teeOff.getTime() + noShowCandidateMinutes * 60_000);
  return {
    teeOffAt: clubTimestamp(teeOff, zone),
    checkInFrom: clubTimestamp(window.from, zone),
    checkInTo: clubTimestamp(window.to, zone),
    noShowFrom: clubTimestamp(noShow, zone),
  };
}
