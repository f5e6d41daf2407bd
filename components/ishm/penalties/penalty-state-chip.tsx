import { Chip, type ChipProps, type ChipTone } from "@/components/ui/chip";
import { penaltyState } from "@/lib/contract/code-values/penalties";

const tones: Readonly<Record<string, ChipTone>> = {
  [penaltyState.active]: "warn",
  [penaltyState.releasedByPayment]: "ok",
  [penaltyState.waived]: "info",
  [penaltyState.ended]: "outline",
};

type Props = Pick<ChipProps, "className"> & { state: string; stateName: string };

/** The state of a penalty, in the club's own word. */
export function PenaltyStateChip({ state, stateName, className }: Props) {
  return (
    <Chip tone={tones[state] ?? "neutral"} className={className}>
      {stateName}
    </Chip>
  );
}
