import { type HoleCode, roundHoles } from "@/lib/contract/code-values/tee-sheets";
import type { Database } from "../../../db/database";
import { together } from "../../../db/transaction";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import {
  deleteDeadLock,
  deleteHold,
  deleteOwnLocks,
  deleteUsesBefore,
  type Hold,
  insertUse,
  selectDeadLocks,
  selectOwnLock,
  selectUses,
  updateUseEnd,
  upsertHold,
} from "./lock-repository";
import { holdUntil, isAlive, isRenewable, type LockNumbers, type LockUse, windowStart } from "./lock-rules";
import {
  selectLinked,
  selectOnceBooked,
  selectSlotSnapshot,
  takeAdvisoryLock,
  updateLink,
} from "./slot-repository";

export type SlotSnapshot = NonNullable<Awaited<ReturnType<typeof selectSlotSnapshot>>>;

/** A slot with its hold and sale, without a lock: what losers are answered from. */
export const readSlotSnapshot = selectSlotSnapshot;

/** A hold as its owner sees it. */
export type GrantedHold = {
  sheetIdx: number;
  lockedAt: Date;
  expiresAt: Date;
  isRenewable: boolean;
};

/** `isRenewal` false: a hold that is there already stays as it is. `movingBookingIdx` is the booking that is to move. */
type LockTaking = {
  snapshot: SlotSnapshot;
  memberIdx: number;
  numbers: LockNumbers;
  isRenewal: boolean;
  movingBookingIdx: number | null;
};

/** Whether somebody holds the slot: another member's live lock, an offer or a draw win that is not the caller's. */
export function isHeldByAnother({ hold }: SlotSnapshot, memberIdx: number | null, now: Date): boolean {
  return hold !== null && isAlive(hold, now) && !(hold.kind === "LOCK" && hold.memberIdx === memberIdx);
}

/** Whether the member's own lock on the slot is alive: only then may the slot be booked (4111). */
export function isOwnLockAlive(snapshot: SlotSnapshot, memberIdx: number, now: Date): boolean {
  const { hold } = snapshot;
  return hold !== null && hold.kind === "LOCK" && hold.memberIdx === memberIdx && isAlive(hold, now);
}

/**
 * Holds a slot for a member, or holds it longer (domain.md 7.5). The caller has locked the slot and the member, and
 * has looked behind the lock. Any other lock of the member ends: `freed` is the slot that it was on, for the caller to
 * release. Throws 4112 when renewals or seconds are used up, 4111 when somebody else holds it.
 */
export async function takeLock(
  tx: Database,
  ctx: Context,
  { snapshot, memberIdx, numbers, isRenewal, movingBookingIdx }: LockTaking,
): Promise<GrantedHold & { freed: number[] }> {
  const { clubIdx } = ctx.club;
  const { now } = ctx;
  const { sheetIdx } = snapshot.slot;
  const since = windowStart(numbers, now);
  const uses = await selectUses(tx, { clubIdx, memberIdx, sheetIdx, since });
  const own = isOwnLockAlive(snapshot, memberIdx, now) ? snapshot.hold : null;
  if (own && !isRenewal) return { ...grantOf(own, uses, numbers, now), freed: [] };
  if (own && own.renewals >= numbers.maxRenewals) throw new ClubFailure("RSV_LOCK_LIMIT");
  const expiresAt = holdUntil(uses, numbers, now);
  if (!expiresAt) throw new ClubFailure("RSV_LOCK_LIMIT");
  const freed = await deleteOwnLocks(tx, { clubIdx, memberIdx, exceptSheetIdx: sheetIdx }, now);
  const lockedAt = own?.lockedAt ?? now;
  const renewals = own ? own.renewals + 1 : 0;
  const taken = { clubIdx, sheetIdx, memberIdx, kind: "LOCK", ...priceOf(snapshot, own) } as const;
  const running = own ? uses[0] : undefined;
  const [isOurs] = await together(
    upsertHold(tx, { ...taken, lockedAt, expiresAt, renewals, movingBookingIdx }, now),
    running
      ? updateUseEnd(tx, running, expiresAt)
      : insertUse(tx, { clubIdx, memberIdx, sheetIdx, heldFrom: now, heldUntil: expiresAt }),
  );
  if (!isOurs) throw new ClubFailure("RSV_LOCKED");
  return { ...grantOf({ sheetIdx, lockedAt, expiresAt, renewals }, uses, numbers, now), freed };
}

