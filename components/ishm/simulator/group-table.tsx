"use client";

import { useTranslations } from "next-intl";
import type { Simulation } from "@/lib/contract/simulations";
import { FiguresTable } from "../dashboard/figures-table";
import { useTallyTexts } from "./use-tally-texts";

type Group = Simulation["all"] & { key: string; name: string };
type Props = { label: string; first: string; groups: readonly Group[] };

/** Groups of members: the times they asked for and had, prime ones, and what they paid. */
export function GroupTable({ label, first, groups }: Props) {
  const t = useTranslations("ishm.simulator.columns");
  const { valueText, differenceText } = useTallyTexts();
  return (
    <FiguresTable
      label={label}
      titles={[
        first,
        t("asked"),
        t("actual"),
        t("control"),
        t("changed"),
        t("difference"),
        t("primeControl"),
        t("primeChanged"),
        t("money"),
      ]}
      rows={groups.map(({ key, name, actual, control, changed }) => ({
        key,
        cells: [
          name,
          String(actual.asked),
          ...[actual, control, changed].map((tally) => valueText(tally, "granted")),
          differenceText(control, changed, "granted"),
          valueText(control, "primeShare"),
          valueText(changed, "primeShare"),
          differenceText(control, changed, "fees"),
        ],
      }))}
    />
  );
}
