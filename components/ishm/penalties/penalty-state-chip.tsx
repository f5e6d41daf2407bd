import { Chip, type ChipProps, type ChipTone } from "@/components/ui/chip";

const tones: Readonly<Record<string, ChipTone>> = { "10": "warn", "20": "ok", "30": "info", "40": "outline" };

type Props = Pick<ChipProps, "className"> & { state: string; stateName: string };

/** The state of a penalty, in the club's own word. */
export function PenaltyStateChip({ state, stateName, className }: Props) {
  return (
    <Chip tone={tones[state] ?? "neutral"} className={className}>
      {stateName}
    </Chip>
  );
}
