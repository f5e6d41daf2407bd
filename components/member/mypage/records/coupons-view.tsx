"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { MemberOnly } from "@/components/member/account/member-only";
import { Tabs } from "@/components/ui/tabs";
import { type CouponState, couponState } from "@/lib/contract/code-values/coupons";
import type { CallOutput } from "@/lib/contract/routes";
import { useCall } from "@/lib/web/api/use-call";
import type { MyPlace } from "../place";
import { CouponRow } from "./coupon-row";
import { Nothing } from "./nothing";
import { listOptions, PagedList, pageQuery } from "./paged-list";

type Props = { place: MyPlace };
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
export function CouponsView({ place }: Props) {
  return <MemberOnly>{(memberIdx) => <Coupons memberIdx={memberIdx} place={place} />}</MemberOnly>;
}

function Coupons({ memberIdx, place }: Props & { memberIdx: number }) {
  const t = useTranslations("mypage.coupons");
  const [state, setState] = useState<CouponState>(couponState.usable);
  const { data: counts } = useCall(
    "GET /coupon/count/{id}",
    { params: { id: String(memberIdx) }, query: { lang: place.language } },
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
        panel: <CouponList key={one} memberIdx={memberIdx} state={one} place={place} />,
      }))}
    />
  );
}

function CouponList({ memberIdx, state, place }: Props & { memberIdx: number; state: CouponState }) {
  const t = useTranslations("mypage.coupons");
  const [page, setPage] = useState(1);
  const answer = useCall(
    "GET /coupon/{id}",
    { params: { id: String(memberIdx) }, query: { ...pageQuery(page, place.language), state } },
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
        className="grid grid-cols-1 gap-5 min-[700px]:grid-cols-2"
        renderRow={(coupon) => <CouponRow key={coupon.couponIdx} coupon={coupon} place={place} />}
      />
    </>
  );
}
