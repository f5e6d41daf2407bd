import type { SlotsChange } from "@/lib/contract/ops-tee-sheets";
import type { Database } from "../db/database";
import { changeSlots } from "../domains/tee-sheets";
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
