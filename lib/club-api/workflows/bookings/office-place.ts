import { slotState } from "@/lib/contract/code-values/tee-sheets";
import { atClubTime } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { type Booking, isHeldByAnother, type SlotSnapshot, slotTaken } from "../../domains/reservations";
import { caddieModesOf, dayIn, readRuleBook, type Slot } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";

/** 4104, 4201 or 4111: a slot that nobody can be put on as it is not there, sold (a third nine too), or being booked. */
export function refuseFreePlace(
  ctx: Context,
  snapshot: SlotSnapshot | null,
): asserts snapshot is SlotSnapshot {
  if (!snapshot) throw new ClubFailure("RSV_NO_SLOT");
  if (snapshot.soldTo !== null || snapshot.slot.linkedSheetIdx !== null) throw slotTaken(snapshot.slot);
  if (isHeldByAnother(snapshot, null, ctx.now)) throw new ClubFailure("RSV_LOCKED");
}

/**
 * A slot that cannot take the booking as it is: 4103 for a time that has passed, 4101 on a closing day, 4202 for a slot of
 * a draw, a team or a block, 4203 for a party that is too small or too large, 9001 `caddieMode`.
 */
export async function refuseUnfit(tx: Database, ctx: Context, booking: Booking, slot: Slot): Promise<void> {
  const { playDate, teeTime, openType, minPlayers, maxPlayers } = slot;
  if (ctx.now >= atClubTime(playDate, teeTime, ctx.club.zone)) throw new ClubFailure("RSV_CLOSED");
  const book = await readRuleBook(tx, ctx, playDate);
  const day = dayIn(book, playDate);
  if (!day.isOpen) throw new ClubFailure("RSV_CLOSED_DAY", [playDate]);
  if (openType !== slotState.open && openType !== slotState.membersOnly) throw new ClubFailure("RSV_TYPE");
  if (booking.playerCount < minPlayers || booking.playerCount > maxPlayers) {
    throw new ClubFailure("RSV_PLAYERS", [String(minPlayers), String(maxPlayers)]);
  }
  const modes = caddieModesOf(book, slot, day.dayType === "WEEKEND");
  if (!modes.includes(booking.caddieMode)) throw new ClubFailure("VAL_FIELD", ["caddieMode"]);
}
