import { Chip, type ChipTone } from "@/components/ui/chip";
import type { VocSummary } from "@/lib/contract/voc";

const tones: Record<VocSummary["state"], ChipTone> = {
  "10": "info",
  "20": "warn",
  "30": "ok",
  "40": "neutral",
  "50": "outline",
};

/** The state of an inquiry in the club's word. */
export function InquiryChip({ state, name }: { state: VocSummary["state"]; name: string }) {
  return <Chip tone={tones[state]}>{name}</Chip>;
}
