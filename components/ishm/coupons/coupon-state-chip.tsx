import { Chip, type ChipProps, type ChipTone } from "@/components/ui/chip";
import { couponState } from "@/lib/contract/code-values/coupons";

const tones: Readonly<Record<string, ChipTone>> = {
  [couponState.usable]: "ok",
  [couponState.reserved]: "info",
  [couponState.used]: "outline",
  [couponState.expired]: "outline",
  [couponState.suspended]: "warn",
  [couponState.revoked]: "bad",
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
