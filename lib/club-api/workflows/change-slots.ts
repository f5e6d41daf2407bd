import type { NewSlotWish, SlotsChange } from "@/lib/contract/ops-tee-sheets";
import type { Database } from "../db/database";
import { changeSlots, squeezeSlot } from "../domains/tee-sheets";
import type { Act } from "../platform/act";
import { releaseSlots } from "./release-slots";

/** Changes slots; those that become open by it go to the waiting list first, like every other freed slot. */
export async function changeAndRelease(
  tx: Database,
  act: Act,
  change: SlotsChange,
): Promise<{ updated: number }> {
  const { updated, opened } = await changeSlots(tx, act, change);
  if (opened.length > 0) await releaseSlots(tx, act, opened, { isLate: false });
  return { updated };
}

/** Adds a slot between two others (domain.md A38); on a day that is open already, who waits for it comes first. */
export async function squeezeAndRelease(
  tx: Database,
  act: Act,
  wish: NewSlotWish,
): Promise<{ sheetIdx: number }> {
  const { sheetIdx } = await squeezeSlot(tx, act, wish);
  await releaseSlots(tx, act, [sheetIdx], { isLate: false });
  return { sheetIdx };
}
