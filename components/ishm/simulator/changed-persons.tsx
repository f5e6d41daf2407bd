"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Simulation } from "@/lib/contract/simulations";
import { FiguresTable } from "../dashboard/figures-table";
import { Panel } from "../frame/panel";
import { useTallyTexts } from "./use-tally-texts";

type Props = { result: Simulation; lookControl: ReactNode };

/** For whom it makes a difference; masked until somebody says why they must be seen. */
export function ChangedPersons({ result: { persons, changes }, lookControl }: Props) {
  const t = useTranslations("ishm.simulator.persons");
  const { valueText, differenceText } = useTallyTexts();
  const counted = changes.filter(({ members }) => members > 0);
  const all = counted.reduce((sum, { members }) => sum + members, 0);
  return (
    <Panel title={t("title")} side={persons.length > 0 ? <div className="py-1.5">{lookControl}</div> : null}>
      {persons.length === 0 ? <p className="text-ink-2">{t("none")}</p> : null}
      {persons.length > 0 ? (
        <>
          <p className="tabular-nums">
            {counted.map(({ change, members }) => t(`counts.${change}`, { members })).join(" · ")}
            {all > persons.length ? ` · ${t("first", { count: persons.length })}` : ""}
          </p>
          <FiguresTable
            label={t("title")}
            titles={[t("name"), t("type"), t("change"), t("times"), t("prime"), t("fees"), t("fines")]}
            rows={persons.map(({ memberIdx, memberName, memberTypeName, change, control, changed }) => ({
              key: String(memberIdx),
              cells: [
                memberName,
                memberTypeName,
                t(`changes.${change}`),
                t("fromTo", { from: valueText(control, "granted"), to: valueText(changed, "granted") }),
                t("fromTo", { from: valueText(control, "prime"), to: valueText(changed, "prime") }),
                differenceText(control, changed, "fees"),
                differenceText(control, changed, "fines"),
              ],
            }))}
          />
        </>
      ) : null}
    </Panel>
  );
}
