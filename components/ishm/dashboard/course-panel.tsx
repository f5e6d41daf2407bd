"use client";

import { useTranslations } from "next-intl";
import { ExportButton } from "../list/export-button";
import { ChartPanel } from "./chart-panel";
import { LazyBarList } from "./charts/lazy-charts";
import { FiguresTable } from "./figures-table";
import type { PanelProps } from "./panel-props";
import { useFigures } from "./use-figures";

/** Teams that play, and how much of each course they fill. */
export function CoursePanel({ report, asked }: PanelProps) {
  const t = useTranslations("ishm.dashboardFigures");
  const { number, percent } = useFigures();
  const title = t("byCourse.title");
  const rows = (report?.byCourse ?? []).map(({ courseCode, courseName, teams, rate }) => ({
    key: courseCode,
    name: courseName ?? courseCode,
    share: rate,
    teams,
  }));
  return (
    <ChartPanel
      title={title}
      isEmpty={report && rows.length === 0}
      empty={t("byCourse.nobody")}
      chart={
        <LazyBarList
          bars={rows.map(({ teams, ...bar }) => ({
            ...bar,
            text: `${t("teamCount", { count: teams })} · ${t("fillRate")} ${percent(bar.share)}`,
          }))}
        />
      }
      table={
        <FiguresTable
          label={title}
          titles={[t("byCourse.course"), t("teams"), t("fillRate")]}
          rows={rows.map(({ key, name, teams, share }) => ({
            key,
            cells: [name, number(teams), percent(share)],
          }))}
        />
      }
      sheet={<ExportButton list="GET /ops/dashboard/courses" input={{ query: asked }} of={title} />}
    />
  );
}
