import { Chip, type ChipTone } from "@/components/ui/chip";
import { type TeamState, teamState } from "@/lib/contract/code-values/teams";

const tones: Record<TeamState, ChipTone> = {
  [teamState.submitted]: "info",
  [teamState.reviewing]: "warn",
  [teamState.approved]: "ok",
  [teamState.rejected]: "bad",
  [teamState.reserve]: "neutral",
  [teamState.withdrawn]: "outline",
  [teamState.finished]: "outline",
};

type Props = { of: { state: TeamState | null; stateName?: string | undefined } };

/** The state of a form by the club's own word for it. */
export function TeamStateChip({ of: { state, stateName } }: Props) {
  return state ? <Chip tone={tones[state]}>{stateName ?? state}</Chip> : null;
}
