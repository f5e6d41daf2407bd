import type { NewSlotInput, SlotsChange } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import type { Database } from "../../db/database";
import { changeSlots, squeezeSlot } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { releaseSlots } from "../bookings/release-slots";

/** Changes slots; those that become open by it go to the waiting list first, like every other freed slot. */
export async function changeAndRelease(
  tx: Database,
  ctx: Context,
  change: SlotsChange,
): Promise<{ updated: number }> {
  const { updated, opened } = await changeSlots(tx, ctx, change);
  if (opened.length > 0) await releaseSlots(tx, ctx, opened, { isLate: false });
  return { updated };
}

/** Adds a slot between two others (domain.md A38); on a day that is open already, who waits for it comes first. */
export async function squeezeAndRelease(
  tx: Database,
  ctx: Context,
  input: NewSlotInput,
): Promise<{ sheetIdx: number }> {
  const { sheetIdx } = await squeezeSlot(tx, ctx, input);
  await releaseSlots(tx, ctx, [sheetIdx], { isLate: false });
  return { sheetIdx };
}
