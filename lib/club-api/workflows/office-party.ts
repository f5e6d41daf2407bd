import { bookingState, bookingWork } from "@/lib/contract/code-values/bookings";
import type { PartyBody } from "@/lib/contract/ops-booking-changes";
import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../db/database";
import { recordDeed } from "../domains/audit";
import {
  type Booking,
  type BookingPlayer,
  findBooking,
  followParty,
  lockMembers,
  namedMembers,
  notCancellable,
  playersOf,
  rewriteBooking,
} from "../domains/reservations";
import { readSlot } from "../domains/tee-sheets";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import { changingOf, type PricedParty, priceParty, readParty } from "./place-booking";
import { tellChanged, tellRemoved } from "./tell-change";

const unsettled = [bookingState.booked, bookingState.confirmed, bookingState.checkedIn] as const;

/**
 * Staff change the party of a booking until it is settled (domain.md 8.2): deadlines and the count of replacements are
 * the member's. The round is priced anew; who leaves, who comes and who stays is told. A member whom they name while the
 * party is at the desk was seen there and pays the own fee; one who is named before has to accept. Throws 2001, 4203, 4211, 4301, 9001 `players`.
 */
export async function changeParty(
  tx: Database,
  act: Act,
  bookingIdx: number,
  wish: PartyBody,
): Promise<CallOutput<"PUT /ops/bookings/{id}/players">> {
  const { clubIdx } = act.club;
  const before = await findBooking(tx, clubIdx, bookingIdx);
  if (!before) throw new ClubFailure("NOT_FOUND");
  if (wish.version !== before.version) throw new ClubFailure("RSV_VERSION");
  if (!unsettled.some((state) => state === before.state)) throw await notCancellable(tx, act, before.state);
  const seated = await playersOf(tx, clubIdx, bookingIdx);
  const caddieMode = wish.caddieMode ?? before.caddieMode;
  const { quote, players } = await price(tx, act, { before, seated, wish: { ...wish, caddieMode } });
  await tellRemoved(tx, act, { before, seated }, players);
  const booking = await rewriteBooking(tx, act, before, {
    slot: null,
    players,
    change: { playerCount: wish.playerCount, caddieMode, quote },
    workCode: bookingWork.companionEdit,
    from: unsettled,
  });
  await followParty(tx, act, booking, {
    before: seated,
    players: await playersOf(tx, clubIdx, bookingIdx),
  });
  await tellChanged(tx, act, { before, seated }, booking, players);
  await recordDeed(tx, act, {
    action: "UPDATE",
    entity: "booking",
    entityKey: bookingIdx,
    before: seenOf(before, seated),
    after: seenOf(booking, players),
    memberIdx: before.memberIdx,
    reason: wish.reason,
  });
  return { bookingIdx, state: booking.state, version: booking.version, quote };
}

type Change = {
  before: Booking;
  seated: readonly BookingPlayer[];
  wish: PartyBody & Pick<Booking, "caddieMode">;
};

/** The new party with its prices; the coupon of the booking stays. */
async function price(tx: Database, act: Act, { before, seated, wish }: Change): Promise<PricedParty> {
  const { clubIdx } = act.club;
  const slot = await readSlot(tx, clubIdx, before.sheetIdx);
  if (!slot) throw new ClubFailure("RSV_NO_SLOT");
  const { players, playerCount, caddieMode } = wish;
  if (playerCount > slot.maxPlayers) throw new ClubFailure("RSV_PLAYERS", ["1", String(slot.maxPlayers)]);
  const { memberIdx, holeCode } = before;
  const named = [...(memberIdx === null ? [] : [memberIdx]), ...namedMembers([...players, ...seated])];
  const members = named.length === 0 ? [] : await lockMembers(tx, clubIdx, [...new Set(named)]);
  const member = members.find((row) => row.memberIdx === memberIdx) ?? null;
  const booker = seated.find((player) => player.isBooker);
  const guest = member || !booker ? {} : { guest: { name: booker.name, phoneNo: booker.phoneNo } };
  // At the desk a member whom staff name stands before them.
  const seenSeqs = before.state === bookingState.checkedIn ? seqsOfMembers(players) : [];
  const wishes = { slot, member, ...guest, players, playerCount, kept: seated, seenSeqs, known: { members } };
  const party = await readParty(tx, act, wishes);
  const couponIdx = before.couponIdx ?? undefined;
  const changing = await changingOf(tx, act, before, slot);
  return priceParty(tx, act, { slot, member, holeCode, caddieMode, couponIdx }, party, changing);
}

function seqsOfMembers(players: PartyBody["players"]): number[] {
  return players.flatMap(({ seq, memberIdx }) => (seq !== undefined && memberIdx != null ? [seq] : []));
}

/** What goes on record of a party: numbers of members, no names. */
function seenOf(booking: Booking, players: readonly { memberIdx: number | null }[]) {
  const { playerCount, caddieMode, quote, version } = booking;
  return { playerCount, caddieMode, total: quote.total, version, members: namedMembers(players) };
}
