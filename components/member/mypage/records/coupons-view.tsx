"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import { listOptions, Nothing, PagedList } from "@/components/member/shared/layout/paged-list";
import type { PageContext } from "@/components/member/shared/page-context";
import { Tabs } from "@/components/ui/tabs";
import { type CouponState, couponState, couponTypeCode } from "@/lib/contract/code-values/coupons";
import type { CouponSummary } from "@/lib/contract/coupons/coupons";
import type { CallOutput } from "@/lib/contract/routes";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDay } from "@/lib/shared/time/deadline";
import { useCodeSets } from "@/lib/web/api/use-cached-calls";
import { useCall } from "@/lib/web/api/use-call";
import { pageQuery } from "@/lib/web/my/page-query";

type Props = { context: PageContext };
type Counts = CallOutput<"GET /coupon/count/{id}">;

/** couponStates in the order of their tabs; the ones that are over have no count of their own. */
const states = [
  couponState.usable,
  couponState.reserved,
  couponState.suspended,
  couponState.used,
  couponState.expired,
  couponState.revoked,
] as const;
const counted: Partial<Record<CouponState, keyof Counts>> = {
  [couponState.usable]: "usable",
  [couponState.reserved]: "reserved",
  [couponState.used]: "used",
  [couponState.suspended]: "suspended",
};

/** The member's coupons by state. */
export function CouponsView({ context }: Props) {
  return <MemberOnly>{(memberIdx) => <Coupons memberIdx={memberIdx} context={context} />}</MemberOnly>;
}

function Coupons({ memberIdx, context }: Props & { memberIdx: number }) {
  const t = useTranslations("mypage.coupons");
  const [state, setState] = useState<CouponState>(couponState.usable);
  const { data: counts } = useCall(
    "GET /coupon/count/{id}",
    { params: { id: String(memberIdx) }, query: { lang: context.language } },
    { handled: true },
  );
  const count = (one: CouponState) => {
    const key = counted[one];
    return key && counts ? String(counts[key]) : undefined;
  };
  return (
    <Tabs
      label={t("states.label")}
      value={state}
      onValueChange={(value) => setState(states.find((one) => one === value) ?? couponState.usable)}
      items={states.map((one) => ({
        value: one,
        label: t(`states.${one}`),
        note: count(one),
        panel: <CouponList key={one} memberIdx={memberIdx} state={one} context={context} />,
      }))}
    />
  );
}

function CouponList({ memberIdx, state, context }: Props & { memberIdx: number; state: CouponState }) {
  const t = useTranslations("mypage.coupons");
  const [page, setPage] = useState(1);
  const answer = useCall(
    "GET /coupon/{id}",
    { params: { id: String(memberIdx) }, query: { ...pageQuery(page, context.language), state } },
    listOptions,
  );
  return (
    <>
      {state === couponState.suspended && answer.data && answer.data.total > 0 ? (
        <p className="mb-4">{t("suspendedText")}</p>
      ) : null}
      <PagedList
        answer={answer}
        onPage={setPage}
        empty={<Nothing title={t("none")} />}
        className="grid grid-cols-1 gap-5 min-[43.75rem]:grid-cols-2"
        renderRow={(coupon) => <CouponRow key={coupon.couponIdx} coupon={coupon} context={context} />}
      />
    </>
  );
}

type CouponRowProps = { coupon: CouponSummary; context: PageContext };
const soonDays = 7;

/** A coupon: its discount, for which fee, players and times, and its validity. */
function CouponRow({ coupon, context }: CouponRowProps) {
  const t = useTranslations("mypage.coupons");
  const { data: codes } = useCodeSets(context.clubCode, context.language, [
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
        : formatMoney(dcValue, context.formats);
  const limits = [
    ...named("dcTargets", [coupon.dcTarget, coupon.dcPerson]),
    ...named("holidayTypes", coupon.dayTypes),
    ...named("periods", coupon.periods),
    ...coupon.holeCodes.map((code) => t("holes", { count: Number(code) })),
    ...(maxDiscount === null ? [] : [t("atMost", { amount: formatMoney(maxDiscount, context.formats) })]),
  ];
  const isSoon = coupon.state === couponState.usable && daysLeft >= 0 && daysLeft <= soonDays;
  return (
    <li className="flex flex-col border border-line bg-sheet px-6 py-5 tabular-nums">
      <p className="font-serif text-sub text-heading">{value}</p>
      <p className="mt-1 font-semibold">{coupon.couponName}</p>
      <p className="mt-1 text-caption text-ink-2">{limits.join(" · ")}</p>
      <p className="mt-3 text-caption">
        {t("valid", {
          from: formatDay(coupon.validFrom, context),
          to: formatDay(coupon.validTo, context),
        })}
        {isSoon ? <strong className="block text-accent-text">{t("soon", { days: daysLeft })}</strong> : null}
      </p>
      <p className="mt-1 text-chip text-ink-3">{coupon.couponNo}</p>
    </li>
  );
}
