"use client";

import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { penaltyKind } from "@/lib/contract/code-values/penalties";
import type { PenaltyForecast as Forecast } from "@/lib/contract/penalties/ops-penalties";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { OfficeFailure } from "../frame/office-failure";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { type PenaltyDraft, penaltyQuestion } from "./penalty-draft";

type Props = { draft: PenaltyDraft; name: string };

/** Stands in while there is no question; it is never sent. */
const unasked = { memberIdx: "", penaltyCode: penaltyKind.lateCancel1 };

/** A preview of the penalty by the rules of the club and the present state of the member. */
export function PenaltyForecast({ draft, name }: Props) {
  const t = useTranslations("ishm.penalties.forecast");
  const question = penaltyQuestion(draft);
  const { data, error, mutate } = useCall(
    question ? "GET /ops/penalties/preview" : null,
    { query: question ?? unasked },
    { handled: true, keepPreviousData: true },
  );
  return (
    <Panel title={t("title")}>
      <div role="status" className="flex flex-col gap-2">
        {question === null ? (
          <p className="text-ink-2">{t("lead")}</p>
        ) : error ? (
          <OfficeFailure failure={error} onRetry={() => void mutate()} />
        ) : data ? (
          <Sentences forecast={data} name={name} />
        ) : (
          <Skeleton className="h-24 w-full" />
        )}
      </div>
    </Panel>
  );
}

function Sentences({ forecast, name }: { forecast: Forecast; name: string }) {
  const t = useTranslations("ishm.penalties.forecast");
  const { formats } = useOffice();
  const day = (moment: string) => formatDateTime(moment, formats);
  const { days, suspendedUntil, pointsUntil, coupons, fineAmount, finePercent } = forecast;
  const span = { from: day(forecast.suspendFrom), to: day(forecast.suspendTo), days, name };
  const isInLine = days > 0 && suspendedUntil !== null && suspendedUntil === forecast.suspendFrom;
  const sentences = [
    days > 0 ? t("suspended", span) : t("warning", { name }),
    isInLine ? t("inLine", { until: day(suspendedUntil) }) : null,
    Number(fineAmount) > 0
      ? t("fine", { amount: formatMoney(fineAmount, formats), percent: finePercent })
      : t("noFine"),
    t("points", { point: forecast.point, after: forecast.pointsAfter }),
    pointsUntil ? t("byPoints", { until: day(pointsUntil) }) : null,
    coupons > 0 ? t("coupons", { count: coupons }) : null,
    t("told", { name }),
  ];
  return (
    <ul className="flex list-disc flex-col gap-1.5 ps-5">
      {sentences.flatMap((sentence) => (sentence ? [<li key={sentence}>{sentence}</li>] : []))}
    </ul>
  );
}
