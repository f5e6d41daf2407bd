"use client";

import { useTranslations } from "next-intl";
import { formatDate } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { officePaths } from "@/lib/web/routing/office-paths";
import { CouponStateChip } from "../coupons/coupon-state-chip";
import { useOffice } from "../frame/root/office-context";
import { RelatedList } from "../people/related-list";
import { useRelatedInput } from "./use-related-input";

export function RelatedCoupons({ memberIdx }: { memberIdx: number }) {
  const t = useTranslations("ishm.members.related");
  const { formats } = useOffice();
  const { query, options } = useRelatedInput(memberIdx);
  const answer = useCall("GET /ops/coupons", { query }, options);
  return (
    <RelatedList
      title={t("coupons")}
      empty={t("noCoupons")}
      answer={answer}
      keyOf={(row) => row.couponIdx}
      allHref={`${officePaths.coupons()}?memberIdx=${memberIdx}`}
    >
      {(row) => (
        <>
          <span className="font-medium">{row.couponName}</span>
          <span className="text-ink-2 tabular-nums">
            {t("until", { date: formatDate(row.validTo, formats) })}
          </span>
          <CouponStateChip {...row} className="ms-auto" />
        </>
      )}
    </RelatedList>
  );
}
