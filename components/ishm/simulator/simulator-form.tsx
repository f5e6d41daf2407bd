"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { SelectField } from "@/components/form/select-field";
import { Button } from "@/components/ui/button";
import { officeMenus } from "@/lib/web/office/office-menus";
import { type Edits, readEdits } from "@/lib/web/office/simulation-draft";
import { type SimulatedTable, simulatedTables, simulationGrids } from "@/lib/web/office/simulation-grids";
import { Segment } from "../dashboard/segment";
import { useOffice } from "../frame/office-context";
import { Panel } from "../frame/panel";
import { RuleGrid } from "./rule-grid";
import type { Asked, SimulationBase } from "./use-simulation";

type Props = { base: SimulationBase; isBusy: boolean; onAsk: (asked: Asked) => void };

/** The month, and the tables as they are to be tried. */
export function SimulatorForm({ base, isBusy, onAsk }: Props) {
  const t = useTranslations("ishm.simulator");
  const { access } = useOffice();
  const canAsk = access(officeMenus.fairness.code).isCreate;
  const [month, setMonth] = useState(base.months[0]?.month ?? "");
  const [table, setTable] = useState<SimulatedTable>("open");
  const [edits, setEdits] = useState<Edits>({});
  const [problem, setProblem] = useState<"none" | "wrong" | null>(null);
  const { change, wrong } = readEdits(base.tables, edits);
  const changed = simulatedTables.filter((one) => one in change);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = wrong.size > 0 ? "wrong" : changed.length === 0 ? "none" : null;
    setProblem(found);
    const [first = ""] = wrong.keys();
    const wrongTable = simulatedTables.find((one) => first.startsWith(`${one}.`));
    if (wrongTable) setTable(wrongTable);
    if (found === null) onAsk({ month, change });
  }

  return (
    <form noValidate onSubmit={submit}>
      <Panel title={t("form.title")} side={<p className="text-ink-2">{t("form.note")}</p>}>
        <SelectField
          label={t("form.month")}
          value={month}
          onChange={(event) => setMonth(event.target.value)}
          options={base.months.map(({ month: key, bookings, requests }) => ({
            value: key,
            label: t("form.monthOf", { month: key, bookings, requests }),
          }))}
          fieldClassName="w-full min-[600px]:w-96"
        />
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-caption font-semibold">{t("form.table")}</legend>
          <div className="choice-row flex flex-wrap">
            {simulatedTables.map((one) => (
              <Segment key={one} isChosen={one === table} onChoose={() => setTable(one)}>
                {t(`tables.${one}`)}
                {changed.includes(one) ? (
                  <span className="ms-1.5 text-chip text-ink-2">{t("form.edited")}</span>
                ) : null}
              </Segment>
            ))}
          </div>
        </fieldset>
        <p className="text-ink-2">{t(`about.${table}`)}</p>
        {simulationGrids
          .filter((grid) => grid.table === table)
          .map((grid) => (
            <RuleGrid
              key={`${grid.table} ${grid.path}`}
              grid={grid}
              base={base}
              edits={edits}
              wrong={problem === "wrong" ? wrong : new Map()}
              onEdit={(key, text) => setEdits((before) => ({ ...before, [key]: text }))}
            />
          ))}
        {problem ? (
          <p role="alert" className="font-semibold text-bad">
            {t(`problems.${problem}`)}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
          {canAsk ? (
            <Button type="submit" size="small" isBusy={isBusy} busyText={t("replaying")}>
              {t("form.replay")}
            </Button>
          ) : (
            <p className="text-ink-2">{t("form.noRight")}</p>
          )}
          <Button variant="outline" size="small" onClick={() => setEdits({})}>
            {t("form.reset")}
          </Button>
        </div>
      </Panel>
    </form>
  );
}
