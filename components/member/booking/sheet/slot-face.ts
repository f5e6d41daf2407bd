import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { SheetSlot } from "@/lib/contract/tee-sheets/tee-sheets";

/** The tones of a slot for this member; the state is always a text as well. */
export type SlotTone = "free" | "taken" | "busy" | "reserved" | "out" | "held" | "mine";

const tones: Partial<Record<SheetSlot["openCode"], SlotTone>> = {
  [slotState.open]: "free",
  [slotState.booked]: "taken",
  [slotState.beingBooked]: "busy",
  [slotState.draw]: "reserved",
  [slotState.team]: "reserved",
};

/** Of a slot's states the member's own come first: what he holds, what he has booked. */
export function slotTone(slot: SheetSlot, isHeld: boolean, isOwn: boolean): SlotTone {
  if (isHeld) return "held";
  if (isOwn) return "mine";
  return tones[slot.openCode] ?? "out";
}

export const toneStyles: Record<SlotTone, string> = {
  free: "",
  taken: "hatched text-ink-2",
  busy: "bg-warn-tint text-warn font-semibold",
  reserved: "bg-info-tint text-info font-semibold",
  out: "text-ink-3",
  held: "bg-pine-800 text-on-dark font-semibold border-s-4 border-bark",
  mine: "bg-bark-100 text-ink font-semibold border-s-4 border-bark",
};
