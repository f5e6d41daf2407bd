import { Chip, type ChipTone } from "@/components/ui/chip";
import type { TeamState } from "@/lib/web/office/team-list";

const tones: Record<TeamState, ChipTone> = {
  "10": "info",
  "20": "warn",
  "30": "ok",
  "40": "bad",
  "50": "neutral",
  "60": "outline",
  "70": "outline",
};

type Props = { of: { state: TeamState | null; stateName?: string | undefined } };

/** The state of a form by the club's own word for it. */
export function TeamStateChip({ of: { state, stateName } }: Props) {
  return state ? <Chip tone={tones[state]}>{stateName ?? state}</Chip> : null;
}
