import type { BookingBody } from "@/lib/contract/bookings/booking-shapes";
import type { PlayerInput } from "@/lib/contract/bookings/play-shapes";
import { channelCode, reservationTypeCode } from "@/lib/contract/code-values/bookings";
import type { Database } from "../../db/database";
import {
  type Booking,
  clashFailure,
  dropLock,
  hasCompanions,
  isOwnLockAlive,
  type LockedMember,
  lockMembers,
  type Party,
  readSlotSnapshot,
  reserveNumber,
  rosterDueAt,
  type SlotSnapshot,
  seatsOf,
  slotTaken,
} from "../../domains/reservations";
import {
  caddieModesOf,
  dayIn,
  holeCodesOf,
  lockSlots,
  type RuleBook,
  type Slot,
} from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { partyMembers, placeBooking } from "./place-booking";
import { type CheckedSlot, checkSlot, refuseGivenShare } from "./slot-checks";

/** A booking as it is asked for, its players found (`nameCompanions`). */
export type BookingInput = Omit<BookingBody, "players"> & { players: readonly PlayerInput[] };

/** The slot as first read and, for the member who holds it, a reservation number. */
export type BookingSnapshot = { snapshot: SlotSnapshot | null; rsvNo: string | undefined };

/** Reads what a booking needs before its transaction. Refuses nothing: a repeated call has to get its first answer. */
export async function readForBooking(
  db: Database,
  ctx: Context,
  memberIdx: number,
  sheetIdx: number,
): Promise<BookingSnapshot> {
  const snapshot = await readSlotSnapshot(db, ctx.club.clubIdx, sheetIdx);
  const isHeld = snapshot !== null && isOwnLockAlive(snapshot, memberIdx, ctx.now);
  return { snapshot, rsvNo: isHeld ? await reserveNumber(db, ctx, snapshot.slot.playDate) : undefined };
}

/**
 * Books the slot that the member holds (R8), with the checks of domain.md 7.6 in their order; runs in the caller's
 * transaction. Who does not hold the slot is refused without waiting for a lock; behind the locks everything is looked
 * at again, and the partial unique index has the last word (4201).
 */
export async function bookSlot(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  input: BookingInput,
  prepared: BookingSnapshot,
): Promise<Booking> {
  if (input.agreeRules !== true) throw new ClubFailure("VAL_FIELD", ["agreeRules", "agree"]);
  const { sheetIdx } = input;
  const { snapshot, locked } = await lockForBooking(tx, ctx, {
    memberIdx,
    sheetIdx,
    players: input.players,
    first: prepared.snapshot,
  });
  return sell(tx, ctx, { memberIdx, input, snapshot, locked, purpose: "BOOK", rsvNo: prepared.rsvNo });
}

/**
 * Books a slot that nobody holds for a member who has agreed to it before, with the checks of every booking: one call does
 * what holding and booking do. Throws what they throw, and 4111 for a slot that anybody holds.
 */
export async function bookFreeSlot(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  input: BookingInput,
): Promise<Booking> {
  const { clubIdx } = ctx.club;
  await lockSlots(tx, clubIdx, [input.sheetIdx]);
  const locked = await lockMembers(tx, clubIdx, partyMembers(memberIdx, input.players));
  const snapshot = await readSlotSnapshot(tx, clubIdx, input.sheetIdx);
  if (snapshot?.hold) throw new ClubFailure("RSV_LOCKED");
  return sell(tx, ctx, { memberIdx, input, snapshot, locked, purpose: "LOCK" });
}

type Sale = LockedSnapshot & {
  memberIdx: number;
  input: BookingInput;
  /** LOCK of a slot that is booked without a hold before. */
  purpose: "BOOK" | "LOCK";
  rsvNo?: string | undefined;
};

