"use client";

import { useTranslations } from "next-intl";
import type { PageContext } from "@/components/member/shared/page-context";
import type { BookingState } from "@/lib/contract/code-values/bookings";
import { formatDay } from "@/lib/shared/time/deadline";
import { BookingChip } from "../state-chip";

type Props = {
  context: PageContext;
  playDate: string;
  teeTime: string;
  turnTime: string | undefined;
  course: string;
  state: BookingState;
  stateName: string | null;
};

/** When and where, as large as it matters. */
export function RoundHead({ context, playDate, teeTime, turnTime, course, state, stateName }: Props) {
  const t = useTranslations("mypage.booking");
  return (
    <div className="rule-top pt-6">
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <span className="font-serif text-value text-heading tabular-nums">{teeTime}</span>
        <span className="font-serif text-sub tabular-nums">{formatDay(playDate, context)}</span>
        {turnTime ? <span className="tabular-nums">{t("secondNine", { time: turnTime })}</span> : null}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-lead">
        {course}
        {stateName ? <BookingChip state={state} stateName={stateName} /> : null}
      </p>
    </div>
  );
}
