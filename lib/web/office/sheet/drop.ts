import type { StaffSlot } from "./sheet-grid";

/** States of a booking that the club may still move: asked for, confirmed (domain.md 8.2). */
const movable = new Set(["10", "20"]);
/** Past, draw, team, being booked: nothing is put there (timeOpenCodes). */
const shut = new Set(["30", "50", "70", "80"]);

export function canMove({ booking, display, linkedSheetIdx }: StaffSlot): boolean {
  return booking !== null && movable.has(booking.state) && display !== "50" && linkedSheetIdx === null;
}

export type Drop = "move" | "swap";

/** What dropping a booking on a slot would do; null where it cannot be dropped. */
export function dropOn(from: StaffSlot, to: StaffSlot): Drop | null {
  if (from.sheetIdx === to.sheetIdx || !canMove(from)) return null;
  if (to.booking) return canMove(to) ? "swap" : null;
  return shut.has(to.display) ? null : "move";
}
