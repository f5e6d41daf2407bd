import { bookingState } from "@/lib/contract/code-values/bookings";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { StaffSlot } from "../grid/sheet-grid";

/** The tones of a slot; its word says the same. */
export type SlotTone =
  | "open"
  | "allotted"
  | "booked"
  | "arrived"
  | "done"
  | "locked"
  | "reserved"
  | "blocked"
  | "out";

const displays: Record<StaffSlot["display"], SlotTone> = {
  [slotState.open]: "open",
  [slotState.booked]: "booked",
  [slotState.beingBooked]: "locked",
  [slotState.notOpenYet]: "out",
  [slotState.closed]: "out",
  [slotState.membersOnly]: "allotted",
  [slotState.draw]: "reserved",
  [slotState.team]: "reserved",
  [slotState.blocked]: "blocked",
};
const states: Readonly<Record<string, SlotTone>> = {
  [bookingState.checkedIn]: "arrived",
  [bookingState.played]: "done",
};

/** A booking decides the tone before everything else, also when its time is past. */
export function slotTone({ booking, display }: StaffSlot): SlotTone {
  return booking ? (states[booking.state] ?? "booked") : displays[display];
}

export const toneStyles: Record<SlotTone, string> = {
  open: "bg-sheet font-semibold text-link",
  allotted: "bg-sheet text-link",
  booked: "bg-hover text-ink",
  arrived: "bg-ok-tint text-ok",
  done: "bg-paper-2 text-ink-2",
  locked: "bg-warn-tint font-semibold text-warn",
  reserved: "bg-info-tint text-info",
  blocked: "hatched bg-sheet text-ink-2",
  out: "bg-sheet text-ink-3",
};

/** The number of players of a party who have checked in. */
export function arrivedOf({ players }: NonNullable<StaffSlot["booking"]>): number {
  return players.filter((player) => player.checkedInAt !== null).length;
}

/** The name of a booking: its booker's, else the first player's. */
export function bookerOf({ players }: NonNullable<StaffSlot["booking"]>): string {
  return (players.find((player) => player.isBooker) ?? players[0])?.name ?? "";
}
