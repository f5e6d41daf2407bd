"use client";

import { useTranslations } from "next-intl";
import type { Simulation } from "@/lib/contract/draws/simulations";
import { FiguresTable } from "../dashboard/figures-table";
import { tallyFigures, useTallyTexts } from "./use-tally-texts";

type Props = { label: string; worlds: Simulation["all"] };

/** What really happened, the replay under today's rules, the replay under the others, and what these change. */
export function WorldsTable({ label, worlds: { actual, control, changed } }: Props) {
  const t = useTranslations("ishm.simulator");
  const { title, valueText, differenceText } = useTallyTexts();
  return (
    <FiguresTable
      label={label}
      titles={[
        t("result.figure"),
        t("worlds.actual"),
        t("worlds.control"),
        t("worlds.changed"),
        t("worlds.difference"),
      ]}
      rows={tallyFigures.map((figure) => ({
        key: figure,
        cells: [
          title(figure),
          ...[actual, control, changed].map((tally) => valueText(tally, figure)),
          differenceText(control, changed, figure),
        ],
      }))}
    />
  );
}
