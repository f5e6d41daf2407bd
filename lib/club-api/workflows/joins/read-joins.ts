import type { CallOutput } from "@/lib/contract/routes";
import { maskName } from "@/lib/shared/texts/mask";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { codeNames } from "../../domains/codes";
import {
  findParties,
  isKeptApart,
  type JoinAsk,
  joinSpan,
  playersOf,
  readJoinPolicy,
  selectAsks,
  selectChoice,
  selectExcluded,
  selectExclusions,
  selectOwnBookings,
  selectOwnRequests,
  selectWaitingRequests,
} from "../../domains/joins";
import { playersOfAll, readBookingPolicy, rosterDueAt } from "../../domains/reservations";
import type { Context } from "../../platform/context";
import { suspendedUntil } from "../bookings/slot-checks";
import { isTaken, type OpenParty, readOpenParties } from "./open-parties";
import { readOwnFlights } from "./read-flights";

type Answer = CallOutput<"GET /ext/joins">;
type Names = ReadonlyMap<string, string>;

/** Everything that a member sees of joining: see the contract. */
export async function readJoins(db: Database, ctx: Context, memberIdx: number): Promise<Answer> {
  const { clubIdx } = ctx.club;
  const owner = { clubIdx, memberIdx };
  const policy = await readJoinPolicy(db, clubIdx);
  const choice = await selectChoice(db, owner);
  const excluded = await selectExcluded(db, owner);
  const limits = { guests: policy.guests, lastDate: joinSpan(ctx, policy).to, requests: policy.requests };
  const isTakingPart = policy.isOn && choice?.isOn === true;
  const parties = isTakingPart ? await readOpenParties(db, ctx) : [];
  const courses = await codeNames(db, clubIdx, "courses", ctx.choice);
  return {
    isOn: policy.isOn,
    limits,
    choice,
    suspendedUntil: await suspendedUntil(db, ctx, memberIdx),
    flights: isTakingPart ? await readOwnFlights(db, ctx, memberIdx, courses) : [],
    requests: isTakingPart ? await ownRequests(db, ctx, memberIdx, { parties, courses }) : [],
    bookings: isTakingPart ? await ownBookings(db, ctx, memberIdx, { parties, courses }) : [],
    exclusions: excluded.map(({ exclusionIdx, name }) => ({ exclusionIdx, name: maskName(name) })),
  };
}

type Known = { parties: readonly OpenParty[]; courses: Names };

/** The member's requests, each with the parties that fit and those that were asked. */
async function ownRequests(
  db: Database,
  ctx: Context,
  memberIdx: number,
  { parties, courses }: Known,
): Promise<Answer["requests"]> {
  const { clubIdx, zone } = ctx.club;
  const today = clubDate(ctx.now, zone);
  const requests = await selectOwnRequests(db, { clubIdx, memberIdx }, today);
  const waiting = await selectWaitingRequests(db, clubIdx, { today, memberIdx });
  const asks = await selectAsks(db, clubIdx, { requestIdxs: requests.map((one) => one.requestIdx) });
  const found = findParties(waiting, parties, await selectExclusions(db, clubIdx, memberIdx));
  return requests.map(({ requestIdx, fromDate, toDate, fromTime, toTime, partnerName, state }) => {
    const own = asks.filter((ask) => ask.requestIdx === requestIdx);
    const fitting = found.get(requestIdx) ?? [];
    const asked = parties.filter(
      (party) => !fitting.includes(party) && own.some((ask) => ask.bookingIdx === party.bookingIdx),
    );
    return {
      requestIdx,
      fromDate,
      toDate,
      fromTime,
      toTime,
      partnerName,
      state,
      parties: [...fitting, ...asked].map((party) => shownParty(party, courses, own)),
    };
  });
}

function shownParty(party: OpenParty, courses: Names, asks: readonly JoinAsk[]) {
  const { bookingIdx, playDate, teeTime, freeSeats, pace, booking } = party;
  const ask = asks.find((one) => one.bookingIdx === bookingIdx);
  return {
    bookingIdx,
    playDate,
    teeTime,
    freeSeats,
    pace,
    courseName: courses.get(booking.courseCode) ?? booking.courseCode,
    ask: ask ? { askIdx: ask.askIdx, state: ask.state } : null,
  };
}

