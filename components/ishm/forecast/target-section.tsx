"use client";

import { useTranslations } from "next-intl";
import type { ForecastTarget, ForecastTargetReport } from "@/lib/contract/bookings/forecast";
import { useFigures } from "../dashboard/use-figures";
import { Panel } from "../frame/panel";
import { CalibrationPanel } from "./calibration-panel";
import { DriversPanel } from "./drivers-panel";
import type { ForecastAnswer } from "./forecast-answer";
import { isWorse, MonthsPanel } from "./months-panel";

type Props = { target: ForecastTarget; answer: ForecastAnswer; report: ForecastTargetReport };

/** Whether the forecast of cancellations, or of no-shows, is good enough to show, and what it looks at. */
export function TargetSection({ target, answer, report }: Props) {
  const t = useTranslations("ishm.forecast");
  const { percent } = useFigures();
  const { status, months, forecasts, baseRate } = report;
  const counts = {
    months: months.length,
    needed: answer.monthsNeeded,
    worse: months.filter(isWorse).length,
    days: answer.daysNeeded,
  };
  return (
    <>
      <Panel title={t(`targets.${target}`)}>
        <p className={status === "SHOWN" ? "" : "bg-warn-tint px-4 py-3 text-warn"}>
          {t(`status.${status}`, counts)}
        </p>
        {forecasts === 0 ? null : (
          <p className="text-ink-2">{t(`baseRate.${target}`, { share: percent(baseRate, 1) })}</p>
        )}
      </Panel>
      {months.length === 0 ? null : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 min-[90rem]:grid-cols-2">
          <MonthsPanel target={target} months={months} />
          <CalibrationPanel target={target} steps={report.calibration} />
        </div>
      )}
      {report.drivers.length === 0 ? null : (
        <DriversPanel target={target} drivers={report.drivers} periods={answer.periods} />
      )}
    </>
  );
}
