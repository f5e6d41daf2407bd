import type { OwnHold } from "@/lib/contract/bookings/booking-shapes";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import {
  findBooking,
  heldNow,
  isChangeable,
  readBookingPolicy,
  readSlotSnapshot,
} from "../../domains/reservations";
import type { Context } from "../../platform/context";

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