/** The member's bookings of the next days with their open party, and who asks for a place. */
async function ownBookings(
  db: Database,
  ctx: Context,
  memberIdx: number,
  { parties, courses }: Known,
): Promise<Answer["bookings"]> {
  const { clubIdx } = ctx.club;
  const span = joinSpan(ctx, await readJoinPolicy(db, clubIdx));
  const numbers = await readBookingPolicy(db, clubIdx);
  const rows = (await selectOwnBookings(db, { clubIdx, memberIdx }, span)).filter(
    ({ booking }) => ctx.now < rosterDueAt(ctx, booking.playDate, numbers),
  );
  const bookingIdxs = rows.map(({ booking }) => booking.bookingIdx);
  const players = await playersOfAll(db, clubIdx, bookingIdxs);
  const own = parties.filter((party) => party.booking.memberIdx === memberIdx);
  const asks = await waitingAsks(db, ctx, own);
  return rows.map(({ booking, maxPlayers }) => {
    const { bookingIdx, playDate, teeTime, courseCode } = booking;
    const party = own.find((one) => one.bookingIdx === bookingIdx);
    const taken = players.filter((player) => player.bookingIdx === bookingIdx && isTaken(player)).length;
    return {
      bookingIdx,
      playDate,
      teeTime,
      courseName: courses.get(courseCode) ?? courseCode,
      mostSeats: Math.min(3, maxPlayers - taken + (party?.joined ?? 0)),
      party: party ? wantedOf(party) : null,
      asks: asks
        .filter((ask) => ask.bookingIdx === bookingIdx)
        .map(({ bookingIdx: _, createdAt, name, ...ask }) => ({
          ...ask,
          name: maskName(name),
          createdAt: clubTimestamp(createdAt, ctx.club.zone),
        })),
    };
  });
}

function wantedOf({ seats, isAutomatic, levels, languages, pace, freeSeats }: OpenParty) {
  return { seats, isAutomatic, levels: [...levels], languages: [...languages], pace, freeSeats };
}

/**
 * Requests that wait and that a party still fits, by their number: a party may be moved, or be opened for others, after
 * somebody asked. Nobody's exclusions are looked at: they end nothing.
 */
export async function fittingRequests(
  db: Database,
  ctx: Context,
  asks: readonly { requestIdx: number }[],
  parties: readonly OpenParty[],
): Promise<Map<number, OpenParty[]>> {
  const { clubIdx, zone } = ctx.club;
  const requestIdxs = asks.map(({ requestIdx }) => requestIdx);
  const requests = await selectWaitingRequests(db, clubIdx, { today: clubDate(ctx.now, zone), requestIdxs });
  return findParties(requests, parties, new Map());
}

/**
 * Who asks for a place of some parties and may have it, the first first: not who is kept apart from somebody of the party. Neither the
 * booker nor the golfer sees a difference to somebody whom nobody answers.
 */
export async function waitingAsks(db: Database, ctx: Context, parties: readonly OpenParty[]) {
  const { clubIdx, zone } = ctx.club;
  const bookingIdxs = parties.map((party) => party.bookingIdx);
  const asks = (await selectAsks(db, clubIdx, { bookingIdxs })).filter(({ state }) => state === "ASKED");
  if (asks.length === 0) return [];
  const requestIdxs = asks.map(({ requestIdx }) => requestIdx);
  const requests = await selectWaitingRequests(db, clubIdx, { today: clubDate(ctx.now, zone), requestIdxs });
  const exclusions = await selectExclusions(db, clubIdx);
  return asks.flatMap(({ askIdx, bookingIdx, requestIdx, createdAt }) => {
    const request = requests.find((one) => one.requestIdx === requestIdx);
    const party = parties.find((one) => one.bookingIdx === bookingIdx);
    if (!request || !party || isKeptApart(party, request, exclusions)) return [];
    const { name, level, languages, pace } = request;
    return [{ askIdx, bookingIdx, name, level, languages, pace, players: playersOf(request), createdAt }];
  });
}
