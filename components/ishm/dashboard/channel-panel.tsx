"use client";

import { useTranslations } from "next-intl";
import { ExportButton } from "../list/export-button";
import { ChartPanel } from "./chart-panel";
import { LazyBarList } from "./charts/lazy-charts";
import { FiguresTable } from "./figures-table";
import type { PanelProps } from "./panel-props";
import { useFigures } from "./use-figures";

/** Teams that play, by the way on which they were booked. */
export function ChannelPanel({ report, asked }: PanelProps) {
  const t = useTranslations("ishm.dashboardFigures");
  const { number, percent } = useFigures();
  const title = t("byChannel.title");
  const channels = report?.byChannel ?? [];
  const all = channels.reduce((sum, { teams }) => sum + teams, 0);
  const rows = channels.map(({ income, incomeName, teams }) => ({
    key: income,
    name: incomeName ?? income,
    share: teams / all,
    teams,
  }));
  return (
    <ChartPanel
      title={title}
      isEmpty={report && all === 0}
      empty={t("byChannel.nobody")}
      chart={
        <LazyBarList
          bars={rows.map(({ teams, ...bar }) => ({
            ...bar,
            text: `${t("teamCount", { count: teams })} · ${percent(bar.share)}`,
          }))}
        />
      }
      table={
        <FiguresTable
          label={title}
          titles={[t("byChannel.channel"), t("teams"), t("byChannel.share")]}
          rows={rows.map(({ key, name, teams, share }) => ({
            key,
            cells: [name, number(teams), percent(share)],
          }))}
        />
      }
      sheet={<ExportButton list="GET /ops/dashboard/channels" input={{ query: asked }} of={title} />}
    />
  );
}