/** The checks behind the locks, then the sale. */
async function sell(tx: Database, ctx: Context, sale: Sale): Promise<Booking> {
  const { memberIdx, input, snapshot, locked, purpose, rsvNo } = sale;
  const { sheetIdx, players: inputs, playerCount } = input;
  const member = locked.find((row) => row.memberIdx === memberIdx);
  const checked = await checkSlot(tx, ctx, { memberIdx, sheetIdx, snapshot, member, purpose });
  const { slot } = checked.snapshot;
  if (purpose === "LOCK") await refuseGivenShare(tx, ctx, slot, checked.member.memberType);
  const play = playOf(checked.book, slot, input);
  refuseParty(ctx, checked, slot, { booker: checked.member, inputs, playerCount });
  // Companions are bound by their own yes (domain.md 7.9); of theirs, nothing is told here.
  const clash = await clashFailure(tx, ctx, {
    memberIdxs: [memberIdx],
    playDate: slot.playDate,
    teeTime: slot.teeTime,
    clashMinutes: checked.numbers.clashMinutes,
  });
  if (clash) throw clash;
  // Before the sale: what follows holds the day's counters, which every booking waits for.
  if (purpose === "BOOK") await dropLock(tx, ctx, memberIdx);
  return placeBooking(tx, ctx, {
    slot,
    ...play,
    member: checked.member,
    players: inputs,
    playerCount,
    reservationType: reservationTypeCode.online,
    income: purpose === "BOOK" ? channelCode.homepage : channelCode.system,
    couponIdx: input.couponIdx ?? undefined,
    memo: input.memo ?? "",
    known: { book: checked.book, members: locked, numbers: checked.numbers, rsvNo },
  });
}

export type LockedSnapshot = { snapshot: SlotSnapshot | null; locked: LockedMember[] };

/**
 * The locks of a sale, in the order of all sales: slots ascending, then members ascending. They are taken only by who
 * holds the slot; anybody else is judged by the first snapshot, and waits for nobody.
 */
export async function lockForBooking(
  tx: Database,
  ctx: Context,
  {
    memberIdx,
    sheetIdx,
    players,
    moreSlots = [],
    first,
  }: {
    memberIdx: number;
    sheetIdx: number;
    players: readonly { memberIdx?: number | null | undefined }[];
    moreSlots?: readonly number[];
    first: SlotSnapshot | null;
  },
): Promise<LockedSnapshot> {
  const { clubIdx } = ctx.club;
  if (!first || !isOwnLockAlive(first, memberIdx, ctx.now)) return { snapshot: first, locked: [] };
  await lockSlots(tx, clubIdx, [sheetIdx, ...moreSlots]);
  const locked = await lockMembers(tx, clubIdx, partyMembers(memberIdx, players));
  const snapshot = await readSlotSnapshot(tx, clubIdx, sheetIdx);
  // The hold was there a moment ago: a twin of this very call was faster, and sold the slot.
  if (snapshot && snapshot.soldTo !== null) throw slotTaken(snapshot.slot);
  return { snapshot, locked };
}

/** 4203 for the number of players, 4204 for companions that have to be named by now (C0030 v4, C0040). */
export function refuseParty(
  ctx: Context,
  { numbers }: Pick<CheckedSlot, "numbers">,
  slot: Slot,
  party: Party,
): void {
  const { playerCount } = party;
  if (playerCount < slot.minPlayers || playerCount > slot.maxPlayers) {
    throw new ClubFailure("RSV_PLAYERS", [String(slot.minPlayers), String(slot.maxPlayers)]);
  }
  const rule = {
    required: numbers.companionsRequired,
    isDue: ctx.now >= rosterDueAt(ctx, slot.playDate, numbers),
    isPhoneNeeded: numbers.roster.isPhoneNeeded,
  };
  if (!hasCompanions(seatsOf(party), rule)) throw new ClubFailure("RSV_COMPANIONS");
}

/** Holes and caddie as the sheet offers them online (C0050, domain.md A36); 9001 for anything else. */
export function playOf(
  book: RuleBook,
  slot: Slot,
  input: Pick<BookingBody, "holeCode" | "caddieMode">,
): Pick<Booking, "holeCode" | "caddieMode"> {
  const holeCodes = holeCodesOf(book, slot);
  const holeCode = holeCodes.find((code) => input.holeCode === undefined || code === input.holeCode);
  if (!holeCode) throw new ClubFailure("VAL_FIELD", ["holeCode", "not_offered"]);
  const isWeekend = dayIn(book, slot.playDate).dayType === "WEEKEND";
  if (!caddieModesOf(book, slot, isWeekend).includes(input.caddieMode)) {
    throw new ClubFailure("VAL_FIELD", ["caddieMode", "not_offered"]);
  }
  return { holeCode, caddieMode: input.caddieMode };
}
