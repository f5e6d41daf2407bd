import type { BookingState } from "@/lib/contract/code-values/bookings";
import { bookingState } from "@/lib/contract/code-values/bookings";
import type { SlotState } from "@/lib/contract/code-values/tee-sheets";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { StaffSlot } from "./sheet-grid";

/** States of a booking that the club may still move: asked for, confirmed (domain.md 8.2). */
const movable = new Set<BookingState>([bookingState.booked, bookingState.confirmed]);
/** Past, draw, team, being booked: nothing is put there (timeOpenCodes). */
const shut = new Set<SlotState>([slotState.beingBooked, slotState.closed, slotState.draw, slotState.team]);

export function canMove({ booking, display, linkedSheetIdx }: StaffSlot): boolean {
  return (
    booking !== null && movable.has(booking.state) && display !== slotState.closed && linkedSheetIdx === null
  );
}

export type Drop = "move" | "swap";

/** Whether dropping a booking on a slot moves or swaps it; null where it cannot be dropped. */
export function dropOn(from: StaffSlot, to: StaffSlot): Drop | null {
  if (from.sheetIdx === to.sheetIdx || !canMove(from)) return null;
  if (to.booking) return canMove(to) ? "swap" : null;
  return shut.has(to.display) ? null : "move";
}
