"use client";

import { useTranslations } from "next-intl";
import type { ReactNode, Ref } from "react";
import type { Simulation } from "@/lib/contract/draws/simulations";
import { Panel } from "../frame/panel";
import { FilterSelect } from "../list/filter-select";
import { PersonsTable } from "./persons-table";

type Props = {
  result: Simulation;
  unmaskControl: ReactNode;
  /** The tenth whose members are listed; null for all. */
  decile: number | null;
  onDecile: (decile: number | null) => void;
  /** Takes the focus when somebody comes from a tenth. */
  listRef: Ref<HTMLDivElement>;
};

/** For whom it makes a difference, of all members or of a tenth; masked until somebody says why they must be seen. */
export function ChangedPersons({ result, unmaskControl, decile, onDecile, listRef }: Props) {
  const t = useTranslations("ishm.simulator");
  const { persons, changes, byDecile } = result;
  const counted = changes.filter(({ members }) => members > 0);
  const tenths = byDecile.filter(({ concerned }) => concerned > 0);
  const chosen = tenths.find((one) => one.decile === decile) ?? null;
  const shown = chosen ? persons.filter((one) => one.decile === chosen.decile) : persons;
  const all = (chosen ? [chosen] : tenths).reduce((sum, { concerned }) => sum + concerned, 0);
  if (persons.length === 0)
    return (
      <Panel title={t("persons.title")}>
        <p className="text-ink-2">{t("persons.none")}</p>
      </Panel>
    );
  return (
    <Panel
      title={t("persons.title")}
      side={
        <div data-print="none" className="py-1.5">
          {unmaskControl}
        </div>
      }
    >
      <p className="tabular-nums">
        {counted.map(({ change, members }) => t(`persons.counts.${change}`, { members })).join(" · ")}
      </p>
      <div ref={listRef} tabIndex={-1} className="flex scroll-mt-20 flex-wrap items-center gap-x-4 gap-y-2">
        <FilterSelect
          label={t("persons.tenth")}
          all={t("persons.allTenths")}
          options={tenths.map((one) => ({
            value: String(one.decile),
            label: t("result.tenthOf", { decile: one.decile, members: one.concerned }),
          }))}
          chosen={chosen && String(chosen.decile)}
          onChoose={(value) => onDecile(value === null ? null : Number(value))}
        />
        <p role="status" className="text-ink-2 tabular-nums">
          {shown.length < all
            ? t("persons.first", { count: shown.length, all })
            : t("persons.listed", { count: all })}
        </p>
      </div>
      <PersonsTable persons={shown} />
    </Panel>
  );
}
