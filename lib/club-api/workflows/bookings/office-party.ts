import type { PartyBody } from "@/lib/contract/bookings/ops-booking-changes";
import { bookingState, bookingWork } from "@/lib/contract/code-values/bookings";
import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../../db/database";
import { recordAudit } from "../../domains/audit";
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
} from "../../domains/reservations";
import { readSlot } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { notifyChanged, notifyRemoved } from "./notify-change";
import { changingOf, type PricedParty, priceParty, readParty } from "./place-booking";

const unsettled = [bookingState.booked, bookingState.confirmed, bookingState.checkedIn] as const;

/**
 * Staff change the party of a booking until it is settled (domain.md 8.2): deadlines and the count of replacements are
 * the member's. The round is priced anew; who leaves, who comes and who stays is told. A member whom they name while the
 * party is at the desk was seen there and pays the own fee; one who is named before has to accept. Throws 2001, 4203, 4211, 4301, 9001 `players`.
 */
export async function changeParty(
  tx: Database,
  ctx: Context,
  bookingIdx: number,
  input: PartyBody,
): Promise<CallOutput<"PUT /ops/bookings/{id}/players">> {
  const { clubIdx } = ctx.club;
  const before = await findBooking(tx, clubIdx, bookingIdx);
  if (!before) throw new ClubFailure("NOT_FOUND");
  if (input.version !== before.version) throw new ClubFailure("RSV_VERSION");
  if (!unsettled.some((state) => state === before.state)) throw await notCancellable(tx, ctx, before.state);
  const seated = await playersOf(tx, clubIdx, bookingIdx);
  const caddieMode = input.caddieMode ?? before.caddieMode;
  const { quote, players } = await price(tx, ctx, { before, seated, input: { ...input, caddieMode } });
  await notifyRemoved(tx, ctx, { before, seated }, players);
  const booking = await rewriteBooking(tx, ctx, before, {
    slot: null,
    players,
    change: { playerCount: input.playerCount, caddieMode, quote },
    workCode: bookingWork.companionEdit,
    from: unsettled,
  });
  await followParty(tx, ctx, booking, {
    before: seated,
    players: await playersOf(tx, clubIdx, bookingIdx),
  });
  await notifyChanged(tx, ctx, { before, seated }, booking, players);
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "booking",
    entityKey: bookingIdx,
    before: seenOf(before, seated),
    after: seenOf(booking, players),
    memberIdx: before.memberIdx,
    reason: input.reason,
  });
  return { bookingIdx, state: booking.state, version: booking.version, quote };
}

type Change = {
  before: Booking;
  seated: readonly BookingPlayer[];
  input: PartyBody & Pick<Booking, "caddieMode">;
};

/** The new party with its prices; the coupon of the booking stays. */
async function price(tx: Database, ctx: Context, { before, seated, input }: Change): Promise<PricedParty> {
  const { clubIdx } = ctx.club;
  const slot = await readSlot(tx, clubIdx, before.sheetIdx);
  if (!slot) throw new ClubFailure("RSV_NO_SLOT");
  const { players, playerCount, caddieMode } = input;
  if (playerCount > slot.maxPlayers) throw new ClubFailure("RSV_PLAYERS", ["1", String(slot.maxPlayers)]);
  const { memberIdx, holeCode } = before;
  const named = [...(memberIdx === null ? [] : [memberIdx]), ...namedMembers([...players, ...seated])];
  const members = named.length === 0 ? [] : await lockMembers(tx, clubIdx, [...new Set(named)]);
  const member = members.find((row) => row.memberIdx === memberIdx) ?? null;
  const booker = seated.find((player) => player.isBooker);
  const guest = member || !booker ? {} : { guest: { name: booker.name, phoneNo: booker.phoneNo } };
  // At the desk a member whom staff name stands before them.
  const seenSeqs = before.state === bookingState.checkedIn ? seqsOfMembers(players) : [];
  const inputs = {
    slot,
    member,
    ...guest,
    players,
    playerCount,
    currentPlayers: seated,
    seenSeqs,
    known: { members },
  };
  const party = await readParty(tx, ctx, inputs);
  const couponIdx = before.couponIdx ?? undefined;
  const changing = await changingOf(tx, ctx, before, slot);
  return priceParty(tx, ctx, { slot, member, holeCode, caddieMode, couponIdx }, party, changing);
}

function seqsOfMembers(players: PartyBody["players"]): number[] {
  return players.flatMap(({ seq, memberIdx }) => (seq !== undefined && memberIdx != null ? [seq] : []));
}

/** Audit fields of a party: member numbers, no names. */
function seenOf(booking: Booking, players: readonly { memberIdx: number | null }[]) {
  const { playerCount, caddieMode, quote, version } = booking;
  return { playerCount, caddieMode, total: quote.total, version, members: namedMembers(players) };
}
