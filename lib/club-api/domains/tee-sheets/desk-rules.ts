import { type SlotPurpose, type SlotState, slotState } from "@/lib/contract/code-values/tee-sheets";
import type { SheetLedger } from "@/lib/contract/tee-sheets/ops-tee-sheets";

/** The present purpose of a slot: sold, held, or else by its open type. */
export type Purpose = "booked" | "held" | SlotPurpose;

const names = {
  booked: "booked",
  held: "held",
  [slotState.open]: "open",
  [slotState.membersOnly]: "allotted",
  [slotState.draw]: "draw",
  [slotState.team]: "team",
  [slotState.blocked]: "blocked",
} as const satisfies Record<Purpose, keyof SheetLedger>;

/** The slots of a day by what they are kept for, each counted once. */
export function ledgerOf(counts: readonly { purpose: Purpose; slots: number }[]): SheetLedger {
  const ledger = { total: 0, open: 0, allotted: 0, draw: 0, team: 0, blocked: 0, booked: 0, held: 0 };
  for (const { purpose, slots } of counts) {
    ledger[names[purpose]] += slots;
    ledger.total += slots;
  }
  return ledger;
}

export type DeskSlot = {
  purpose: Purpose;
  openType: SlotPurpose;
  isTeedOff: boolean;
  /** The day has opened for some member type. */
  isOpened: boolean;
  /** An offer or a draw win: the slot is as good as sold. */
  isPromised: boolean;
};

/**
 * The code that the front desk shows for a slot (domain.md 8.1); unlike members it sees sold slots after their time
 * has passed.
 */
export function deskCodeOf({ purpose, openType, isTeedOff, isOpened, isPromised }: DeskSlot): SlotState {
  if (purpose === "booked" || (purpose === "held" && isPromised)) return slotState.booked;
  if (isTeedOff) return slotState.closed;
  if (purpose === "held") return slotState.beingBooked;
  if (openType === slotState.draw || openType === slotState.team || openType === slotState.blocked)
    return openType;
  return isOpened ? openType : slotState.notOpenYet;
}
