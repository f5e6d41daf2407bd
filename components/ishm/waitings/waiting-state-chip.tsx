import { Chip, type ChipTone } from "@/components/ui/chip";
import type { WaitingRow } from "@/lib/contract/ops-waitings";

const tones: Record<WaitingRow["state"], ChipTone> = {
  "10": "info",
  "20": "warn",
  "30": "ok",
  "40": "outline",
  "50": "outline",
  "60": "outline",
  "70": "outline",
};

/** The state of an entry by the club's own word for it. */
export function WaitingStateChip({ of }: { of: Pick<WaitingRow, "state" | "stateName"> }) {
  return <Chip tone={tones[of.state]}>{of.stateName}</Chip>;
}
