import { memberState } from "@/lib/contract/code-values/members";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import { readDate } from "@/lib/shared/time/calendar";
import { atClubTime, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { together } from "../../db/transaction";
import { findMember } from "../../domains/members";
import { activeSuspension } from "../../domains/penalties";
import {
  atHeldPrice,
  type BookingPolicy,
  isHeldByAnother,
  isOwnLockAlive,
  type LockedMember,
  limitUsageFailure,
  lockDayOfType,
  readBookingPolicy,
  readLimitUsage,
  type SlotSnapshot,
  slotTaken,
} from "../../domains/reservations";
import { readSiteState } from "../../domains/site";
import {
  bookingTerms,
  closeAtIn,
  dayIn,
  openAtIn,
  type RuleBook,
  readRuleBook,
  ruleOfType,
} from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";

export type SlotCheck = {
  memberIdx: number;
  sheetIdx: number;
  snapshot: SlotSnapshot | null;
  /** The member's row when it is locked already. */
  member?: LockedMember | undefined;
  /** LOCK wants a slot that nobody holds, BOOK one that the member holds, EDIT the one that is booked already. */
  purpose: "LOCK" | "BOOK" | "EDIT";
  exceptBookingIdx?: number | undefined;
  /** When the caller has read them. */
  numbers?: BookingPolicy | undefined;
};
export type CheckedSlot = {
  snapshot: SlotSnapshot;
  member: LockedMember;
  book: RuleBook;
  numbers: BookingPolicy;
};

const open = "1";

/** The checks of domain.md 7.6 up to the limits, in their order; the first failure is thrown. Reads, writes nothing. */
export async function checkSlot(db: Database, ctx: Context, check: SlotCheck): Promise<CheckedSlot> {
  const { memberIdx, sheetIdx, purpose } = check;
  const { clubIdx } = ctx.club;
  const member = await requireActive(db, ctx, memberIdx, check.member);
  await requireOpenSite(db, ctx);
  const date = check.snapshot?.slot.playDate ?? dateOfSheet(sheetIdx);
  if (date === null) throw new ClubFailure("RSV_NO_SLOT");
  const book = await readRuleBook(db, ctx, date);
  const snapshot = requireSlot(ctx, book, date, check.snapshot);
  refuseHold(ctx, snapshot, memberIdx, purpose);
  if (purpose !== "EDIT") {
    refuseOpening(ctx, book, snapshot, member.memberType);
    await refuseUsedShare(db, ctx, book, snapshot, { memberType: member.memberType, purpose });
  }
  const numbers = check.numbers ?? (await readBookingPolicy(db, clubIdx));
  const [suspended, usage] = await together(
    suspendedUntil(db, ctx, memberIdx),
    readLimitUsage(db, ctx, {
      memberIdx,
      memberType: member.memberType,
      playDate: date,
      exceptBookingIdx: check.exceptBookingIdx,
      known: { dayType: dayIn(book, date).dayType, numbers },
    }),
  );
  refuseUntil(suspended);
  const failure = purpose === "EDIT" ? null : limitUsageFailure(usage, numbers);
  if (failure) throw failure;
  return { snapshot: atHeldPrice(snapshot, memberIdx, ctx.now), member, book, numbers };
}

/** 1003 for anybody but an active member of the club. */
export async function requireActive(
  db: Database,
  ctx: Context,
  memberIdx: number,
  locked?: LockedMember,
): Promise<LockedMember> {
  const member = locked ?? (await findMember(db, ctx.club.clubIdx, memberIdx));
  if (member?.state !== memberState.active) throw new ClubFailure("AUTH_SUSPENDED");
  return member;
}

/** 4105 while the site is stopped or closed. */
export async function requireOpenSite(db: Database, ctx: Context): Promise<void> {
  const { club, now, choice } = ctx;
  const site = await readSiteState(db, { clubIdx: club.clubIdx, zone: club.zone, now, choice }, false);
  if (site.state !== open) throw new ClubFailure("RSV_SITE_STOPPED");
}

/** Until when the member may not book, as the member reads it; null when nothing holds. */
export async function suspendedUntil(db: Database, ctx: Context, memberIdx: number): Promise<string | null> {
  const suspension = await activeSuspension(db, ctx, memberIdx);
  return suspension && clubTimestamp(suspension.until, ctx.club.zone);
}

/** 4205 with the end of the suspension. */
export async function refuseSuspended(db: Database, ctx: Context, memberIdx: number): Promise<void> {
  refuseUntil(await suspendedUntil(db, ctx, memberIdx));
}

function refuseUntil(suspended: string | null): void {
  if (suspended !== null) throw new ClubFailure("RSV_SUSPENDED", [suspended]);
}

/** 4101, 4104, 4103: the day is open, the slot is there, and booking it online has not closed. */
function requireSlot(
  ctx: Context,
  book: RuleBook,
  date: string,
  snapshot: SlotSnapshot | null,
): SlotSnapshot {
  if (!dayIn(book, date).isOpen) throw new ClubFailure("RSV_CLOSED_DAY", [date]);
  if (!snapshot) throw new ClubFailure("RSV_NO_SLOT");
  const teeOff = atClubTime(date, snapshot.slot.teeTime, ctx.club.zone);
  if (ctx.now >= closeAtIn(book, date) || ctx.now >= teeOff) throw new ClubFailure("RSV_CLOSED");
  return snapshot;
}

/** To hold a slot it must be free (4201, 4111), to book it the own hold must be alive (4111). */
function refuseHold(
  ctx: Context,
  snapshot: SlotSnapshot,
  memberIdx: number,
  purpose: SlotCheck["purpose"],
): void {
  if (purpose === "LOCK") refuseTaken(ctx, snapshot, memberIdx);
  if (purpose === "BOOK" && !isOwnLockAlive(snapshot, memberIdx, ctx.now)) {
    throw new ClubFailure("RSV_LOCK_EXPIRED");
  }
}

/** 4201 for a sold slot, 4111 for one that somebody else holds. */
export function refuseTaken(ctx: Context, snapshot: SlotSnapshot, memberIdx: number): void {
  if (snapshot.soldTo !== null) throw slotTaken(snapshot.slot);
  if (isHeldByAnother(snapshot, memberIdx, ctx.now)) throw new ClubFailure("RSV_LOCKED");
}

/** 4102 before the day opens for the member type, 4202 where the slot or the day is not for that type. */
function refuseOpening(
  ctx: Context,
  book: RuleBook,
  { slot }: Pick<SlotSnapshot, "slot">,
  memberType: string,
): void {
  const openAt = openAtIn(book, dayIn(book, slot.playDate), memberType);
  if (openAt === null) throw new ClubFailure("RSV_TYPE");
  if (ctx.now < openAt) throw new ClubFailure("RSV_NOT_OPEN", [clubTimestamp(openAt, ctx.club.zone)]);
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
  ctx: Context,
  book: RuleBook,
  { slot }: Pick<SlotSnapshot, "slot">,
  { memberType, purpose }: { memberType: string; purpose: SlotCheck["purpose"] },
): Promise<void> {
  if (ruleOfType(book, memberType)?.weekdaySharePercent == null) return;
  if (purpose === "BOOK") await lockDayOfType(db, ctx, slot.playDate, memberType);
  const { isShareUsed } = await bookingTerms(db, ctx, slot, memberType);
  if (isShareUsed) throw new ClubFailure("RSV_TYPE");
}

/** The same for a slot that a member gets otherwise than by checkSlot: 4202, behind the lock of the type's day. */
export async function refuseGivenShare(
  tx: Database,
  ctx: Context,
  slot: SlotSnapshot["slot"],
  memberType: string,
): Promise<void> {
  const book = await readRuleBook(tx, ctx, slot.playDate);
  await refuseUsedShare(tx, ctx, book, { slot }, { memberType, purpose: "BOOK" });
}

/**
 * Throws what forbids that the waiting list gives a slot to a member of the type: 4101 on a day that has closed, 4102 and
 * 4202 for a slot or a day that is not open for the type, has been blocked or kept for others, or whose share is used up.
 */
export async function refuseGiven(
  tx: Database,
  ctx: Context,
  slot: SlotSnapshot["slot"],
  memberType: string,
): Promise<void> {
  const book = await readRuleBook(tx, ctx, slot.playDate);
  if (!dayIn(book, slot.playDate).isOpen) throw new ClubFailure("RSV_CLOSED_DAY", [slot.playDate]);
  if (slot.linkedSheetIdx !== null) throw new ClubFailure("RSV_TYPE");
  refuseOpening(ctx, book, { slot }, memberType);
  await refuseGivenShare(tx, ctx, slot, memberType);
}

/** The play date in a slot's number (domain.md 7.1); null for a number that names no day. */
function dateOfSheet(sheetIdx: number): string | null {
  return readDate(`20${String(Math.floor(sheetIdx / 1000)).padStart(6, "0")}`);
}
