import type { MoveBody } from "@/lib/contract/ops-booking-changes";
import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../db/database";
import { recordDeed } from "../domains/audit";
import {
  type Booking,
  type BookingPlayer,
  clashFailure,
  findBooking,
  isChangeable,
  lockMembers,
  lookAtSlot,
  moveAsItIs,
  namedMembers,
  notCancellable,
  playersOf,
  readNumbers,
  stageOfBooking,
  swapPlaces,
  tellPlayers,
} from "../domains/reservations";
import { lockSlots, type Slot } from "../domains/tee-sheets";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import { refuseFreePlace, refuseUnfit } from "./office-place";
import { releaseSlots } from "./release-slots";

type Answer = CallOutput<"PUT /ops/bookings/{id}/slot">;
type Party = { booking: Booking; players: BookingPlayer[] };

/**
 * The club moves a booking to a free slot, or swaps it with another one, whole or not at all. The price stays, limits and
 * the count of changes are the member's. Behind the locks everything is looked at again; a slot that is left goes to the
 * waiting list first. Throws 2001, 4211, 4301 for a booking that is not waiting for its players, 4103, 4104, 4111, 4201,
 * 4202, 4203, 4208, 9001.
 */
export async function moveByClub(
  tx: Database,
  act: Act,
  bookingIdx: number,
  wish: MoveBody,
): Promise<Answer> {
  const before = await requireBooking(tx, act, bookingIdx, wish.version);
  const other =
    wish.withBookingIdx === undefined
      ? null
      : await requireBooking(tx, act, wish.withBookingIdx, wish.withVersion);
  if (wish.sheetIdx === before.sheetIdx) throw new ClubFailure("VAL_FIELD", ["sheetIdx"]);
  if (other && other.sheetIdx !== wish.sheetIdx) throw new ClubFailure("RSV_VERSION");
  const slots = await lockSlots(tx, act.club.clubIdx, [before.sheetIdx, wish.sheetIdx]);
  const [own, target] = [before.sheetIdx, wish.sheetIdx].map((idx) =>
    slots.find((row) => row.sheetIdx === idx),
  );
  if (!own || !target) throw new ClubFailure("RSV_NO_SLOT");
  const party = { booking: before, players: await playersOf(tx, act.club.clubIdx, bookingIdx) };
  const change = { ...wish, party, own, target };
  return other ? swap(tx, act, change, other) : moveToFree(tx, act, change);
}

type Change = Pick<MoveBody, "reason" | "isTold"> & { party: Party; own: Slot; target: Slot };

async function moveToFree(tx: Database, act: Act, change: Change): Promise<Answer> {
  const { party, own, target } = change;
  const { clubIdx, zone } = act.club;
  await lockParties(tx, act, [party]);
  refuseFreePlace(act, await lookAtSlot(tx, clubIdx, target.sheetIdx));
  await refuseUnfit(tx, act, party.booking, target);
  const moved = await moveAsItIs(tx, act, party.booking, target);
  await settleMove(tx, act, change, { party, moved });
  const { cancel } = await readNumbers(tx, clubIdx);
  const stage = stageOfBooking(party.booking, cancel, act.now, zone);
  await releaseSlots(tx, act, [own.sheetIdx], { isLate: stage !== "L0" });
  return { ...placeOf(moved), swapped: null };
}

async function swap(tx: Database, act: Act, change: Change, booking: Booking): Promise<Answer> {
  const { party, own, target } = change;
  const other = { booking, players: await playersOf(tx, act.club.clubIdx, booking.bookingIdx) };
  await lockParties(tx, act, [party, other]);
  await refuseUnfit(tx, act, party.booking, target);
  await refuseUnfit(tx, act, booking, own);
  const moved = await swapPlaces(tx, act, { booking: party.booking, slot: own }, { booking, slot: target });
  await settleMove(tx, act, change, { party, moved: moved.one });
  await settleMove(tx, act, change, { party: other, moved: moved.other });
  return { ...placeOf(moved.one), swapped: placeOf(moved.other) };
}

async function requireBooking(
  tx: Database,
  act: Act,
  bookingIdx: number,
  version: number | undefined,
): Promise<Booking> {
  const booking = await findBooking(tx, act.club.clubIdx, bookingIdx);
  if (!booking) throw new ClubFailure("NOT_FOUND");
  if (booking.version !== version) throw new ClubFailure("RSV_VERSION");
  if (!isChangeable(booking)) throw await notCancellable(tx, act, booking.state);
  // 27 holes are two slots (domain.md A36): such a round is booked anew.
  if (booking.holeCode === "27") throw new ClubFailure("VAL_FIELD", ["holeCode"]);
  return booking;
}

/** After the slots, the members of both parties at once, ascending: what binds them cannot change any more. */
async function lockParties(tx: Database, act: Act, parties: readonly Party[]): Promise<void> {
  const members = parties.flatMap(({ players }) => namedMembers(players));
  if (members.length > 0) await lockMembers(tx, act.club.clubIdx, members);
}

/** 4208 for players who cannot be there, as all bookings are after the move; then everybody is told, on record. */
async function settleMove(
  tx: Database,
  act: Act,
  { reason, isTold }: Change,
  { party, moved }: { party: Party; moved: Booking },
): Promise<void> {
  const { bookingIdx, playDate, teeTime, memberIdx } = moved;
  const memberIdxs = namedMembers(party.players);
  const clash = await clashFailure(tx, act, { memberIdxs, playDate, teeTime, exceptBookingIdx: bookingIdx });
  if (clash) throw clash;
  if (isTold) await tellPlayers(tx, act, moved, "changed", {});
  await recordDeed(tx, act, {
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