/** The price that a hold keeps: of its first moment, however often it is renewed. */
function priceOf({ slot }: SlotSnapshot, own: Hold | null): Pick<Hold, "lastMinute"> {
  return { lastMinute: own ? own.lastMinute : slot.lastMinute };
}

/** The slot at the price that a member sees in the own hold; everybody else sees what is live. */
export function atHeldPrice(snapshot: SlotSnapshot, memberIdx: number, now: Date): SlotSnapshot {
  const { slot, hold } = snapshot;
  if (!hold || !isOwnLockAlive(snapshot, memberIdx, now)) return snapshot;
  return { ...snapshot, slot: { ...slot, lastMinute: hold.lastMinute } };
}

type HoldTimes = Pick<Hold, "sheetIdx" | "lockedAt" | "expiresAt" | "renewals">;

function grantOf(hold: HoldTimes, uses: readonly LockUse[], numbers: LockNumbers, now: Date): GrantedHold {
  const { sheetIdx, lockedAt, expiresAt } = hold;
  return { sheetIdx, lockedAt, expiresAt, isRenewable: isRenewable(uses, numbers, hold, now) };
}

/** The hold of a slot that the member has now; null when none is alive. */
export async function ownLock(db: Database, ctx: Context, memberIdx: number): Promise<Hold | null> {
  const lock = await selectOwnLock(db, ctx.club.clubIdx, memberIdx);
  return lock && isAlive(lock, ctx.now) ? lock : null;
}

/** The member's live lock as R6 would tell it, and the booking that it is to move; null when none is alive. */
export async function heldNow(
  db: Database,
  ctx: Context,
  memberIdx: number,
  numbers: LockNumbers,
): Promise<(GrantedHold & { movingBookingIdx: number | null }) | null> {
  const lock = await ownLock(db, ctx, memberIdx);
  if (!lock) return null;
  const { sheetIdx, movingBookingIdx } = lock;
  const since = windowStart(numbers, ctx.now);
  const uses = await selectUses(db, { clubIdx: ctx.club.clubIdx, memberIdx, sheetIdx, since });
  return { ...grantOf(lock, uses, numbers, ctx.now), movingBookingIdx };
}

/** Ends the member's lock on the slot, or on whatever slot it is; the slot that it was on, for the caller to release. */
export function dropLock(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  sheetIdx?: number,
): Promise<number[]> {
  const where = { clubIdx: ctx.club.clubIdx, memberIdx, ...(sheetIdx === undefined ? {} : { sheetIdx }) };
  return deleteOwnLocks(tx, where, ctx.now);
}

/** Far enough away: an offer and a draw win are ended by their jobs, not by the clock. */
const endless = new Date("9999-12-31T00:00:00Z");

/**
 * Holds a freed slot for the one to whom it is offered or who won it. The caller holds the slot's row. False when the
 * slot is held or sold.
 */
export async function holdSlot(
  tx: Database,
  ctx: Context,
  sheetIdx: number,
  memberIdx: number,
  kind: "OFFER" | "DRAW",
): Promise<boolean> {
  const { clubIdx } = ctx.club;
  const snapshot = await selectSlotSnapshot(tx, clubIdx, sheetIdx);
  if (!snapshot || snapshot.soldTo !== null || isHeldByAnother(snapshot, null, ctx.now)) return false;
  const row = { clubIdx, sheetIdx, memberIdx, kind, lockedAt: ctx.now, expiresAt: endless, renewals: 0 };
  return upsertHold(tx, row, ctx.now);
}

