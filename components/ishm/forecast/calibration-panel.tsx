"use client";

import { useTranslations } from "next-intl";
import type { ForecastTarget, ForecastTargetReport } from "@/lib/contract/bookings/forecast";
import { ChartPanel } from "../dashboard/chart-panel";
import { LazyBarList } from "../dashboard/charts/lazy-charts";
import { FiguresTable } from "../dashboard/figures-table";
import { useFigures } from "../dashboard/use-figures";

type Props = { target: ForecastTarget; steps: ForecastTargetReport["calibration"] };

/** Whether forecast chances come true: forecasts in tenths, each with its average and the share that came true. */
export function CalibrationPanel({ target, steps }: Props) {
  const t = useTranslations("ishm.forecast");
  const { number, percent } = useFigures();
  const title = t(`calibration.title.${target}`);
  // Small shares would be points at the left edge: the longest bar fills the line.
  const most = Math.max(0.01, ...steps.flatMap(({ expected, observed }) => [expected, observed]));
  return (
    <ChartPanel
      title={title}
      isEmpty={steps.length === 0}
      empty={t("calibration.empty")}
      chart={
        <>
          <p className="text-chip text-ink-2">{t("calibration.legend")}</p>
          <LazyBarList
            bars={steps.map(({ step, expected, observed }) => ({
              key: String(step),
              name: t("calibration.name", { step }),
              share: observed / most,
              mark: expected / most,
              text: t("calibration.shares", {
                expected: percent(expected, 1),
                observed: percent(observed, 1),
              }),
            }))}
          />
        </>
      }
      table={
        <FiguresTable
          label={title}
          titles={[
            t("calibration.step"),
            t("months.forecasts"),
            t("calibration.expected"),
            t("calibration.observed"),
          ]}
          rows={steps.map(({ step, forecasts, expected, observed }) => ({
            key: String(step),
            cells: [number(step), number(forecasts), percent(expected, 1), percent(observed, 1)],
          }))}
        />
      }
      sheet={null}
    />
  );
}
