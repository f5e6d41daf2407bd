"use client";

import { useTranslations } from "next-intl";
import { ChartPanel } from "../dashboard/chart-panel";
import { LazyBarList } from "../dashboard/charts/lazy-charts";
import { FiguresTable } from "../dashboard/figures-table";
import { useFigures } from "../dashboard/use-figures";
import { ExportButton } from "../list/export-button";
import type { FairnessPanelProps } from "./use-fairness";

/** How fast the slots were booked after their days had opened. */
export function OpeningPanel({ report, asked }: FairnessPanelProps) {
  const t = useTranslations("ishm.fairness");
  const { number, percent } = useFigures();
  const title = t("opening.title");
  const now = report?.figures.opening;
  const before = report?.before.opening;
  const steps = [
    { key: "inOne", name: t("opening.within", { minutes: 1 }) },
    { key: "inFive", name: t("opening.within", { minutes: 5 }) },
    { key: "inFifteen", name: t("opening.within", { minutes: 15 }) },
    { key: "booked", name: t("opening.booked") },
  ] as const;
  const shareOf = (part: number, all: number) => (all === 0 ? 0 : part / all);
  return (
    <ChartPanel
      title={title}
      isEmpty={now && now.booked === 0}
      empty={t("none")}
      chart={
        <>
          <p className="font-medium">
            {t("opening.lead", { dates: now?.dates ?? 0, slots: now?.slots ?? 0 })}
          </p>
          <LazyBarList
            bars={steps.map(({ key, name }) => ({
              key,
              name,
              share: shareOf(now?.[key] ?? 0, now?.booked ?? 0),
              text: t("opening.count", {
                count: now?.[key] ?? 0,
                share: percent(shareOf(now?.[key] ?? 0, now?.booked ?? 0), 1),
              }),
            }))}
          />
        </>
      }
      table={
        <FiguresTable
          label={title}
          titles={[t("opening.since"), t("opening.now"), t("filters.before")]}
          rows={steps.map(({ key, name }) => ({
            key,
            cells: [name, number(now?.[key] ?? 0), number(before?.[key] ?? 0)],
          }))}
        />
      }
      sheet={<ExportButton list="GET /ops/fairness/figures" input={{ query: asked }} of={title} />}
    />
  );
}
