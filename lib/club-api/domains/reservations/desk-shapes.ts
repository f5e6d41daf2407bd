import type { DeskBooking, DeskVisit } from "@/lib/contract/ops-desk";
import { atClubTime, clubTimestamp } from "@/lib/shared/club-time";
import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import type { Veil } from "../../platform/veil";
import { codeNames } from "../codes";
import { checkInWindow } from "./check-in-rules";
import { selectCheckIns, selectMinimums, selectVisitsOf } from "./desk-repository";
import { type BookingNumbers, readNumbers } from "./numbers";
import { type Booking, type BookingLog, type BookingPlayer, selectPlayersOf } from "./repository";
import type { Visit } from "./visit-repository";
import { wholeOrText } from "./visits";

/** Bookings as the desk shows them. */
export async function deskBookings(
  db: Database,
  act: Act,
  rows: readonly Booking[],
  veil: Veil,
): Promise<DeskBooking[]> {
  const { clubIdx } = act.club;
  const idxs = rows.map(({ bookingIdx }) => bookingIdx);
  const sheetIdxs = rows.map(({ sheetIdx }) => sheetIdx);
  const facts = {
    veil,
    numbers: await readNumbers(db, clubIdx),
    courses: await codeNames(db, clubIdx, "courses", act.choice),
    states: await codeNames(db, clubIdx, "rsvStates", act.choice),
    minimums: await selectMinimums(db, clubIdx, sheetIdxs),
    players: groupByBooking(await selectPlayersOf(db, clubIdx, idxs)),
    visits: groupByBooking(await selectVisitsOf(db, clubIdx, idxs)),
    checkIns: groupByBooking(await selectCheckIns(db, clubIdx, idxs)),
  };
  return rows.map((row) => shownBooking(act, row, facts));
}

type Facts = {
  veil: Veil;
  numbers: BookingNumbers;
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

function shownBooking(act: Act, row: Booking, facts: Facts): DeskBooking {
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
    ...timesOf(act, row, facts.numbers),
    players: players.map((player) => shownPlayer(player, facts.veil)),
    visits: (facts.visits.get(bookingIdx) ?? []).map((visit) => shownVisit(act, visit, players, facts.veil)),
    checkedIn: state === "30" || state === "40" ? checkInOf(act, facts.checkIns.get(bookingIdx) ?? []) : null,
  };
}

function timesOf(act: Act, row: Booking, { checkIn, noShowCandidateMinutes }: BookingNumbers) {
  const { zone } = act.club;
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

function shownPlayer(player: BookingPlayer, veil: Veil): DeskBooking["players"][number] {
  const { seq, isBooker, memberIdx, name, phoneNo, memberType, greenFee } = player;
  return {
    seq,
    isBooker,
    memberIdx,
    name: veil.name(name),
    phoneNo: veil.phone(phoneNo),
    memberType,
    greenFee: wholeOrText(greenFee),
  };
}

/** A player's visit; the name comes with the booking's players. */
export function shownVisit(act: Act, visit: Visit, players: readonly BookingPlayer[], veil: Veil): DeskVisit {
  const { visitIdx, memberIdx, state, checkInAt, lockerNo, cartNo, bagTag, total, paid } = visit;
  const player = players.find((one) => (memberIdx === null ? one.isBooker : one.memberIdx === memberIdx));
  return {
    visitIdx,
    memberIdx,
    name: veil.name(player?.name ?? ""),
    state,
    checkInAt: checkInAt && clubTimestamp(checkInAt, act.club.zone),
    lockerNo,
    cartNo,
    bagTag,
    total: wholeOrText(total),
    paid: wholeOrText(paid),
  };
}

function checkInOf(act: Act, logs: readonly BookingLog[]): DeskBooking["checkedIn"] {
  const last = logs.findLast(({ after }) => stateIn(after) === "30");
  if (!last) return null;
  const players = (last.after as { players?: unknown }).players;
  return {
    by: last.by,
    at: clubTimestamp(last.at, act.club.zone),
    players: typeof players === "number" ? players : null,
  };
}

function stateIn(after: unknown): unknown {
  return typeof after === "object" && after !== null && "state" in after ? after.state : undefined;
}
