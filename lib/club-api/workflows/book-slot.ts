import type { BookingBody } from "@/lib/contract/booking-shapes";
import { channelCode, reservationTypeCode } from "@/lib/contract/code-values/bookings";
import type { PlayerInput } from "@/lib/contract/play-shapes";
import type { Database } from "../db/database";
import {
  type Booking,
  clashFailure,
  dropLock,
  hasCompanions,
  isOwnLockAlive,
  type LockedMember,
  lockMembers,
  lookAtSlot,
  type Party,
  reserveNumber,
  rosterDueAt,
  type SlotLook,
  seatsOf,
  slotTaken,
} from "../domains/reservations";
import {
  caddieModesOf,
  dayIn,
  holeCodesOf,
  lockSlots,
  type RuleBook,
  type Slot,
} from "../domains/tee-sheets";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import { partyMembers, placeBooking } from "./place-booking";
import { type CheckedSlot, checkSlot } from "./slot-checks";

/** A booking as it is asked for, its players found (`nameCompanions`). */
export type BookingWish = Omit<BookingBody, "players"> & { players: readonly PlayerInput[] };

/** What a booking call needs before its transaction begins; nothing is refused here, a repeated call has its answer. */
export type Ahead = { look: SlotLook | null; rsvNo: string | undefined };

/** The first look at the slot and, for who holds it, a reservation number. */
export async function lookAhead(db: Database, act: Act, memberIdx: number, sheetIdx: number): Promise<Ahead> {
  const look = await lookAtSlot(db, act.club.clubIdx, sheetIdx);
  const isHeld = look !== null && isOwnLockAlive(look, memberIdx, act.now);
  return { look, rsvNo: isHeld ? await reserveNumber(db, act, look.slot.playDate) : undefined };
}

/**
 * Books the slot that the member holds (R8), with the checks of domain.md 7.6 in their order; runs in the caller's
 * transaction. Who does not hold the slot is refused without waiting for a lock; behind the locks everything is looked
 * at again, and the partial unique index has the last word (4201).
 */
export async function bookSlot(
  tx: Database,
  act: Act,
  memberIdx: number,
  wish: BookingWish,
  ahead: Ahead,
): Promise<Booking> {
  if (wish.agreeRules !== true) throw new ClubFailure("VAL_FIELD", ["agreeRules"]);
  const { sheetIdx } = wish;
  const { look, locked } = await lockForBooking(tx, act, {
    memberIdx,
    sheetIdx,
    players: wish.players,
    first: ahead.look,
  });
  const member = locked.find((row) => row.memberIdx === memberIdx);
  const checked = await checkSlot(tx, act, { memberIdx, sheetIdx, look, member, purpose: "BOOK" });
  const { slot } = checked.look;
  const play = playOf(checked.book, slot, wish);
  const { players: inputs, playerCount } = wish;
  refuseParty(act, checked, slot, { booker: checked.member, inputs, playerCount });
  // Companions are bound by their own yes (domain.md 7.9); of theirs, nothing is told here.
  const clash = await clashFailure(tx, act, {
    memberIdxs: [memberIdx],
    playDate: slot.playDate,
    teeTime: slot.teeTime,
    clashMinutes: checked.numbers.clashMinutes,
  });
  if (clash) throw clash;
  // Before the sale: what follows holds the day's counters, which every booking waits for.
  await dropLock(tx, act, memberIdx);
  return placeBooking(tx, act, {
    slot,
    ...play,
    member: checked.member,
    players: wish.players,
    playerCount: wish.playerCount,
    reservationType: reservationTypeCode.online,
    income: channelCode.homepage,
    couponIdx: wish.couponIdx ?? undefined,
    memo: wish.memo ?? "",
    known: { book: checked.book, members: locked, numbers: checked.numbers, rsvNo: ahead.rsvNo },
  });
}

export type LockedLook = { look: SlotLook | null; locked: LockedMember[] };

/**
 * The locks of a sale, in the order of all sales: slots ascending, then members ascending. They are taken only by who
 * holds the slot; anybody else is judged by the first look, and waits for nobody.
 */
export async function lockForBooking(
  tx: Database,
  act: Act,
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
    first: SlotLook | null;
  },
): Promise<LockedLook> {
  const { clubIdx } = act.club;
  if (!first || !isOwnLockAlive(first, memberIdx, act.now)) return { look: first, locked: [] };
  await lockSlots(tx, clubIdx, [sheetIdx, ...moreSlots]);
  const locked = await lockMembers(tx, clubIdx, partyMembers(memberIdx, players));
  const look = await lookAtSlot(tx, clubIdx, sheetIdx);
  // The hold was there a moment ago: a twin of this very call was faster, and sold the slot.
  if (look && look.soldTo !== null) throw slotTaken(look.slot);
  return { look, locked };
}

/** 4203 for the number of players, 4204 for companions that have to be named by now (C0030 v4, C0040). */
export function refuseParty(
  act: Act,
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
    isDue: act.now >= rosterDueAt(act, slot.playDate, numbers),
    isPhoneNeeded: numbers.roster.isPhoneNeeded,
  };
  if (!hasCompanions(seatsOf(party), rule)) throw new ClubFailure("RSV_COMPANIONS");
}

/** Holes and caddie as the sheet offers them online (C0050, domain.md A36); 9001 for anything else. */
export function playOf(
  book: RuleBook,
  slot: Slot,
  wish: Pick<BookingBody, "holeCode" | "caddieMode">,
): Pick<Booking, "holeCode" | "caddieMode"> {
  const holeCodes = holeCodesOf(book, slot);
  const holeCode = holeCodes.find((code) => wish.holeCode === undefined || code === wish.holeCode);
  if (!holeCode) throw new ClubFailure("VAL_FIELD", ["holeCode"]);
  const isWeekend = dayIn(book, slot.playDate).dayType === "WEEKEND";
  if (!caddieModesOf(book, slot, isWeekend).includes(wish.caddieMode)) {
    throw new ClubFailure("VAL_FIELD", ["caddieMode"]);
  }
  return { holeCode, caddieMode: wish.caddieMode };
}
