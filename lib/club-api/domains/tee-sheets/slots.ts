import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { type Slot, selectSlot, selectSlotsForUpdate, updateSlots } from "./slots-repository";

export type { Slot };

/** A slot of the club; null for an unknown one or another club's. */
export function readSlot(db: Database, clubIdx: number, sheetIdx: number): Promise<Slot | null> {
  return selectSlot(db, clubIdx, sheetIdx);
}

/** The slots `for update`, ascending: the first lock that anything takes which books, frees or changes a slot. */
export function lockSlots(tx: Database, clubIdx: number, sheetIdxs: readonly number[]): Promise<Slot[]> {
  return selectSlotsForUpdate(tx, clubIdx, sheetIdxs);
}

/** What slots are kept for; fields that are left out stay, null clears. */
export type SlotPurpose = {
  openType: Slot["openType"];
  drawPostIdx?: number | null;
  teamFormIdx?: number | null;
  note?: string;
  memberTypes?: string[] | null;
};

/**
 * Gives slots to a draw, a team or a block (only those without a live booking, domain.md 8.1), or opens them again
 * (booked ones too: they go on showing 20). How many were changed; the caller holds their locks.
 */
export function assignSlots(
  tx: Database,
  act: Act,
  sheetIdxs: readonly number[],
  purpose: SlotPurpose,
): Promise<number> {
  const isOpening = purpose.openType === "10" || purpose.openType === "60";
  const change = { ...purpose, updatedAt: act.now };
  return updateSlots(tx, act.club.clubIdx, sheetIdxs, change, { freeOnly: !isOpening });
}
