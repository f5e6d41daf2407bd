import { Chip, type ChipTone } from "@/components/ui/chip";
import { waitingState } from "@/lib/contract/code-values/waitings";
import type { WaitingRow } from "@/lib/contract/waitings/ops-waitings";

const tones: Record<WaitingRow["state"], ChipTone> = {
  [waitingState.waiting]: "info",
  [waitingState.offered]: "warn",
  [waitingState.assigned]: "ok",
  [waitingState.declined]: "outline",
  [waitingState.offerExpired]: "outline",
  [waitingState.cancelled]: "outline",
  [waitingState.closedWithoutSlot]: "outline",
};

/** The state of an entry by the club's own word for it. */
export function WaitingStateChip({ of }: { of: Pick<WaitingRow, "state" | "stateName"> }) {
  return <Chip tone={tones[of.state]}>{of.stateName}</Chip>;
}
