import { memberState } from "@/lib/contract/code-values/members";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import { readDate } from "@/lib/shared/calendar";
import { atClubTime, clubTimestamp } from "@/lib/shared/club-time";
import type { Database } from "../db/database";
import { findMember } from "../domains/members";
import { activeSuspension } from "../domains/penalties";
import {
  type BookingNumbers,
  isHeldByAnother,
  isOwnLockAlive,
  type LockedMember,
  lockDayOfType,
  readNumbers,
  readStanding,
  type SlotLook,
  slotTaken,
  standingFailure,
} from "../domains/reservations";
import { readSiteState } from "../domains/site";
import {
  bookingTerms,
  closeAtIn,
  dayIn,
  openAtIn,
  type RuleBook,
  readRuleBook,
  ruleOfType,
} from "../domains/tee-sheets";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";

export type SlotCheck = {
  memberIdx: number;
  sheetIdx: number;
  look: SlotLook | null;
  /** The member's row when it is locked already. */
  member?: LockedMember | undefined;
  /** LOCK wants a slot that nobody holds, BOOK one that the member holds, EDIT the one that is booked already. */
  purpose: "LOCK" | "BOOK" | "EDIT";
  exceptBookingIdx?: number | undefined;
  /** When the caller has read them. */
  numbers?: BookingNumbers | undefined;
};
export type CheckedSlot = {
  look: SlotLook;
  member: LockedMember;
  book: RuleBook;
  numbers: BookingNumbers;
};

const open = "1";

/** The checks of domain.md 7.6 up to the limits, in their order; the first failure is thrown. Reads, writes nothing. */
export async function checkSlot(db: Database, act: Act, check: SlotCheck): Promise<CheckedSlot> {
  const { memberIdx, sheetIdx, purpose } = check;
  const { clubIdx } = act.club;
  const member = await requireActive(db, act, memberIdx, check.member);
  await requireOpenSite(db, act);
  const date = check.look?.slot.playDate ?? dateOfSheet(sheetIdx);
  if (date === null) throw new ClubFailure("RSV_NO_SLOT");
  const book = await readRuleBook(db, act, date);
  const look = requireSlot(act, book, date, check.look);
  refuseHold(act, look, memberIdx, purpose);
  if (purpose !== "EDIT") {
    refuseOpening(act, book, look, member.memberType);
    await refuseUsedShare(db, act, book, look, { memberType: member.memberType, purpose });
  }
  await refuseSuspended(db, act, memberIdx);
  const numbers = check.numbers ?? (await readNumbers(db, clubIdx));
  const standing = await readStanding(db, act, {
    memberIdx,
    memberType: member.memberType,
    playDate: date,
    exceptBookingIdx: check.exceptBookingIdx,
    known: { dayType: dayIn(book, date).dayType, numbers },
  });
  const failure = purpose === "EDIT" ? null : standingFailure(standing, numbers);
  if (failure) throw failure;
  return { look, member, book, numbers };
}

/** 1003 for anybody but an active member of the club. */
export async function requireActive(
  db: Database,
  act: Act,
  memberIdx: number,
  locked?: LockedMember,
): Promise<LockedMember> {
  const member = locked ?? (await findMember(db, act.club.clubIdx, memberIdx));
  if (member?.state !== memberState.active) throw new ClubFailure("AUTH_SUSPENDED");
  return member;
}

/** 4105 while the site is stopped or closed. */
export async function requireOpenSite(db: Database, act: Act): Promise<void> {
  const { club, now, choice } = act;
  const site = await readSiteState(db, { clubIdx: club.clubIdx, zone: club.zone, now, choice }, false);
  if (site.state !== open) throw new ClubFailure("RSV_SITE_STOPPED");
}

/** 4205 with the end of the suspension. */
export async function refuseSuspended(db: Database, act: Act, memberIdx: number): Promise<void> {
  const suspension = await activeSuspension(db, act, memberIdx);
  if (suspension) throw new ClubFailure("RSV_SUSPENDED", [clubTimestamp(suspension.until, act.club.zone)]);
}

/** 4101, 4104, 4103: the day is open, the slot is there, and booking it online has not closed. */
function requireSlot(act: Act, book: RuleBook, date: string, look: SlotLook | null): SlotLook {
  if (!dayIn(book, date).isOpen) throw new ClubFailure("RSV_CLOSED_DAY", [date]);
  if (!look) throw new ClubFailure("RSV_NO_SLOT");
  const teeOff = atClubTime(date, look.slot.teeTime, act.club.zone);
  if (act.now >= closeAtIn(book, date) || act.now >= teeOff) throw new ClubFailure("RSV_CLOSED");
  return look;
}

/** To hold a slot it must be free (4201, 4111), to book it the own hold must be alive (4111). */
function refuseHold(act: Act, look: SlotLook, memberIdx: number, purpose: SlotCheck["purpose"]): void {
  if (purpose === "LOCK") refuseTaken(act, look, memberIdx);
  if (purpose === "BOOK" && !isOwnLockAlive(look, memberIdx, act.now)) {
    throw new ClubFailure("RSV_LOCK_EXPIRED");
  }
}

/** 4201 for a sold slot, 4111 for one that somebody else holds. */
export function refuseTaken(act: Act, look: SlotLook, memberIdx: number): void {
  if (look.soldTo !== null) throw slotTaken(look.slot);
  if (isHeldByAnother(look, memberIdx, act.now)) throw new ClubFailure("RSV_LOCKED");
}

/** 4102 before the day opens for the member type, 4202 where the slot or the day is not for that type. */
function refuseOpening(act: Act, book: RuleBook, { slot }: SlotLook, memberType: string): void {
  const openAt = openAtIn(book, dayIn(book, slot.playDate), memberType);
  if (openAt === null) throw new ClubFailure("RSV_TYPE");
  if (act.now < openAt) throw new ClubFailure("RSV_NOT_OPEN", [clubTimestamp(openAt, act.club.zone)]);
  const isOpen = slot.openType === slotState.open;
  const isForType = slot.openType === slotState.membersOnly && (slot.memberTypes ?? []).includes(memberType);
  if (!isOpen && !isForType) throw new ClubFailure("RSV_TYPE");
}

/**
 * 4202 when the part of a weekday that the type may hold is used up (domain.md 7.2). The last place is sold behind a
 * lock of the type's day, or two bookings at once could both take it.
 */
async function refuseUsedShare(
  db: Database,
  act: Act,
  book: RuleBook,
  { slot }: Pick<SlotLook, "slot">,
  { memberType, purpose }: { memberType: string; purpose: SlotCheck["purpose"] },
): Promise<void> {
  if (ruleOfType(book, memberType)?.weekdaySharePercent == null) return;
  if (purpose === "BOOK") await lockDayOfType(db, act, slot.playDate, memberType);
  const { isShareUsed } = await bookingTerms(db, act, slot, memberType);
  if (isShareUsed) throw new ClubFailure("RSV_TYPE");
}

/** The same for a slot that the waiting list gives to a member of the type: 4202, behind the lock of the type's day. */
export async function refuseGivenShare(
  tx: Database,
  act: Act,
  slot: SlotLook["slot"],
  memberType: string,
): Promise<void> {
  const book = await readRuleBook(tx, act, slot.playDate);
  await refuseUsedShare(tx, act, book, { slot }, { memberType, purpose: "BOOK" });
}

/** The play date in a slot's number (domain.md 7.1); null for a number that names no day. */
function dateOfSheet(sheetIdx: number): string | null {
  return readDate(`20${String(Math.floor(sheetIdx / 1000)).padStart(6, "0")}`);
}
