"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import type { PageContext } from "@/components/member/shared/page-context";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDeadline } from "@/lib/shared/time/deadline";
import type { Cancelled } from "@/lib/web/my/booking-state";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { focusQuietly } from "@/lib/web/runtime/hash-scroll";
import { usePageLinks } from "../../shared/layout/use-page-links";

type Props = { answer: Cancelled; context: PageContext };

/** The outcome of a cancellation; it takes the focus, since the form is gone. */
export function CancelOutcome({ answer, context }: Props) {
  const t = useTranslations("mypage.cancel");
  const { link } = usePageLinks(context);
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
              fine: formatMoney(penalty.fineAmount, context.formats),
              until: formatDeadline(penalty.suspendTo, context),
              points: penalty.point,
            })
          : t("doneFree")}
      </p>
      {couponRestored === null ? null : <p className="mt-1">{t("couponBack")}</p>}
      {penalty ? (
        <p className="mt-3">
          <MemberLink className="link" href={link(memberPaths.my.penalties())}>
            {t("toPenalties")}
          </MemberLink>
        </p>
      ) : null}
    </div>
  );
}
