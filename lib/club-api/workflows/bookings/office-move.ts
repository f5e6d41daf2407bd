import type { MoveBody } from "@/lib/contract/bookings/ops-booking-changes";
import { roundHoles } from "@/lib/contract/code-values/tee-sheets";
import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../../db/database";
import { recordAudit } from "../../domains/audit";
import {
  type Booking,
  type BookingPlayer,
  clashFailure,
  findBooking,
  isChangeable,
  lockMembers,
  moveAsItIs,
  namedMembers,
  notCancellable,
  notifyPlayers,
  playersOf,
  readBookingPolicy,
  readSlotSnapshot,
  stageOfBooking,
  swapPlaces,
} from "../../domains/reservations";
import { followRounds } from "../../domains/teams";
import { lockSlots, type Slot } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { refuseFreePlace, refuseUnfit } from "./office-booking";
import { releaseSlots } from "./release-slots";

type Answer = CallOutput<"PUT /ops/bookings/{id}/slot">;
type Party = { booking: Booking; players: BookingPlayer[] };

/**
 * The club moves a booking to a free slot, or swaps it with another one, whole or not at all. The price stays, limits and
 * the count of changes are the member's. Behind the locks everything is looked at again; a slot that is left goes to the
 * waiting list first, and the schedule of a team's round follows it. Throws 2001, 4211, 4301 for a booking that is not
 * waiting for its players, 4103, 4104, 4111, 4201, 4202, 4203, 4208, 9001.
 */
export async function moveByClub(
  tx: Database,
  ctx: Context,
  bookingIdx: number,
  input: MoveBody,
): Promise<Answer> {
  const before = await requireBooking(tx, ctx, bookingIdx, input.version);
  const other =
    input.withBookingIdx === undefined
      ? null
      : await requireBooking(tx, ctx, input.withBookingIdx, input.withVersion);
  if (input.sheetIdx === before.sheetIdx) throw new ClubFailure("VAL_FIELD", ["sheetIdx", "other_slot"]);
  if (other && other.sheetIdx !== input.sheetIdx) throw new ClubFailure("RSV_VERSION");
  const slots = await lockSlots(tx, ctx.club.clubIdx, [before.sheetIdx, input.sheetIdx]);
  const [own, target] = [before.sheetIdx, input.sheetIdx].map((idx) =>
    slots.find((row) => row.sheetIdx === idx),
  );
  if (!own || !target) throw new ClubFailure("RSV_NO_SLOT");
  const party = { booking: before, players: await playersOf(tx, ctx.club.clubIdx, bookingIdx) };
  const change = { ...input, party, own, target };
  return other ? swap(tx, ctx, change, other) : moveToFree(tx, ctx, change);
}

type Change = Pick<MoveBody, "reason" | "isTold"> & { party: Party; own: Slot; target: Slot };

async function moveToFree(tx: Database, ctx: Context, change: Change): Promise<Answer> {
  const { party, own, target } = change;
  const { clubIdx, zone } = ctx.club;
  await lockParties(tx, ctx, [party]);
  refuseFreePlace(ctx, await readSlotSnapshot(tx, clubIdx, target.sheetIdx));
  await refuseUnfit(tx, ctx, party.booking, target);
  const moved = await moveAsItIs(tx, ctx, party.booking, target);
  await settleMove(tx, ctx, change, { party, moved });
  const { cancel } = await readBookingPolicy(tx, clubIdx);
  const stage = stageOfBooking(party.booking, cancel, ctx.now, zone);
  await releaseSlots(tx, ctx, [own.sheetIdx], { isLate: stage !== "L0" });
  const { teamFormIdx } = moved;
  if (teamFormIdx !== null) await followRounds(tx, ctx, teamFormIdx, [own.playDate, target.playDate]);
  return { ...placeOf(moved), swapped: null };
}

async function swap(tx: Database, ctx: Context, change: Change, booking: Booking): Promise<Answer> {
  const { party, own, target } = change;
  const other = { booking, players: await playersOf(tx, ctx.club.clubIdx, booking.bookingIdx) };
  await lockParties(tx, ctx, [party, other]);
  await refuseUnfit(tx, ctx, party.booking, target);
  await refuseUnfit(tx, ctx, booking, own);
  const moved = await swapPlaces(tx, ctx, { booking: party.booking, slot: own }, { booking, slot: target });
  await settleMove(tx, ctx, change, { party, moved: moved.one });
  await settleMove(tx, ctx, change, { party: other, moved: moved.other });
  return { ...placeOf(moved.one), swapped: placeOf(moved.other) };
}

async function requireBooking(
  tx: Database,
  ctx: Context,
  bookingIdx: number,
  version: number | undefined,
): Promise<Booking> {
  const booking = await findBooking(tx, ctx.club.clubIdx, bookingIdx);
  if (!booking) throw new ClubFailure("NOT_FOUND");
  if (booking.version !== version) throw new ClubFailure("RSV_VERSION");
  if (!isChangeable(booking)) throw await notCancellable(tx, ctx, booking.state);
  // 27 holes are two slots (domain.md A36): such a round is booked anew.
  if (booking.holeCode === roundHoles.twentySeven)
    throw new ClubFailure("VAL_FIELD", ["holeCode", "twenty_seven"]);
  return booking;
}

/** After the slots, the members of both parties at once, ascending: what binds them cannot change any more. */
async function lockParties(tx: Database, ctx: Context, parties: readonly Party[]): Promise<void> {
  const members = parties.flatMap(({ players }) => namedMembers(players));
  if (members.length > 0) await lockMembers(tx, ctx.club.clubIdx, members);
}

/** 4208 for players who cannot be there, as all bookings are after the move; then everybody is told, on record. */
async function settleMove(
  tx: Database,
  ctx: Context,
  { reason, isTold }: Change,
  { party, moved }: { party: Party; moved: Booking },
): Promise<void> {
  const { bookingIdx, playDate, teeTime, memberIdx } = moved;
  const memberIdxs = namedMembers(party.players);
  const clash = await clashFailure(tx, ctx, { memberIdxs, playDate, teeTime, exceptBookingIdx: bookingIdx });
  if (clash) throw clash;
  if (isTold) await notifyPlayers(tx, ctx, moved, "changed", {});
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "booking",
    entityKey: bookingIdx,
    before: placeOf(party.booking),
    after: { ...placeOf(moved), isTold },
    memberIdx,
    reason,
  });
}

function placeOf({ bookingIdx, rsvNo, state, version, sheetIdx, playDate, teeTime, courseCode }: Booking) {
  return { bookingIdx, rsvNo, state, version, sheetIdx, playDate, teeTime, courseCode };
}
