import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/club-time";
import type { Database } from "../db/database";
import { transaction } from "../db/transaction";
import {
  type BookingNumbers,
  findBooking,
  type GrantedHold,
  isChangeable,
  isHeldByAnother,
  isLapsed,
  lockMembers,
  lookAtSlot,
  readNumbers,
  type SlotLook,
  takeLock,
} from "../domains/reservations";
import { lockSlots } from "../domains/tee-sheets";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import type { CountHit } from "../platform/limits";
import { createTurns } from "../platform/turns";
import { refuseBeforeTurn } from "./opening-queue";
import { letGoOfHold, releaseHolds, releaseLapsed } from "./release-hold";
import { checkSlot, refuseTaken, requireActive } from "./slot-checks";

type Hold = CallOutput<"PUT /reservation/sheet/lock/{id}">;
const inTurn = createTurns<string>();

export type LockWish = { memberIdx: number; sheetIdx: number; bookingIdx?: number | undefined };

/**
 * Holds a slot for a member, or holds it longer (domain.md 7.5, R6). Losers are answered from a look without a lock;
 * only who may still win waits for the row. Throws 1003, 4101–4105, 4111, 4112, 4201, 4202, 4205–4207, 4290.
 */
export async function lockSlot(db: Database, act: Act, countHit: CountHit, wish: LockWish): Promise<Hold> {
  const numbers = await countLockCall(db, act, countHit, wish.memberIdx);
  return holdAnswer(act, await holdFreeSlot(db, act, { ...wish, isRenewal: true }, numbers));
}

/** Checks, then holds: what R6 and R7 have in common. `freed` are the slots that the member's hold has left. */
export async function holdFreeSlot(
  db: Database,
  act: Act,
  wish: LockWish & { isRenewal: boolean },
  numbers: BookingNumbers,
): Promise<GrantedHold & { freed: readonly number[] }> {
  const { memberIdx, sheetIdx, isRenewal } = wish;
  const { clubIdx } = act.club;
  const first = await lookAtSlot(db, clubIdx, sheetIdx);
  const checked = await checkSlot(db, act, {
    numbers,
    memberIdx,
    sheetIdx,
    look: first,
    purpose: "LOCK",
    exceptBookingIdx: wish.bookingIdx,
  });
  await refuseBeforeTurn(db, act, checked);
  return inTurn(`${clubIdx} ${sheetIdx}`, async (hasWaited) => {
    // A crowd on one slot waits here without a connection each, and all but one are told by a second look.
    const seen = hasWaited ? await lookAgain(db, act, wish) : checked.look;
    // The waiting list comes before whoever is first after a lock has lapsed; the job may not have been there yet.
    if (isLapsed(seen, act.now)) await releaseLapsed(db, act, sheetIdx);
    return transaction(db, async (tx) => {
      await lockSlots(tx, clubIdx, [sheetIdx], { heldBy: memberIdx });
      const [member] = await lockMembers(tx, clubIdx, [memberIdx]);
      await requireActive(tx, act, memberIdx, member);
      // Read again behind the lock: somebody may have been faster since the first look.
      const look = await lookAgain(tx, act, wish);
      const movingBookingIdx = await bookingToMove(tx, act, wish);
      const taking = { look, memberIdx, numbers: numbers.lock, isRenewal, movingBookingIdx };
      const hold = await takeLock(tx, act, taking);
      await releaseHolds(tx, act, hold.freed, { leaver: memberIdx });
      return hold;
    });
  });
}

/** The member's own booking that the wish names, while it could move; anything else is no booking to move. */
async function bookingToMove(
  db: Database,
  act: Act,
  { memberIdx, bookingIdx }: LockWish,
): Promise<number | null> {
  const named = bookingIdx === undefined ? null : await findBooking(db, act.club.clubIdx, bookingIdx);
  return named?.memberIdx === memberIdx && isChangeable(named) ? named.bookingIdx : null;
}

async function lookAgain(db: Database, act: Act, { memberIdx, sheetIdx }: LockWish): Promise<SlotLook> {
  const look = await lookAtSlot(db, act.club.clubIdx, sheetIdx);
  if (!look) throw new ClubFailure("RSV_NO_SLOT");
  refuseTaken(act, look, memberIdx);
  return look;
}

/** Lets a held slot go, to the waiting list first; letting go twice is no error. Throws 4104, and 4113 when somebody else holds it. */
export async function unlockSlot(db: Database, act: Act, { memberIdx, sheetIdx }: LockWish): Promise<Hold> {
  const look = await lookAtSlot(db, act.club.clubIdx, sheetIdx);
  if (!look) throw new ClubFailure("RSV_NO_SLOT");
  if (isHeldByAnother(look, memberIdx, act.now)) throw new ClubFailure("RSV_LOCK_STATE");
  await letGoOfHold(db, act, memberIdx, sheetIdx);
  return { sheetIdx, locked: false, lockedAt: null, expiresAt: null, remainSeconds: 0, renewable: false };
}

/** Lock calls per minute and member (C0530 v3), against machines; counted before any transaction. */
export async function countLockCall(
  db: Database,
  act: Act,
  countHit: CountHit,
  memberIdx: number,
): Promise<BookingNumbers> {
  const numbers = await readNumbers(db, act.club.clubIdx);
  await countHit(`lock:${act.club.clubIdx}:${memberIdx}`, { max: numbers.lockCallsPerMinute });
  return numbers;
}

export function holdAnswer(act: Act, hold: GrantedHold): Hold {
  const { zone } = act.club;
  return {
    sheetIdx: hold.sheetIdx,
    locked: true,
    lockedAt: clubTimestamp(hold.lockedAt, zone),
    expiresAt: clubTimestamp(hold.expiresAt, zone),
    remainSeconds: Math.ceil((hold.expiresAt.getTime() - act.now.getTime()) / 1000),
    renewable: hold.isRenewable,
  };
}
