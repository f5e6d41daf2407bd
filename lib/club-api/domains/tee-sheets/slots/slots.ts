import type { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { fingerprint } from "../../../platform/crypto";
import {
  formerOpenType,
  ownMemberTypes,
  type Slot,
  selectSlot,
  selectSlotsForUpdate,
  updateSlots,
} from "./slots-repository";

export type { Slot };

/** A slot of the club; null for an unknown one or another club's. */
export function readSlot(db: Database, clubIdx: number, sheetIdx: number): Promise<Slot | null> {
  return selectSlot(db, clubIdx, sheetIdx);
}

/**
 * The slots `for update`, ascending: the first lock that anything takes which books, frees or changes a slot. With
 * `heldBy` also the slot that this member's lock is on, dead or alive, in the same statement.
 */
export function lockSlots(
  tx: Database,
  clubIdx: number,
  sheetIdxs: readonly number[],
  { heldBy }: { heldBy?: number } = {},
): Promise<Slot[]> {
  return selectSlotsForUpdate(tx, clubIdx, sheetIdxs, heldBy);
}

/** The purpose of slots; fields that are left out stay, null clears. */
export type SlotPurpose = {
  openType: typeof slotState.draw | typeof slotState.team | typeof slotState.blocked;
  drawPostIdx?: number;
  teamFormIdx?: number;
  note?: string;
};

/**
 * Gives slots without a live booking to a draw, a team or a block (domain.md 8.1). An allotment keeps its member types,
 * to be one again later. How many were changed; the caller holds their locks.
 */
export function assignSlots(
  tx: Database,
  ctx: Context,
  sheetIdxs: readonly number[],
  purpose: SlotPurpose,
): Promise<number> {
  const change = { ...purpose, memberTypes: ownMemberTypes, updatedAt: ctx.now };
  return updateSlots(tx, ctx.club.clubIdx, sheetIdxs, change, { freeOnly: true });
}

/**
 * Opens slots again that a draw or a team had, booked ones too (they go on showing 20): what was an allotment is open to
 * its member types (60), the others to all (10). The caller holds their locks.
 */
export function reopenSlots(
  tx: Database,
  ctx: Context,
  sheetIdxs: readonly number[],
  left: { drawPostIdx?: null; teamFormIdx?: null } = {},
): Promise<number> {
  const change = { ...left, openType: formerOpenType, updatedAt: ctx.now };
  return updateSlots(tx, ctx.club.clubIdx, sheetIdxs, change, { freeOnly: false });
}

/** Changes with what a slot is and what it is kept for; who books it and when it was written does not count. */
export function slotVersion({
  createdAt: _made,
  updatedAt: _written,
  clubIdx: _club,
  ...slot
}: Slot): string {
  return fingerprint(Object.entries(slot).sort(([one], [other]) => (one < other ? -1 : 1)));
}
