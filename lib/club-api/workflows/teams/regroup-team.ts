import type { z } from "zod";
import { bookingWork } from "@/lib/contract/code-values/bookings";
import { teamState } from "@/lib/contract/code-values/teams";
import type { groupingBody } from "@/lib/contract/teams/teams";
import { regroupUntil } from "@/lib/shared/bookings/team-schedule";
import type { Database } from "../../db/database";
import {
  type Booking,
  type BookingPlayer,
  clashFailure,
  followParty,
  type LockedMember,
  lockMembers,
  notifyAllPlayers,
  playersOf,
  rewriteBooking,
  word,
} from "../../domains/reservations";
import { findForm, isRegrouping } from "../../domains/teams";
import { readSlot } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { changingOf, priceParty, readParty } from "../bookings/place-booking";
import { requireActive } from "../bookings/slot-checks";
import { roundsOn } from "./team-cost";

type Input = z.output<typeof groupingBody>;
type Regrouped = { teamFormIdx: number; date: string; rounds: { bookingIdx: number; version: number }[] };
/** A round with its seats as they are, and its companions as they shall sit. */
type Flight = { before: Booking; seated: BookingPlayer[]; companions: BookingPlayer[] };

/**
 * The representative moves the players of a team's date between its tee times, until 30 minutes before each (domain.md
 * 7.10), also when the roster is closed: nobody is added, nobody leaves, and the seats of the booker stay. Rounds are
 * priced anew; a member keeps his yes, and hears of his new time. Throws 2001 for a form or a round of somebody else, 4210
 * for a round that is too near, at the desk or over, 4211 for a round that was changed meanwhile, 4208 when somebody
 * plays elsewhere too close to the new time, 9001 `date` for a day that is not booked and `rounds` for a grouping that
 * leaves somebody out, names somebody twice or overfills a flight.
 */
export async function regroupTeam(
  tx: Database,
  ctx: Context,
  { memberIdx, teamFormIdx }: { memberIdx: number; teamFormIdx: number },
  input: Input,
): Promise<Regrouped> {
  await requireActive(tx, ctx, memberIdx);
  const form = await findForm(tx, ctx.club.clubIdx, teamFormIdx, memberIdx);
  if (form?.state !== teamState.approved) throw new ClubFailure("NOT_FOUND");
  const rounds = await roundsOn(tx, ctx, form, input.date);
  const flights = await flightsOf(tx, ctx, rounds, input);
  const people = flights.flatMap(({ companions }) => companions.flatMap((one) => one.memberIdx ?? []));
  const members = await lockMembers(tx, ctx.club.clubIdx, [...new Set([memberIdx, ...people])]);
  const done: Regrouped["rounds"] = [];
  for (const flight of flights) {
    const { bookingIdx, version } = await reseat(tx, ctx, flight, members);
    done.push({ bookingIdx, version });
  }
  for (const flight of flights) await refuseClash(tx, ctx, flight);
  for (const flight of flights) await notifyMoved(tx, ctx, flight);
  return { teamFormIdx, date: input.date, rounds: done };
}

