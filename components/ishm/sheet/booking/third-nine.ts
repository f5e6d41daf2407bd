import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { StaffSlot } from "../grid/sheet-grid";
import { minutesOf } from "../slot/purpose";

/** As far apart as two rounds of one person lie by default (domain.md 7.3): two nines take no longer. */
const twoNinesMinutes = 270;

/** Where the third nine of a round may begin: later that day, open to all, with nobody (domain.md A36); by time. */
export function thirdNines(slots: readonly StaffSlot[], { teeTime }: StaffSlot): StaffSlot[] {
  return slots
    .filter((slot) => slot.teeTime > teeTime && slot.openType === slotState.open && isFree(slot))
    .sort((one, other) => one.teeTime.localeCompare(other.teeTime));
}

function isFree({ booking, lock, linkedSheetIdx, display }: StaffSlot): boolean {
  return booking === null && lock === null && linkedSheetIdx === null && display !== slotState.closed;
}

/** The one that is proposed: after two nines, on the nine that follows the second one; else whichever comes first. */
export function proposedThird(slots: readonly StaffSlot[], begun: StaffSlot): number | null {
  const free = thirdNines(slots, begun);
  const inTime = free.filter(
    ({ teeTime }) => minutesOf(teeTime) >= minutesOf(begun.teeTime) + twoNinesMinutes,
  );
  const next = slots.find(({ courseCode }) => courseCode === begun.courseOut)?.courseOut;
  const proposed = inTime.find(({ courseCode }) => courseCode === next) ?? inTime[0] ?? free.at(-1);
  return proposed?.sheetIdx ?? null;
}
