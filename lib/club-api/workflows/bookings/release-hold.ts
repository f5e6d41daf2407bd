import type { OwnHold } from "@/lib/contract/bookings/booking-shapes";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import {
  dropLapsed,
  dropLock,
  findBooking,
  forgetUses,
  heldNow,
  isChangeable,
  listLapsed,
  onceBooked,
  readBookingPolicy,
  readSlotSnapshot,
} from "../../domains/reservations";
import { lockSlots } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { releaseSlots } from "./release-slots";

/**
 * Gives on slots that a lock has left: those that had been booked before go to the waiting list first, a slot that
 * never was sold simply is open again (domain.md 8.1). `leaver` has let go of them himself and does not get them back.
 * The caller holds the slots; for one that he could not know of, the lock is taken here.
 */
export async function releaseHolds(
  tx: Database,
  ctx: Context,
  sheetIdxs: readonly number[],
  { releasedBy = null }: { releasedBy?: number | null } = {},
): Promise<void> {
  if (sheetIdxs.length === 0) return;
  const freed = await onceBooked(tx, ctx, sheetIdxs);
  if (freed.length === 0) return;
  await lockSlots(tx, ctx.club.clubIdx, freed);
  await releaseSlots(tx, ctx, freed, { isLate: false, releasedBy });
}

/**
 * Ends a member's lock, on the slot or (without one) on whatever slot it is, such as when he signs out (domain.md A3),
 * and gives the slot on. A member without a lock is no error.
 */
export async function letGoOfHold(
  db: Database,
  ctx: Context,
  memberIdx: number,
  sheetIdx?: number,
): Promise<void> {
  await transaction(db, async (tx) => {
    const { clubIdx } = ctx.club;
    const wanted = sheetIdx === undefined ? [] : [sheetIdx];
    const slots = await lockSlots(tx, clubIdx, wanted, sheetIdx === undefined ? { heldBy: memberIdx } : {});
    if (slots.length === 0) return;
    await releaseHolds(tx, ctx, await dropLock(tx, ctx, memberIdx, sheetIdx), { releasedBy: memberIdx });
  });
}

/** Cleans up the slot's lock if it is past its end, and gives the slot on; nothing for a lock that is alive again. */
export async function releaseLapsed(db: Database, ctx: Context, sheetIdx: number): Promise<void> {
  await transaction(db, async (tx) => {
    await lockSlots(tx, ctx.club.clubIdx, [sheetIdx]);
    if (await dropLapsed(tx, ctx, sheetIdx)) await releaseHolds(tx, ctx, [sheetIdx]);
  });
}

/** Cleans up all locks that are past their end, a slot at a time, and uses that no window reaches any more. */
export async function sweepHolds(db: Database, ctx: Context, windowMinutes: number): Promise<void> {
  for (const sheetIdx of await listLapsed(db, ctx)) await releaseLapsed(db, ctx, sheetIdx);
  await forgetUses(db, ctx, windowMinutes);
}

/**
 * The one hold that a member has now, so that each device of his shows it, with the booking that it is to move; null
 * when he holds nothing.
 */
export async function readOwnHold(db: Database, ctx: Context, memberIdx: number): Promise<OwnHold | null> {
  const { clubIdx, zone } = ctx.club;
  const { lock } = await readBookingPolicy(db, clubIdx);
  const held = await heldNow(db, ctx, memberIdx, lock);
  const snapshot = held && (await readSlotSnapshot(db, clubIdx, held.sheetIdx));
  if (!snapshot) return null;
  const { sheetIdx, lockedAt, expiresAt, isRenewable, movingBookingIdx } = held;
  const moving = movingBookingIdx === null ? null : await findBooking(db, clubIdx, movingBookingIdx);
  return {
    sheetIdx,
    playDate: snapshot.slot.playDate,
    lockedAt: clubTimestamp(lockedAt, zone),
    expiresAt: clubTimestamp(expiresAt, zone),
    remainSeconds: Math.ceil((expiresAt.getTime() - ctx.now.getTime()) / 1000),
    renewable: isRenewable,
    bookingIdx: moving && isChangeable(moving) ? moving.bookingIdx : null,
  };
}
