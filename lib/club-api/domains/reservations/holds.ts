import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import {
  deleteDeadLock,
  deleteHold,
  deleteOwnLocks,
  type Hold,
  selectDeadLocks,
  selectOwnLock,
  upsertHold,
} from "./lock-repository";
import { holdUntil, isAlive, isRenewable, type LockNumbers, type LockUse, windowStart } from "./lock-rules";
import { deleteUsesBefore, insertUse, selectUses, updateUseEnd } from "./lock-use-repository";
import { selectLinked, selectSlotLook, takeAdvisoryLock, updateLink } from "./slot-repository";
import { selectOnceBooked } from "./sold-repository";

export type SlotLook = NonNullable<Awaited<ReturnType<typeof selectSlotLook>>>;

/** A slot with its hold and sale, without a lock: what losers are answered from. */
export const lookAtSlot = selectSlotLook;

/** A hold as its owner sees it. */
export type GrantedHold = {
  sheetIdx: number;
  lockedAt: Date;
  expiresAt: Date;
  isRenewable: boolean;
};

/** `isRenewal` false: a hold that is there already stays as it is. `movingBookingIdx` is the booking that is to move. */
type LockTaking = {
  look: SlotLook;
  memberIdx: number;
  numbers: LockNumbers;
  isRenewal: boolean;
  movingBookingIdx: number | null;
};

/** Whether somebody holds the slot: another member's live lock, an offer or a draw win that is not the caller's. */
export function isHeldByAnother({ hold }: SlotLook, memberIdx: number | null, now: Date): boolean {
  return hold !== null && isAlive(hold, now) && !(hold.kind === "LOCK" && hold.memberIdx === memberIdx);
}

/** Whether the member's own lock on the slot is alive: only then may the slot be booked (4111). */
export function isOwnLockAlive(look: SlotLook, memberIdx: number, now: Date): boolean {
  const { hold } = look;
  return hold !== null && hold.kind === "LOCK" && hold.memberIdx === memberIdx && isAlive(hold, now);
}

/**
 * Holds a slot for a member, or holds it longer (domain.md 7.5). The caller has locked the slot and the member, and
 * has looked behind the lock. Any other lock of the member ends: `freed` is the slot that it was on, for the caller to
 * release. Throws 4112 when renewals or seconds are used up, 4111 when somebody else holds it.
 */
export async function takeLock(
  tx: Database,
  act: Act,
  { look, memberIdx, numbers, isRenewal, movingBookingIdx }: LockTaking,
): Promise<GrantedHold & { freed: number[] }> {
  const { clubIdx } = act.club;
  const { now } = act;
  const { sheetIdx } = look.slot;
  const since = windowStart(numbers, now);
  const uses = await selectUses(tx, { clubIdx, memberIdx, sheetIdx, since });
  const own = isOwnLockAlive(look, memberIdx, now) ? look.hold : null;
  if (own && !isRenewal) return { ...grantOf(own, uses, numbers, now), freed: [] };
  if (own && own.renewals >= numbers.maxRenewals) throw new ClubFailure("RSV_LOCK_LIMIT");
  const expiresAt = holdUntil(uses, numbers, now);
  if (!expiresAt) throw new ClubFailure("RSV_LOCK_LIMIT");
  const freed = await deleteOwnLocks(tx, { clubIdx, memberIdx, exceptSheetIdx: sheetIdx }, now);
  const lockedAt = own?.lockedAt ?? now;
  const renewals = own ? own.renewals + 1 : 0;
  const isOurs = await upsertHold(
    tx,
    { clubIdx, sheetIdx, memberIdx, kind: "LOCK", lockedAt, expiresAt, renewals, movingBookingIdx },
    now,
  );
  if (!isOurs) throw new ClubFailure("RSV_LOCKED");
  const running = own ? uses[0] : undefined;
  if (running) await updateUseEnd(tx, running.useIdx, expiresAt);
  else await insertUse(tx, { clubIdx, memberIdx, sheetIdx, heldFrom: now, heldUntil: expiresAt });
  return { ...grantOf({ sheetIdx, lockedAt, expiresAt, renewals }, uses, numbers, now), freed };
}

type HoldTimes = Pick<Hold, "sheetIdx" | "lockedAt" | "expiresAt" | "renewals">;

function grantOf(hold: HoldTimes, uses: readonly LockUse[], numbers: LockNumbers, now: Date): GrantedHold {
  const { sheetIdx, lockedAt, expiresAt } = hold;
  return { sheetIdx, lockedAt, expiresAt, isRenewable: isRenewable(uses, numbers, hold, now) };
}

/** The hold of a slot that the member has now; null when none is alive. */
export async function ownLock(db: Database, act: Act, memberIdx: number): Promise<Hold | null> {
  const lock = await selectOwnLock(db, act.club.clubIdx, memberIdx);
  return lock && isAlive(lock, act.now) ? lock : null;
}

