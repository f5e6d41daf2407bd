"use client";

import { useTranslations } from "next-intl";
import { clubDate } from "@/lib/shared/time/club-time";
import { useOffice } from "../frame/root/office-context";
import { ExportButton } from "../list/export-button";
import { ChartPanel } from "./chart-panel";
import { LazyDayChart } from "./charts/lazy-charts";
import { seriesCounters, seriesSteps } from "./day-series";
import { FiguresTable } from "./figures-table";
import type { PanelProps } from "./panel-props";
import { useFigures } from "./use-figures";

/** Visits, bookings and cancellations of the days, in steps that can be distinguished. */
export function SeriesPanel({ report, asked }: PanelProps) {
  const t = useTranslations("ishm.dashboardFigures");
  const { formats, now } = useOffice();
  const { number, days } = useFigures();
  const steps = report && seriesSteps(report.series, report, clubDate(now(), formats.standardTimeZone));
  const title = t("overTime.title");
  return (
    <ChartPanel
      title={title}
      isEmpty={steps && steps.length === 0}
      empty={t("nothing")}
      chart={steps ? <LazyDayChart key={`${steps[0]?.from} ${steps.length}`} steps={steps} /> : null}
      table={
        <FiguresTable
          label={title}
          titles={[t("overTime.days"), ...seriesCounters.map((counter) => t(`labels.${counter}`))]}
          rows={(steps ?? []).map((step) => ({
            key: step.from,
            cells: [days(step), ...seriesCounters.map((counter) => number(step[counter]))],
          }))}
        />
      }
      sheet={<ExportButton list="GET /ops/dashboard/days" input={{ query: asked }} of={title} />}
    />
  );
}
