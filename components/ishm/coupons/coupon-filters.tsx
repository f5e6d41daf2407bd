"use client";

import { useTranslations } from "next-intl";
import { useCodeOptions } from "../board/form/use-code-options";
import { FilterChoice } from "../list/filter-choice";
import { ListFilters } from "../list/list-filters";
import type { ListPlace } from "../list/use-list-query";
import { OneMember } from "../people/one-member";
import { type couponListShape, couponStates } from "./coupon-list";

/** Words and state: what the coupons are narrowed by. */
export function CouponFilters(place: ListPlace<typeof couponListShape>) {
  const t = useTranslations("ishm.coupons");
  const { query, change } = place;
  const states = useCodeOptions("couponStates");
  return (
    <ListFilters place={place} search={t("search")}>
      <FilterChoice
        legend={t("fields.state")}
        values={couponStates}
        chosen={query.filters.state}
        label={(state) => states.find(({ value }) => value === state)?.label ?? state}
        onChoose={(state) => change({ filters: { state } })}
      />
      <OneMember
        memberIdx={query.filters.memberIdx}
        onClear={() => change({ filters: { memberIdx: null } })}
      />
    </ListFilters>
  );
}