/** The member's live lock as R6 would tell it, and the booking that it is to move; null when none is alive. */
export async function heldNow(
  db: Database,
  act: Act,
  memberIdx: number,
  numbers: LockNumbers,
): Promise<(GrantedHold & { movingBookingIdx: number | null }) | null> {
  const lock = await ownLock(db, act, memberIdx);
  if (!lock) return null;
  const { sheetIdx, movingBookingIdx } = lock;
  const since = windowStart(numbers, act.now);
  const uses = await selectUses(db, { clubIdx: act.club.clubIdx, memberIdx, sheetIdx, since });
  return { ...grantOf(lock, uses, numbers, act.now), movingBookingIdx };
}

/** Ends the member's lock on the slot, or on whatever slot it is; the slot that it was on, for the caller to release. */
export function dropLock(tx: Database, act: Act, memberIdx: number, sheetIdx?: number): Promise<number[]> {
  const where = { clubIdx: act.club.clubIdx, memberIdx, ...(sheetIdx === undefined ? {} : { sheetIdx }) };
  return deleteOwnLocks(tx, where, act.now);
}

/** Far enough away: an offer and a draw win are ended by their jobs, not by the clock. */
const endless = new Date("9999-12-31T00:00:00Z");

/**
 * Holds a freed slot for the one to whom it is offered or who won it. The caller holds the slot's row. False when the
 * slot is held or sold.
 */
export async function holdSlot(
  tx: Database,
  act: Act,
  sheetIdx: number,
  memberIdx: number,
  kind: "OFFER" | "DRAW",
): Promise<boolean> {
  const { clubIdx } = act.club;
  const look = await selectSlotLook(tx, clubIdx, sheetIdx);
  if (!look || look.soldTo !== null || isHeldByAnother(look, null, act.now)) return false;
  const row = { clubIdx, sheetIdx, memberIdx, kind, lockedAt: act.now, expiresAt: endless, renewals: 0 };
  return upsertHold(tx, row, act.now);
}

/** Ends an offer's or a draw win's hold; a member's lock stays. */
export const dropHold = deleteHold;

/** The slots with a lock that is past its end, ascending. */
export function listLapsed(db: Database, act: Act): Promise<number[]> {
  return selectDeadLocks(db, act.club.clubIdx, act.now);
}

/** Whether a lock that is past its end still lies on the slot. */
export function isLapsed({ hold }: SlotLook, now: Date): boolean {
  return hold !== null && hold.kind === "LOCK" && !isAlive(hold, now);
}

/** Cleans up the slot's lock if it is past its end; the caller holds the slot's row, and releases it when true. */
export function dropLapsed(tx: Database, act: Act, sheetIdx: number): Promise<boolean> {
  return deleteDeadLock(tx, act.club.clubIdx, sheetIdx, act.now);
}

/** Cleans up uses that no window reaches any more. */
export function forgetUses(db: Database, act: Act, windowMinutes: number): Promise<void> {
  return deleteUsesBefore(db, act.club.clubIdx, new Date(act.now.getTime() - windowMinutes * 60_000));
}

/** Those of the slots that have been booked before, by a booking that has ended or was moved away. */
export function onceBooked(db: Database, act: Act, sheetIdxs: readonly number[]): Promise<number[]> {
  return selectOnceBooked(db, act.club.clubIdx, sheetIdxs);
}

const threeNines = "27";

type HeldRound = { sheetIdx: number; holeCode: string };

/** The slots that bookings hold: their own, and for 27 holes the one where the third nine begins (domain.md A36). */
export async function slotsOf(db: Database, act: Act, bookings: readonly HeldRound[]): Promise<number[]> {
  const own = bookings.map(({ sheetIdx }) => sheetIdx);
  return [...new Set([...own, ...(await thirdNines(db, act, bookings))])];
}

/** Keeps a slot for the third nine of the round on `sheetIdx`: nobody else can book it. The caller holds both. */
export function linkSlot(tx: Database, act: Act, sheetIdx: number, linkedSheetIdx: number): Promise<void> {
  const { clubIdx } = act.club;
  return updateLink(tx, { clubIdx, sheetIdxs: [sheetIdx], linkedSheetIdx, now: act.now });
}

/** Gives the slots of third nines back; the caller holds them and releases them. */
export async function unlinkSlots(tx: Database, act: Act, bookings: readonly HeldRound[]): Promise<void> {
  const { clubIdx } = act.club;
  const linked = await thirdNines(tx, act, bookings);
  if (linked.length > 0) {
    await updateLink(tx, { clubIdx, sheetIdxs: linked, linkedSheetIdx: null, now: act.now });
  }
}

function thirdNines(db: Database, act: Act, bookings: readonly HeldRound[]): Promise<number[]> {
  const long = bookings.filter(({ holeCode }) => holeCode === threeNines).map(({ sheetIdx }) => sheetIdx);
  return long.length === 0 ? Promise.resolve([]) : selectLinked(db, act.club.clubIdx, long);
}

/** One booking of a member type and a day at a time: what is counted per type cannot change under the caller. */
export function lockDayOfType(tx: Database, act: Act, playDate: string, memberType: string): Promise<void> {
  return takeAdvisoryLock(tx, `${act.club.clubIdx}:${playDate}:${memberType}`);
}
