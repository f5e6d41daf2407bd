import { Chip, type ChipProps, type ChipTone } from "@/components/ui/chip";
import type { PenaltyState } from "@/lib/contract/code-values/penalties";
import { penaltyState } from "@/lib/contract/code-values/penalties";

const tones: Readonly<Record<PenaltyState, ChipTone>> = {
  [penaltyState.active]: "warn",
  [penaltyState.releasedByPayment]: "ok",
  [penaltyState.waived]: "info",
  [penaltyState.ended]: "outline",
};

type Props = Pick<ChipProps, "className"> & { state: PenaltyState; stateName: string };

/** The state of a penalty, in the club's own word. */
export function PenaltyStateChip({ state, stateName, className }: Props) {
  return (
    <Chip tone={tones[state]} className={className}>
      {stateName}
    </Chip>
  );
}
