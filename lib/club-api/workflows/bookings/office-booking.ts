import type { OfficeBookingBody } from "@/lib/contract/bookings/ops-bookings";
import { channelCode, reservationTypeCode } from "@/lib/contract/code-values/bookings";
import { memberState } from "@/lib/contract/code-values/members";
import { roundHoles, slotState } from "@/lib/contract/code-values/tee-sheets";
import { atClubTime, clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { recordAudit } from "../../domains/audit";
import {
  type Booking,
  isHeldByAnother,
  linkSlot,
  lockMembers,
  readSlotSnapshot,
  type SlotSnapshot,
  slotTaken,
} from "../../domains/reservations";
import {
  caddieModesOf,
  dayIn,
  isSameDayPhoned,
  lockSlots,
  type RuleBook,
  readRuleBook,
  type Slot,
} from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { partyMembers, placeBooking } from "./place-booking";

const channels = {
  [reservationTypeCode.phone]: channelCode.phone,
  [reservationTypeCode.partner]: channelCode.partner,
  [reservationTypeCode.walkIn]: channelCode.frontDesk,
} as const;

/**
 * Staff book for a member or a guest. Opening, closing, hold and limits are theirs to judge; that a slot is sold once
 * is not: behind the slot's lock it must be free, and the index has the last word. Throws 2001, 4101, 4103, 4104, 4111 while
 * somebody is booking it, 4201, 4203, 9001.
 */
export async function bookForGuest(tx: Database, ctx: Context, input: OfficeBookingBody): Promise<Booking> {
  const { clubIdx } = ctx.club;
  const { sheetIdx, linkedSheetIdx, memberIdx, guest, players } = input;
  if ((memberIdx === undefined) === (guest === undefined))
    throw new ClubFailure("VAL_FIELD", ["memberIdx", "member_or_guest"]);
  if ((input.holeCode === roundHoles.twentySeven) !== (linkedSheetIdx !== undefined)) {
    throw new ClubFailure("VAL_FIELD", ["linkedSheetIdx", "second_time"]);
  }
  const slots = [sheetIdx, ...(linkedSheetIdx === undefined ? [] : [linkedSheetIdx])];
  await lockSlots(tx, clubIdx, slots);
  const locked = await lockMembers(tx, clubIdx, partyMembers(memberIdx ?? 0, players));
  const member =
    locked.find((row) => row.memberIdx === memberIdx && row.state !== memberState.withdrawn) ?? null;
  if (memberIdx !== undefined && !member) throw new ClubFailure("NOT_FOUND");
  const snapshot = await freeSlot(tx, ctx, sheetIdx);
  const book = await readRuleBook(tx, ctx, snapshot.slot.playDate);
  if (!dayIn(book, snapshot.slot.playDate).isOpen)
    throw new ClubFailure("RSV_CLOSED_DAY", [snapshot.slot.playDate]);
  refusePhoned(ctx, book, snapshot, input);
  if (input.playerCount > snapshot.slot.maxPlayers) {
    throw new ClubFailure("RSV_PLAYERS", ["1", String(snapshot.slot.maxPlayers)]);
  }
  if (linkedSheetIdx !== undefined) await linkThirdNine(tx, ctx, snapshot, linkedSheetIdx);
  const booking = await placeBooking(tx, ctx, {
    ...input,
    slot: snapshot.slot,
    member,
    ...(guest ? { guest } : {}),
    income: channels[input.reservationType],
    memo: input.memo ?? "",
    known: { book, members: locked },
  });
  await recordAudit(tx, ctx, {
    action: "CREATE",
    entity: "booking",
    entityKey: booking.bookingIdx,
    after: {
      rsvNo: booking.rsvNo,
      sheetIdx,
      reservationType: input.reservationType,
      playerCount: input.playerCount,
    },
    memberIdx: memberIdx ?? null,
  });
  return booking;
}

/** 4103 for a phone call about today's play at a club that takes none (C0220 v3); who stands at the desk may play. */
function refusePhoned(ctx: Context, book: RuleBook, { slot }: SlotSnapshot, input: OfficeBookingBody): void {
  const isToday = slot.playDate === clubDate(ctx.now, ctx.club.zone);
  if (isToday && input.reservationType === reservationTypeCode.phone && !isSameDayPhoned(book))
    throw new ClubFailure("RSV_CLOSED");
}

async function freeSlot(tx: Database, ctx: Context, sheetIdx: number): Promise<SlotSnapshot> {
  const snapshot = await readSlotSnapshot(tx, ctx.club.clubIdx, sheetIdx);
  refuseFreePlace(ctx, snapshot);
  return snapshot;
}

/** The third nine begins later that day on a slot that nobody has; it is blocked for the round (domain.md A36). */
async function linkThirdNine(
  tx: Database,
  ctx: Context,
  { slot }: SlotSnapshot,
  linkedSheetIdx: number,
): Promise<void> {
  const third = (await freeSlot(tx, ctx, linkedSheetIdx)).slot;
  const isLater = third.playDate === slot.playDate && third.teeTime > slot.teeTime;
  if (!isLater || third.openType !== slotState.open)
    throw new ClubFailure("VAL_FIELD", ["linkedSheetIdx", "second_time"]);
  await linkSlot(tx, ctx, linkedSheetIdx, slot.sheetIdx);
}

/** 4104, 4201 or 4111: a slot that nobody can be put on as it is not there, sold (a third nine too), or being booked. */
export function refuseFreePlace(
  ctx: Context,
  snapshot: SlotSnapshot | null,
): asserts snapshot is SlotSnapshot {
  if (!snapshot) throw new ClubFailure("RSV_NO_SLOT");
  if (snapshot.soldTo !== null || snapshot.slot.linkedSheetIdx !== null) throw slotTaken(snapshot.slot);
  if (isHeldByAnother(snapshot, null, ctx.now)) throw new ClubFailure("RSV_LOCKED");
}

/**
 * A slot that cannot take the booking as it is: 4103 for a time that has passed, 4101 on a closing day, 4202 for a slot of
 * a draw, a team or a block, 4203 for a party that is too small or too large, 9001 `caddieMode`.
 */
export async function refuseUnfit(tx: Database, ctx: Context, booking: Booking, slot: Slot): Promise<void> {
  const { playDate, teeTime, openType, minPlayers, maxPlayers } = slot;
  if (ctx.now >= atClubTime(playDate, teeTime, ctx.club.zone)) throw new ClubFailure("RSV_CLOSED");
  const book = await readRuleBook(tx, ctx, playDate);
  const day = dayIn(book, playDate);
  if (!day.isOpen) throw new ClubFailure("RSV_CLOSED_DAY", [playDate]);
  if (openType !== slotState.open && openType !== slotState.membersOnly) throw new ClubFailure("RSV_TYPE");
  if (booking.playerCount < minPlayers || booking.playerCount > maxPlayers) {
    throw new ClubFailure("RSV_PLAYERS", [String(minPlayers), String(maxPlayers)]);
  }
  const modes = caddieModesOf(book, slot, day.dayType === "WEEKEND");
  if (!modes.includes(booking.caddieMode)) throw new ClubFailure("VAL_FIELD", ["caddieMode", "not_offered"]);
}
