import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import {
  type BookingPolicy,
  findBooking,
  type GrantedHold,
  isChangeable,
  isHeldByAnother,
  isLapsed,
  lockMembers,
  ownLock,
  readBookingPolicy,
  readSlotSnapshot,
  type SlotSnapshot,
  takeLock,
} from "../../domains/reservations";
import { lockSlots } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import type { CountHit } from "../../platform/network/limits";
import { refuseBeforeTurn } from "./opening-queue";
import { letGoOfHold, releaseHolds, releaseLapsed } from "./release-hold";
import { checkSlot, refuseTaken, requireActive } from "./slot-checks";

type Hold = CallOutput<"PUT /reservation/sheet/lock/{id}">;
const inTurn = createTurns<string>();

export type LockInput = { memberIdx: number; sheetIdx: number; bookingIdx?: number | undefined };

/**
 * Holds a slot for a member, or holds it longer (domain.md 7.5, R6). Losers are answered from a look without a lock;
 * only who may still win waits for the row. Throws 1003, 4101–4105, 4111, 4112, 4201, 4202, 4205–4207, 4290.
 */
export async function lockSlot(
  db: Database,
  ctx: Context,
  countHit: CountHit,
  input: LockInput,
): Promise<Hold> {
  const numbers = await countLockCall(db, ctx, countHit, input.memberIdx);
  return holdAnswer(ctx, await holdFreeSlot(db, ctx, { ...input, isRenewal: true }, numbers));
}

/** Checks, then holds: what R6 and R7 have in common. `freed` are the slots that the member's hold has left. */
export async function holdFreeSlot(
  db: Database,
  ctx: Context,
  input: LockInput & { isRenewal: boolean },
  numbers: BookingPolicy,
): Promise<GrantedHold & { freed: readonly number[] }> {
  const { memberIdx, sheetIdx, isRenewal } = input;
  const { clubIdx } = ctx.club;
  const first = await readSlotSnapshot(db, clubIdx, sheetIdx);
  const checked = await checkSlot(db, ctx, {
    numbers,
    memberIdx,
    sheetIdx,
    snapshot: first,
    purpose: "LOCK",
    exceptBookingIdx: input.bookingIdx,
  });
  await refuseBeforeTurn(db, ctx, checked);
  return inTurn(`${clubIdx} ${sheetIdx}`, async (hasWaited) => {
    // A crowd on one slot waits here without a connection each, and all but one are told by a second look.
    const seen = hasWaited ? await rereadSnapshot(db, ctx, input) : checked.snapshot;
    // The waiting list comes before whoever is first after a lock has lapsed; the job may not have been there yet.
    if (isLapsed(seen, ctx.now)) await releaseLapsed(db, ctx, sheetIdx);
    return transaction(db, async (tx) => {
      await lockSlots(tx, clubIdx, [sheetIdx], { heldBy: memberIdx });
      const [member] = await lockMembers(tx, clubIdx, [memberIdx]);
      await requireActive(tx, ctx, memberIdx, member);
      // Read again behind the lock: somebody may have been faster since the first look.
      const snapshot = await rereadSnapshot(tx, ctx, input);
      const movingBookingIdx = await bookingToMove(tx, ctx, input);
      const taking = { snapshot, memberIdx, numbers: numbers.lock, isRenewal, movingBookingIdx };
      const hold = await takeLock(tx, ctx, taking);
      await releaseHolds(tx, ctx, hold.freed, { releasedBy: memberIdx });
      return hold;
    });
  });
}

/** The member's own booking that the request names, while it could move; anything else is no booking to move. */
async function bookingToMove(
  db: Database,
  ctx: Context,
  { memberIdx, bookingIdx }: LockInput,
): Promise<number | null> {
  const named = bookingIdx === undefined ? null : await findBooking(db, ctx.club.clubIdx, bookingIdx);
  return named?.memberIdx === memberIdx && isChangeable(named) ? named.bookingIdx : null;
}

