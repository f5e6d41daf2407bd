"use client";

import { useTranslations } from "next-intl";
import type { Simulation } from "@/lib/contract/draws/simulations";
import { FiguresTable } from "../dashboard/figures-table";
import { useTallyTexts } from "./use-tally-texts";

type Props = { persons: Simulation["persons"] };

/** What members would have had under today's rules and under the changed ones. */
export function PersonsTable({ persons }: Props) {
  const t = useTranslations("ishm.simulator.persons");
  const { valueText, differenceText } = useTallyTexts();
  return (
    <FiguresTable
      label={t("title")}
      words={4}
      titles={[
        t("name"),
        ...[t("type"), t("tenth"), t("change"), t("times"), t("prime"), t("fees"), t("fines")],
      ]}
      rows={persons.map(({ memberIdx, memberName, memberTypeName, decile, change, control, changed }) => ({
        key: String(memberIdx),
        cells: [
          memberName,
          memberTypeName,
          t("tenthOf", { decile }),
          t(`changes.${change}`),
          t("fromTo", { from: valueText(control, "granted"), to: valueText(changed, "granted") }),
          t("fromTo", { from: valueText(control, "prime"), to: valueText(changed, "prime") }),
          differenceText(control, changed, "fees"),
          differenceText(control, changed, "fines"),
        ],
      }))}
    />
  );
}
