"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { MemberLink } from "@/components/member/layout/member-link";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { paths } from "@/lib/web/routing/paths";
import { focusQuietly } from "@/lib/web/runtime/hash-scroll";
import type { Cancelled } from "../bookings/own-booking";
import type { MyPlace } from "../place";
import { useMyWay } from "../use-my-way";

type Props = { answer: Cancelled; place: MyPlace };

/** What the cancellation did; the focus comes here, since the form is gone. */
export function CancelOutcome({ answer, place }: Props) {
  const t = useTranslations("mypage.cancel");
  const { link } = useMyWay(place);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView?.({ block: "center" });
    if (heading.current) focusQuietly(heading.current);
  }, []);
  const { penalty, couponRestored } = answer;
  return (
    <div className="mb-8 border-s-4 border-heading bg-sheet px-6 py-5">
      <h2 ref={heading} className="font-serif text-sub">
        {t("done")}
      </h2>
      <p className="mt-2 tabular-nums">
        {penalty
          ? t("donePenalty", {
              fine: formatMoney(penalty.fineAmount, place.formats),
              until: formatDateTime(penalty.suspendTo, place.formats),
              points: penalty.point,
            })
          : t("doneFree")}
      </p>
      {couponRestored === null ? null : <p className="mt-1">{t("couponBack")}</p>}
      {penalty ? (
        <p className="mt-3">
          <MemberLink className="link" href={link(paths.my.penalties())}>
            {t("toPenalties")}
          </MemberLink>
        </p>
      ) : null}
    </div>
  );
}
