import { Chip, type ChipProps, type ChipTone } from "@/components/ui/chip";

const tones: Readonly<Record<string, ChipTone>> = {
  "10": "ok",
  "20": "info",
  "30": "outline",
  "40": "outline",
  "50": "warn",
  "60": "bad",
};

type Props = Pick<ChipProps, "className"> & { state: string; stateName?: string | undefined };

/** The state of a coupon, in the club's own word. */
export function CouponStateChip({ state, stateName = state, className }: Props) {
  return (
    <Chip tone={tones[state] ?? "neutral"} className={className}>
      {stateName}
    </Chip>
  );
}
