"use client";

import { useTranslations } from "next-intl";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import type { PageContext } from "@/components/member/shared/page-context";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { penaltyState } from "@/lib/contract/code-values/penalties";
import { questionTypeCode } from "@/lib/contract/code-values/vocs";
import type { PenaltyRecord } from "@/lib/contract/penalties/penalties";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDay, formatDeadline } from "@/lib/shared/time/deadline";
import { owedOf } from "@/lib/web/my/pending-items";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { usePageLinks } from "../../shared/layout/use-page-links";

type Props = { penalty: PenaltyRecord; context: PageContext };

const tones: Record<PenaltyRecord["state"], ChipTone> = {
  [penaltyState.active]: "bad",
  [penaltyState.releasedByPayment]: "ok",
  [penaltyState.waived]: "ok",
  [penaltyState.ended]: "outline",
};
/** The kind of inquiry that evidence is sent with (questionTypes). */
const aboutPenalty = questionTypeCode.penalty;

/** One penalty: for which round, what it costs, until when it holds, and how it can end earlier. */
export function PenaltyRow({ penalty, context }: Props) {
  const t = useTranslations("mypage.penalties");
  const { link } = usePageLinks(context);
  const { bookingIdx, playDate, state } = penalty;
  const moment = (text: string) => formatDeadline(text, context);
  const money = (amount: number | string) => formatMoney(amount, context.formats);
  const owed = owedOf(penalty);
  const about = { type: aboutPenalty, ...(bookingIdx === null ? {} : { booking: String(bookingIdx) }) };
  return (
    <li className="border-b border-line py-5 tabular-nums">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <p className="min-w-0 flex-1 basis-60 font-semibold">
          {penalty.penaltyName}
          {playDate ? ` · ${formatDay(playDate, context)}` : ""}
        </p>
        <Chip tone={tones[state]}>{penalty.stateName}</Chip>
      </div>
      <p className="mt-1 text-ink-2">
        {t("span", { from: moment(penalty.suspendFrom), to: moment(penalty.suspendTo) })} ·{" "}
        {t("pointCount", { count: penalty.point })}
      </p>
      {Number(penalty.fineAmount) > 0 ? (
        <p className="mt-1">
          {t("fine", { amount: money(penalty.fineAmount), paid: money(penalty.paidAmount) })}
        </p>
      ) : null}
      {owed > 0 ? (
        <p className="mt-2 font-semibold text-accent-text">{t("owed", { amount: money(owed) })}</p>
      ) : null}
      {state === penaltyState.active ? (
        <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          {bookingIdx === null ? null : (
            <MemberLink className="link" href={link(memberPaths.my.booking(bookingIdx))}>
              {t("toBooking")}
            </MemberLink>
          )}
          <MemberLink className="link" href={link(memberPaths.cs.form(about))}>
            {t("evidence")}
          </MemberLink>
        </p>
      ) : null}
    </li>
  );
}
