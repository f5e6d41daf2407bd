"use client";

import { useTranslations } from "next-intl";
import { forecastTargets } from "@/lib/contract/bookings/forecast";
import { joinSentences, withGap } from "@/lib/shared/texts/sentences";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { formatDay } from "@/lib/shared/time/deadline";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { forReaders } from "../frame/for-readers";
import { OfficeFailure } from "../frame/office-failure";
import { OfficeLink } from "../frame/office-link";
import { PageHead } from "../frame/page-head";
import { PrintScreen } from "../frame/print-screen";
import { useOffice } from "../frame/root/office-context";
import { OfficeSkeleton } from "../frame/root/office-skeleton";
import { DaysPanel } from "./days-panel";
import type { ForecastAnswer, MadeForecast } from "./forecast-answer";
import { TargetSection } from "./target-section";

/** How many bookings of the coming days will be cancelled or missed, and how good such forecasts were. */
export const ForecastView = forReaders(officeMenus.forecast, Forecast);

function Forecast() {
  const t = useTranslations("ishm.forecast");
  const { language } = useOffice();
  const query = { lang: language };
  const { data, error, mutate } = useCall("GET /ops/forecast", { query }, { handled: true });
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} actions={<PrintScreen />} />
      {error && !data ? <OfficeFailure failure={error} onRetry={() => void mutate()} /> : null}
      {!data && !error ? <OfficeSkeleton /> : null}
      {data && !data.isOn ? (
        <p className="bg-warn-tint px-4 py-3 text-warn">
          {withGap(t("off"))}
          <OfficeLink href={officePaths.policies()} className="link">
            {t("toPolicy")}
          </OfficeLink>
        </p>
      ) : null}
      {data?.isOn && !data.forecast ? <p>{t("waiting")}</p> : null}
      {data?.forecast ? <Made answer={data} forecast={data.forecast} /> : null}
    </>
  );
}

function Made({ answer, forecast }: { answer: ForecastAnswer; forecast: MadeForecast }) {
  const t = useTranslations("ishm.forecast");
  const { formats, language } = useOffice();
  const { from, fittedAt } = forecast;
  const isShown = forecastTargets.some((target) => forecast[target].status === "SHOWN");
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-2">
        {joinSentences([
          t("madeAt", { time: formatDateTime(fittedAt, formats) }),
          from !== null && t("since", { day: formatDay(from, { language, formats }) }),
        ])}
      </p>
      {isShown ? <DaysPanel answer={answer} forecast={forecast} /> : null}
      {forecastTargets.map((target) => (
        <TargetSection key={target} target={target} answer={answer} report={forecast[target]} />
      ))}
    </div>
  );
}
