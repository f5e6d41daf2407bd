import type { DeskBooking } from "@/lib/contract/bookings/ops-desk";
import { bookingState } from "@/lib/contract/code-values/bookings";
import { atClubTime, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import type { Veil } from "../../../platform/veil";
import { codeNames } from "../../codes";
import { type BookingPolicy, readBookingPolicy } from "../numbers";
import { type Booking, type BookingLog, type BookingPlayer, selectPlayersOf } from "../repository";
import { checkInWindow } from "./check-in-rules";
import { selectCheckIns, selectMinimums, selectVisitsOf } from "./desk-repository";
import { checkInOf, shownPlayer, shownVisit } from "./desk-visit-shapes";
import type { Visit } from "./visit-repository";

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
    checkIns: groupByBooking(await selectCheckIns(db, clubIdx, idxs)),
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