async function flightsOf(
  tx: Database,
  ctx: Context,
  rounds: readonly Booking[],
  { rounds: inputs }: Input,
): Promise<Flight[]> {
  const seatsOf = new Map<number, BookingPlayer[]>();
  const requested = [...inputs].sort((one, other) => one.bookingIdx - other.bookingIdx);
  const flights: (Omit<Flight, "companions"> & { players: Input["rounds"][number]["players"] })[] = [];
  for (const { bookingIdx, version, players } of requested) {
    const before = rounds.find((round) => round.bookingIdx === bookingIdx);
    if (!before) throw new ClubFailure("RSV_CHANGE_LATE");
    if (ctx.now >= regroupUntil(before, ctx.club.zone)) throw new ClubFailure("RSV_CHANGE_LATE");
    if (version !== before.version) throw new ClubFailure("RSV_VERSION");
    const seated = await playersOf(tx, ctx.club.clubIdx, bookingIdx);
    seatsOf.set(bookingIdx, seated);
    flights.push({ before, seated, players });
  }
  const shapes = flights.map(({ before, seated }) => ({ ...before, seats: seated }));
  const isTwice = new Set(requested.map(({ bookingIdx }) => bookingIdx)).size < requested.length;
  if (isTwice || !isRegrouping(shapes, requested))
    throw new ClubFailure("VAL_FIELD", ["rounds", "players_once"]);
  return flights.map(({ players, ...flight }) => ({
    ...flight,
    companions: players.flatMap(({ bookingIdx, seq }, place) => {
      const seat = seatsOf.get(bookingIdx)?.find((one) => one.seq === seq);
      return seat ? [{ ...seat, bookingIdx: flight.before.bookingIdx, seq: place + 2 }] : [];
    }),
  }));
}

async function reseat(
  tx: Database,
  ctx: Context,
  { before, seated, companions }: Flight,
  members: readonly LockedMember[],
): Promise<Booking> {
  const { clubIdx } = ctx.club;
  const slot = await readSlot(tx, clubIdx, before.sheetIdx);
  if (!slot) throw new ClubFailure("RSV_NO_SLOT");
  const { playerCount, holeCode, caddieMode, bookingIdx, couponIdx } = before;
  const member = members.find((row) => row.memberIdx === before.memberIdx) ?? null;
  const known = { members };
  const party = await readParty(tx, ctx, {
    slot,
    member,
    players: [],
    playerCount,
    currentPlayers: companions,
    known,
  });
  const play = { slot, member, holeCode, caddieMode, couponIdx: couponIdx ?? undefined };
  const { quote, players } = await priceParty(tx, ctx, play, party, await changingOf(tx, ctx, before, slot));
  const booking = await rewriteBooking(tx, ctx, before, {
    slot: null,
    players,
    change: { quote },
    workCode: bookingWork.companionEdit,
  });
  const now = await playersOf(tx, clubIdx, bookingIdx);
  await followParty(tx, ctx, booking, { before: seated, players: now });
  return booking;
}

/** Looked at when all have their new seats, so that the old ones of the same date bind nobody. */
async function refuseClash(tx: Database, ctx: Context, flight: Flight): Promise<void> {
  const { bookingIdx, playDate, teeTime } = flight.before;
  const memberIdxs = moved(flight).flatMap((one) => (one.acceptedAt && one.memberIdx) || []);
  const clash = await clashFailure(tx, ctx, { memberIdxs, playDate, teeTime, exceptBookingIdx: bookingIdx });
  if (clash) throw clash;
}

/** Who has another time hears which; who only has other partners hears that the party changed. */
async function notifyMoved(tx: Database, ctx: Context, flight: Flight): Promise<void> {
  const newcomers = moved(flight);
  const staying = flight.companions.filter((one) => !newcomers.includes(one));
  const hasChanged = newcomers.length > 0 || flight.companions.length < companionsBefore(flight).length;
  const seatsOf = (people: readonly BookingPlayer[]) => ({
    audience: { seats: people.map(({ seq }) => seq) },
  });
  await notifyAllPlayers(tx, ctx, flight.before, [
    ...(newcomers.length > 0 ? [word("changed", {}, seatsOf(newcomers))] : []),
    ...(hasChanged && staying.length > 0 ? [word("partyChanged", {}, seatsOf(staying))] : []),
  ]);
}

function companionsBefore({ seated }: Flight): BookingPlayer[] {
  return seated.filter(({ isBooker, memberIdx, name }) => !isBooker && (memberIdx !== null || name !== ""));
}

/** The companions who sat in another flight before. */
function moved(flight: Flight): BookingPlayer[] {
  const before = companionsBefore(flight);
  return flight.companions.filter(
    (one) => !before.some((other) => other.memberIdx === one.memberIdx && other.name === one.name),
  );
}
