import { useTranslations } from "next-intl";
import { Chip, type ChipProps, type ChipTone } from "@/components/ui/chip";
import { type CouponState, couponState, couponTypeCode } from "@/lib/contract/code-values/coupons";
import type { CouponSummary } from "@/lib/contract/coupons/coupons";
import { formatMoney } from "@/lib/shared/money/money";
import { useCodeOptions } from "../board/form/use-code-options";
import { useOffice } from "../frame/root/office-context";

type Terms = Pick<
  CouponSummary,
  "couponType" | "dcTarget" | "dcPerson" | "dcValue" | "maxDiscount" | "dayTypes" | "periods" | "holeCodes"
>;

/** The rules of a coupon in words (domain.md 7.11). */
export function useCouponWords() {
  const t = useTranslations("ishm.coupons.words");
  const { formats } = useOffice();
  const targets = useCodeOptions("dcTargets");
  const days = useCodeOptions("holidayTypes");
  const periods = useCodeOptions("periods");
  const holes = useCodeOptions("holeCodes");
  const named = (options: typeof days, keys: readonly string[]) =>
    keys.length === 0
      ? t("any")
      : keys.map((key) => options.find(({ value }) => value === key)?.label ?? key).join(", ");
  const discount = ({ couponType, dcValue }: Terms) => {
    if (couponType === couponTypeCode.free) return t("free");
    return couponType === couponTypeCode.percent
      ? t("percent", { value: String(dcValue) })
      : formatMoney(dcValue, formats);
  };
  return {
    /** `10 % of the green fee, at most ₩30,000`. */
    value(terms: Terms): string {
      const of = t("of", { discount: discount(terms), target: named(targets, [terms.dcTarget]) });
      if (terms.maxDiscount === null) return of;
      return t("atMost", { of, most: formatMoney(terms.maxDiscount, formats) });
    },
    person: ({ dcPerson }: Terms) => named(targets, [dcPerson]),
    days: ({ dayTypes }: Terms) => named(days, dayTypes),
    periods: (terms: Terms) => named(periods, terms.periods),
    holes: ({ holeCodes }: Terms) => named(holes, holeCodes),
  };
}

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