async function rereadSnapshot(
  db: Database,
  ctx: Context,
  { memberIdx, sheetIdx }: LockInput,
): Promise<SlotSnapshot> {
  const snapshot = await readSlotSnapshot(db, ctx.club.clubIdx, sheetIdx);
  if (!snapshot) throw new ClubFailure("RSV_NO_SLOT");
  refuseTaken(ctx, snapshot, memberIdx);
  return snapshot;
}

/** Lets a held slot go, to the waiting list first; letting go twice is no error. Throws 4104, and 4113 when somebody else holds it. */
export async function unlockSlot(
  db: Database,
  ctx: Context,
  { memberIdx, sheetIdx }: LockInput,
): Promise<Hold> {
  const snapshot = await readSlotSnapshot(db, ctx.club.clubIdx, sheetIdx);
  if (!snapshot) throw new ClubFailure("RSV_NO_SLOT");
  if (isHeldByAnother(snapshot, memberIdx, ctx.now)) throw new ClubFailure("RSV_LOCK_STATE");
  await letGoOfHold(db, ctx, memberIdx, sheetIdx);
  return { sheetIdx, locked: false, lockedAt: null, expiresAt: null, remainSeconds: 0, renewable: false };
}

/** Lock calls per minute and member (C0530 v3), against machines; counted before any transaction. */
export async function countLockCall(
  db: Database,
  ctx: Context,
  countHit: CountHit,
  memberIdx: number,
): Promise<BookingPolicy> {
  const numbers = await readBookingPolicy(db, ctx.club.clubIdx);
  await countHit(`lock:${memberIdx}`, { max: numbers.lockCallsPerMinute });
  return numbers;
}

export function holdAnswer(ctx: Context, hold: GrantedHold): Hold {
  const { zone } = ctx.club;
  return {
    sheetIdx: hold.sheetIdx,
    locked: true,
    lockedAt: clubTimestamp(hold.lockedAt, zone),
    expiresAt: clubTimestamp(hold.expiresAt, zone),
    remainSeconds: Math.ceil((hold.expiresAt.getTime() - ctx.now.getTime()) / 1000),
    renewable: hold.isRenewable,
  };
}

/**
 * Lets the callers of one key through one after the other, in order of arrival; callers of other keys do not wait. Work
 * is told whether it had to wait: what its caller saw before may then be old. For this process only: between processes
 * the database's locks decide.
 */
export function createTurns<Key>() {
  const last = new Map<Key, Promise<unknown>>();
  return async function inTurn<T>(key: Key, work: (hasWaited: boolean) => Promise<T>): Promise<T> {
    const before = last.get(key);
    const done = before === undefined ? work(false) : before.then(() => work(true));
    const settled = done.catch(() => undefined);
    last.set(key, settled);
    try {
      return await done;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}

export type SwitchInput = {
  memberIdx: number;
  sheetIdxs: readonly [number, number];
  bookingIdx?: number | undefined;
};

/**
 * Holds one slot in place of another (R7). The one that the member does not hold is the target; without a hold the
 * second is (domain.md A2). All or nothing: while the target is not free the old hold stays. A twin of the call that was
 * faster has switched for both: the target is held already, and is not held longer for it. Throws 4113 for one slot
 * twice, else as `lockSlot`.
 */
export async function switchSlot(
  db: Database,
  ctx: Context,
  countHit: CountHit,
  { memberIdx, sheetIdxs, bookingIdx }: SwitchInput,
): Promise<CallOutput<"PUT /reservation/sheet/lock/{id}/{id2}">> {
  const [first, second] = sheetIdxs;
  if (first === second) throw new ClubFailure("RSV_LOCK_STATE");
  const held = (await ownLock(db, ctx, memberIdx))?.sheetIdx ?? null;
  const numbers = await countLockCall(db, ctx, countHit, memberIdx);
  const sheetIdx = held === second ? first : second;
  const input = { memberIdx, sheetIdx, bookingIdx, isRenewal: false };
  const { freed, ...hold } = await holdFreeSlot(db, ctx, input, numbers);
  return { released: held === null ? null : (freed[0] ?? held), ...holdAnswer(ctx, hold) };
}
