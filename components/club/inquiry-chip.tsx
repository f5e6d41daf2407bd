import { Chip, type ChipTone } from "@/components/ui/chip";
import { vocState } from "@/lib/contract/code-values/vocs";
import type { VocSummary } from "@/lib/contract/inquiries/voc";

const tones: Record<VocSummary["state"], ChipTone> = {
  [vocState.received]: "info",
  [vocState.inProgress]: "warn",
  [vocState.answered]: "ok",
  [vocState.closed]: "neutral",
  [vocState.withdrawn]: "outline",
};

/** The state of an inquiry in the club's word. */
export function InquiryChip({ state, name }: { state: VocSummary["state"]; name: string }) {
  return <Chip tone={tones[state]}>{name}</Chip>;
}
