"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Simulation } from "@/lib/contract/draws/simulations";
import { FiguresTable } from "../dashboard/figures-table";
import { useTallyTexts } from "./use-tally-texts";

type Group = Simulation["all"] & { key: string; name: string; more?: ReactNode };
type Props = {
  label: string;
  first: string;
  groups: readonly Group[];
  /** The title of what else a group has. */
  more?: string;
};

/** Groups of members: the times they asked for and had, prime ones, and what they paid. */
export function GroupTable({ label, first, groups, more }: Props) {
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
        ...(more ? [more] : []),
      ]}
      rows={groups.map(({ key, name, actual, control, changed, more: own }) => ({
        key,
        cells: [
          name,
          String(actual.asked),
          ...[actual, control, changed].map((tally) => valueText(tally, "granted")),
          differenceText(control, changed, "granted"),
          valueText(control, "primeShare"),
          valueText(changed, "primeShare"),
          differenceText(control, changed, "fees"),
          ...(more ? [own] : []),
        ],
      }))}
    />
  );
}
