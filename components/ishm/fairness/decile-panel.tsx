"use client";

import { useTranslations } from "next-intl";
import type { FairnessDecile } from "@/lib/contract/draws/fairness";
import { ChartPanel } from "../dashboard/chart-panel";
import { LazyBarList } from "../dashboard/charts/lazy-charts";
import { FiguresTable } from "../dashboard/figures-table";
import { useFigures } from "../dashboard/use-figures";
import { ExportButton } from "../list/export-button";
import type { FairnessPanelProps } from "./use-fairness";

/** The prime times by tenths of the members. */
export function DecilePanel({ report, asked }: FairnessPanelProps) {
  const t = useTranslations("ishm.fairness");
  const { number, percent } = useFigures();
  const title = t("deciles.title");
  const rows = report?.deciles ?? [];
  const share = (value: number | null) => (value === null ? "–" : percent(value, 1));
  const saysOf = (top: FairnessDecile | undefined) => {
    const [prime, rounds] = [top?.primeShare ?? null, top?.roundShare ?? null];
    if (prime === null || rounds === null) return t("none");
    return t("deciles.says", { prime: percent(prime, 1), rounds: percent(rounds, 1) });
  };
  return (
    <ChartPanel
      title={title}
      isEmpty={report && rows.length === 0}
      empty={t("none")}
      chart={
        <>
          <p className="font-medium">{saysOf(rows[0])}</p>
          <p className="text-chip text-ink-2">{t("deciles.legend")}</p>
          <LazyBarList
            bars={rows.map(({ decile, members, primeShare, roundShare }) => ({
              key: String(decile),
              name: t("deciles.name", { decile, members }),
              share: primeShare ?? 0,
              mark: roundShare ?? 0,
              text: t("deciles.shares", { prime: share(primeShare), rounds: share(roundShare) }),
            }))}
          />
        </>
      }
      table={
        <FiguresTable
          label={title}
          titles={[
            t("deciles.tenth"),
            t("deciles.members"),
            t("deciles.rounds"),
            t("deciles.primeRounds"),
            t("deciles.roundShare"),
            t("deciles.primeShare"),
          ]}
          rows={rows.map(({ decile, members, rounds, primeRounds, roundShare, primeShare }) => ({
            key: String(decile),
            cells: [
              number(decile),
              ...[members, rounds, primeRounds].map((value) => number(value)),
              share(roundShare),
              share(primeShare),
            ],
          }))}
        />
      }
      sheet={<ExportButton list="GET /ops/fairness/deciles" input={{ query: asked }} of={title} />}
    />
  );
}
