import { Chip, type ChipProps, type ChipTone } from "@/components/ui/chip";
import type { CouponState } from "@/lib/contract/code-values/coupons";
import { couponState } from "@/lib/contract/code-values/coupons";

const tones: Readonly<Record<CouponState, ChipTone>> = {
  [couponState.usable]: "ok",
  [couponState.reserved]: "info",
  [couponState.used]: "outline",
  [couponState.expired]: "outline",
  [couponState.suspended]: "warn",
  [couponState.revoked]: "bad",
};

type Props = Pick<ChipProps, "className"> & { state: CouponState; stateName?: string | undefined };

/** The state of a coupon, in the club's own word. */
export function CouponStateChip({ state, stateName = state, className }: Props) {
  return (
    <Chip tone={tones[state]} className={className}>
      {stateName}
    </Chip>
  );
}