/** Ends an offer's or a draw win's hold; a member's lock stays. */
export const dropHold = deleteHold;

/** The slots with a lock that is past its end, ascending. */
export function listLapsed(db: Database, ctx: Context): Promise<number[]> {
  return selectDeadLocks(db, ctx.club.clubIdx, ctx.now);
}

/** Whether a lock that is past its end still lies on the slot. */
export function isLapsed({ hold }: SlotSnapshot, now: Date): boolean {
  return hold !== null && hold.kind === "LOCK" && !isAlive(hold, now);
}

/** Cleans up the slot's lock if it is past its end; the caller holds the slot's row, and releases it when true. */
export function dropLapsed(tx: Database, ctx: Context, sheetIdx: number): Promise<boolean> {
  return deleteDeadLock(tx, ctx.club.clubIdx, sheetIdx, ctx.now);
}

/** Cleans up uses that no window reaches any more. */
export function forgetUses(db: Database, ctx: Context, windowMinutes: number): Promise<void> {
  return deleteUsesBefore(db, ctx.club.clubIdx, new Date(ctx.now.getTime() - windowMinutes * 60_000));
}

/** No slot is on sale for longer. */
const longestSaleMs = 366 * 24 * 60 * 60_000;

/** Those of the slots to come that have been booked before, by a booking that has ended or was moved away. */
export function onceBooked(db: Database, ctx: Context, sheetIdxs: readonly number[]): Promise<number[]> {
  const since = new Date(ctx.now.getTime() - longestSaleMs);
  return selectOnceBooked(db, ctx.club.clubIdx, { sheetIdxs, since });
}

type HeldRound = { sheetIdx: number; holeCode: HoleCode };

/** The slots that bookings hold: their own, and for 27 holes the one where the third nine begins (domain.md A36). */
export async function slotsOf(db: Database, ctx: Context, bookings: readonly HeldRound[]): Promise<number[]> {
  const own = bookings.map(({ sheetIdx }) => sheetIdx);
  return [...new Set([...own, ...(await thirdNines(db, ctx, bookings))])];
}

/** Keeps a slot for the third nine of the round on `sheetIdx`: nobody else can book it. The caller holds both. */
export function linkSlot(
  tx: Database,
  ctx: Context,
  sheetIdx: number,
  linkedSheetIdx: number,
): Promise<void> {
  const { clubIdx } = ctx.club;
  return updateLink(tx, { clubIdx, sheetIdxs: [sheetIdx], linkedSheetIdx, now: ctx.now });
}

/** Gives the slots of third nines back; the caller holds them and releases them. */
export async function unlinkSlots(tx: Database, ctx: Context, bookings: readonly HeldRound[]): Promise<void> {
  const { clubIdx } = ctx.club;
  const linked = await thirdNines(tx, ctx, bookings);
  if (linked.length > 0) {
    await updateLink(tx, { clubIdx, sheetIdxs: linked, linkedSheetIdx: null, now: ctx.now });
  }
}

function thirdNines(db: Database, ctx: Context, bookings: readonly HeldRound[]): Promise<number[]> {
  const long = bookings
    .filter(({ holeCode }) => holeCode === roundHoles.twentySeven)
    .map(({ sheetIdx }) => sheetIdx);
  return long.length === 0 ? Promise.resolve([]) : selectLinked(db, ctx.club.clubIdx, long);
}

/** One booking of a member type and a day at a time: what is counted per type cannot change under the caller. */
export function lockDayOfType(
  tx: Database,
  ctx: Context,
  playDate: string,
  memberType: string,
): Promise<void> {
  return takeAdvisoryLock(tx, `${ctx.club.clubIdx}:${playDate}:${memberType}`);
}
