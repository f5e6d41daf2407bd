import { Chip, type ChipTone } from "@/components/ui/chip";

const tones: Readonly<Record<string, ChipTone>> = {
  "10": "ok",
  "20": "neutral",
  "30": "bad",
  "40": "outline",
  "50": "warn",
};

/** The state of an account, in the club's own word. */
export function MemberStateChip({ state, stateName }: { state: string; stateName: string }) {
  return <Chip tone={tones[state] ?? "neutral"}>{stateName}</Chip>;
}
