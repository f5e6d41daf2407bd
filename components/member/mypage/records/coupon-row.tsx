"use client";

import { useTranslations } from "next-intl";
import { couponState, couponTypeCode } from "@/lib/contract/code-values/coupons";
import type { CouponSummary } from "@/lib/contract/coupons/coupons";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDate } from "@/lib/shared/time/date-format";
import { useCodeSets } from "@/lib/web/api/use-kept";
import type { MyPlace } from "../place";

type Props = { coupon: CouponSummary; place: MyPlace };
const soonDays = 7;

/** What a coupon takes off what, for whom, when, and how long it is good. */
export function CouponRow({ coupon, place }: Props) {
  const t = useTranslations("mypage.coupons");
  const { data: codes } = useCodeSets(place.clubCode, place.language, [
    "dcTargets",
    "holidayTypes",
    "periods",
  ]);
  const named = (set: string, keys: readonly string[]) =>
    keys.map((key) => codes?.[set]?.list.find((one) => one.key === key)?.keyName ?? "").filter(Boolean);
  const { couponType, dcValue, maxDiscount, daysLeft } = coupon;
  const value =
    couponType === couponTypeCode.percent
      ? t("percent", { value: Number(dcValue) })
      : couponType === couponTypeCode.free
        ? t("freeUse")
        : formatMoney(dcValue, place.formats);
  const limits = [
    ...named("dcTargets", [coupon.dcTarget, coupon.dcPerson]),
    ...named("holidayTypes", coupon.dayTypes),
    ...named("periods", coupon.periods),
    ...coupon.holeCodes.map((code) => t("holes", { count: Number(code) })),
    ...(maxDiscount === null ? [] : [t("atMost", { amount: formatMoney(maxDiscount, place.formats) })]),
  ];
  const isSoon = coupon.state === couponState.usable && daysLeft >= 0 && daysLeft <= soonDays;
  return (
    <li className="flex flex-col border border-line bg-sheet px-6 py-5 tabular-nums">
      <p className="font-serif text-sub text-heading">{value}</p>
      <p className="mt-1 font-semibold">{coupon.couponName}</p>
      <p className="mt-1 text-caption text-ink-2">{limits.join(" · ")}</p>
      <p className="mt-3 text-caption">
        {t("valid", {
          from: formatDate(coupon.validFrom, place.formats),
          to: formatDate(coupon.validTo, place.formats),
        })}
        {isSoon ? <strong className="block text-accent-text">{t("soon", { days: daysLeft })}</strong> : null}
      </p>
      <p className="mt-1 text-chip text-ink-3">{coupon.couponNo}</p>
    </li>
  );
}
