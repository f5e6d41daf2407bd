import type { PartyPlayer, PlayerInput } from "@/lib/contract/bookings/play-shapes";
import { bookingState } from "@/lib/contract/code-values/bookings";
import { memberState } from "@/lib/contract/code-values/members";
import { isLoginId } from "@/lib/shared/fields";
import { maskName } from "@/lib/shared/texts/mask";
import type { Database } from "../../db/database";
import { findMemberByLoginId, type Member } from "../../domains/members";
import {
  acceptSeat,
  type Booking,
  clashFailure,
  companionRefs,
  earlierCompanions,
  leaveSeat,
  lockBooking,
  lockMembers,
  nameFor,
  notifyAllPlayers,
  playersOf,
  word,
} from "../../domains/reservations";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { type CountHit, countSource } from "../../platform/network/limits";
import { repriceParty } from "./party-price";

const hourMs = 3_600_000;
/** A group of four teams is named in one evening with ease; a list of ids is not tried out. */
const idsPerMember = { max: 40, windowMs: hourMs };
/** A household or an office behind one address. */
const idsPerAddress = { max: 120, windowMs: hourMs };
/** In the place of whoever cannot be named; nobody has this number, so every reason looks the same (9001 `players`). */
const nobody = 0;

/**
 * Counts the login ids that a member asks about, in a look-up or by naming them: RATE_LIMIT above 40 an hour for the
 * member, 120 for the address. Call it before the transaction: a hit outlives a refused call.
 */
export async function countIdsAsked(
  countHit: CountHit,
  ctx: Context,
  memberIdx: number,
  players: readonly Pick<PartyPlayer, "memberId">[],
): Promise<void> {
  for (const { memberId } of players) {
    if (memberId === undefined) continue;
    await countHit(`companion-id:${memberIdx}`, idsPerMember);
    if (ctx.address === null) continue;
    const source = { purpose: "companion-id-from", address: ctx.address };
    await countSource(countHit, source, idsPerAddress);
  }
}

/** The member whom an exact login id names; null alike for an unknown, dormant, suspended and withdrawn one. */
export async function memberOfId(db: Database, ctx: Context, id: string): Promise<Member | null> {
  const found = isLoginId(id) ? await findMemberByLoginId(db, ctx.club.clubIdx, id) : null;
  return found?.state === memberState.active ? found : null;
}

/**
 * Masked name of a login id, so that a typing mistake is noticed before the companion is named; null as `memberOfId`.
 */
export async function lookUpName(db: Database, ctx: Context, id: string): Promise<string | null> {
  const found = await memberOfId(db, ctx, id);
  return found && maskName(found.name);
}

/** A party that a member names, and the members who sit in it already. */
export type NamedParty = { memberIdx: number; players: readonly PartyPlayer[]; seated?: readonly number[] };

/**
 * The players whom a member names, by number: himself, a member by exact login id, an earlier companion or somebody of the
 * party already by reference. All else gets a number that nobody has, and is refused with it behind the other checks:
 * whether a stranger's number exists is told to nobody (domain.md 7.9).
 */
export async function nameCompanions(db: Database, ctx: Context, party: NamedParty): Promise<PlayerInput[]> {
  const ofRef = await membersByRef(db, ctx, party);
  const named: PlayerInput[] = [];
  for (const player of party.players) {
    const { memberId, companionRef, memberIdx, ...seat } = player;
    if (companionRef !== undefined) named.push({ ...seat, memberIdx: ofRef.get(companionRef) ?? nobody });
    else if (memberId !== undefined) {
      named.push({ ...seat, memberIdx: (await memberOfId(db, ctx, memberId))?.memberIdx ?? nobody });
    } else named.push(ownOrNobody({ ...seat, memberIdx }, party.memberIdx));
  }
  return named;
}

/**
 * The same for a price: an id is not looked up, since whoever is only named pays as a companion anyway. Only somebody of
 * the party already is known by the reference.
 */
export async function namesForPrice(db: Database, ctx: Context, party: NamedParty): Promise<PlayerInput[]> {
  const ofRef = await membersByRef(db, ctx, party);
  return party.players.map(({ memberId, companionRef, memberIdx, ...seat }) => {
    if (companionRef !== undefined) return { ...seat, memberIdx: ofRef.get(companionRef) ?? nobody };
    if (memberId !== undefined) return { ...seat, name: memberId };
    return ownOrNobody({ ...seat, memberIdx }, party.memberIdx);
  });
}

function ownOrNobody(player: PlayerInput, ownIdx: number): PlayerInput {
  return player.memberIdx == null || player.memberIdx === ownIdx ? player : { ...player, memberIdx: nobody };
}

async function membersByRef(
  db: Database,
  ctx: Context,
  { memberIdx, players, seated = [] }: NamedParty,
): Promise<ReadonlyMap<string, number>> {
  if (players.every(({ companionRef }) => companionRef === undefined)) return new Map();
  const known = new Set([...(await earlierCompanions(db, ctx, memberIdx)), ...seated]);
  const refOf = await companionRefs(db, ctx, memberIdx);
  return new Map([...known].map((idx) => [refOf(idx), idx]));
}

/**
 * A named member accepts, is bound by 4208 and pays the own green fee from then on, or takes himself out and leaves his
 * seat empty, of which the others hear (domain.md 7.9). The booking is locked from the first look on: an answer and a
 * cancellation at once come one after the other, and one that comes after the end changes nothing. Throws 2001 for who is
 * not named, 4208 when the own round lies too close, 4210 once it is over.
 */
export async function answerInvitation(
  tx: Database,
  ctx: Context,
  { memberIdx, bookingIdx, action }: { memberIdx: number; bookingIdx: number; action: "ACCEPT" | "LEAVE" },
): Promise<Booking> {
  const { clubIdx } = ctx.club;
  await lockMembers(tx, clubIdx, [memberIdx]);
  const booking = await lockBooking(tx, clubIdx, bookingIdx);
  const seats = booking ? await playersOf(tx, clubIdx, bookingIdx) : [];
  const seat = seats.find((player) => player.memberIdx === memberIdx && !player.isBooker);
  if (!booking || !seat) throw new ClubFailure("NOT_FOUND");
  if (booking.state !== bookingState.booked && booking.state !== bookingState.confirmed)
    throw new ClubFailure("RSV_CHANGE_LATE");
  if (action === "LEAVE") {
    await leaveSeat(tx, ctx, booking, seat);
    const left = await repriceParty(tx, ctx, booking);
    await notifyAllPlayers(tx, ctx, left, [
      word("companionLeft", { companion: nameFor(seat, true) }, { audience: "booker" }),
      word("partyChanged", {}, { audience: "companions" }),
    ]);
    return left;
  }
  if (seat.acceptedAt !== null) return booking;
  const { playDate, teeTime } = booking;
  const clash = await clashFailure(tx, ctx, {
    memberIdxs: [memberIdx],
    playDate,
    teeTime,
    exceptBookingIdx: bookingIdx,
  });
  if (clash) throw clash;
  await acceptSeat(tx, ctx, booking, seat);
  return repriceParty(tx, ctx, booking);
}
