"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { SelectField } from "@/components/form/select-field";
import { Button } from "@/components/ui/button";
import { simulationSeed } from "@/lib/contract/draws/simulations";
import { officeMenus } from "@/lib/web/office/office-menus";
import { Segment } from "../dashboard/segment";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { RepeatFields } from "./repeat-fields";
import { RuleGrid } from "./rule-grid";
import { readEdits } from "./simulation-draft";
import { type SimulatedTable, simulatedTables, simulationGrids } from "./simulation-grids";
import type { SimulationQuery } from "./simulation-query";
import type { SimulationBase } from "./use-simulation";

type Props = {
  base: SimulationBase;
  /** The query in the address, and the address itself. */
  query: SimulationQuery;
  search: string;
  isBusy: boolean;
  onAsk: (query: SimulationQuery) => void;
};

/** The month, and the tables as they are to be tried. */
export function SimulatorForm({ base, query, search, isBusy, onAsk }: Props) {
  const t = useTranslations("ishm.simulator");
  const { access } = useOffice();
  const canAsk = access(officeMenus.fairness.code).isCreate;
  const form = useSimulationDraft(base, query, search);
  const { draft, table, problem } = form;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.check()) onAsk(draft);
  }

  return (
    <form data-print="none" noValidate onSubmit={submit}>
      <Panel title={t("form.title")}>
        <SelectField
          label={t("form.month")}
          value={draft.month}
          onChange={(event) => form.put({ month: event.target.value })}
          options={base.months.map(({ month: key, bookings, requests }) => ({
            value: key,
            label: t("form.monthOf", { month: key, bookings, requests }),
          }))}
          fieldClassName="w-full min-[37.5rem]:w-96"
        />
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-caption font-semibold">{t("form.table")}</legend>
          <div className="choice-row flex">
            {simulatedTables.map((one) => (
              <Segment key={one} isChosen={one === table} onChoose={() => form.setTable(one)}>
                {t(`tables.${one}`)}
                {form.changed.includes(one) ? (
                  <span className="ms-1.5 text-chip text-ink-2">{t("form.edited")}</span>
                ) : null}
              </Segment>
            ))}
          </div>
        </fieldset>
        {simulationGrids
          .filter((grid) => grid.table === table)
          .map((grid) => (
            <RuleGrid
              key={`${grid.table} ${grid.path}`}
              grid={grid}
              base={base}
              edits={draft.edits}
              wrong={problem === "wrong" ? form.wrong : new Map()}
              onEdit={form.type}
            />
          ))}
        <RepeatFields base={base} draft={draft} isSeedWrong={form.isSeedWrong} onPut={form.put} />
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
          <Button variant="outline" size="small" onClick={form.reset}>
            {t("form.reset")}
          </Button>
        </div>
      </Panel>
    </form>
  );
}

/** The input of the form; reset to the query of the address whenever that changes. */
function useSimulationDraft({ tables }: SimulationBase, query: SimulationQuery, search: string) {
  const [shown, setShown] = useState(search);
  const [draft, setDraft] = useState(query);
  const [table, setTable] = useState<SimulatedTable>(() => firstChanged(tables, query) ?? "open");
  const [problem, setProblem] = useState<"none" | "wrong" | null>(null);
  if (shown !== search) {
    setShown(search);
    setDraft(query);
    setProblem(null);
  }
  const { change, wrong } = readEdits(tables, draft.edits);
  const isSeedWrong = draft.seed !== "" && !simulationSeed.safeParse(draft.seed).success;

  /** Whether the input is valid; if not, the first table with an invalid number is opened. */
  function check(): boolean {
    const isWrong = wrong.size > 0 || isSeedWrong;
    const found = isWrong ? "wrong" : Object.keys(change).length === 0 ? "none" : null;
    setProblem(found);
    const [first = ""] = wrong.keys();
    const wrongTable = simulatedTables.find((one) => first.startsWith(`${one}.`));
    if (wrongTable) setTable(wrongTable);
    return found === null;
  }

  return {
    draft,
    table,
    setTable,
    problem,
    wrong,
    isSeedWrong,
    check,
    changed: simulatedTables.filter((one) => one in change),
    put: (part: Partial<SimulationQuery>) => setDraft((before) => ({ ...before, ...part })),
    type: (key: string, text: string) =>
      setDraft((before) => ({ ...before, edits: { ...before.edits, [key]: text } })),
    reset: () => {
      setDraft((before) => ({ ...before, edits: {} }));
      setProblem(null);
    },
  };
}

function firstChanged(tables: SimulationBase["tables"], { edits }: SimulationQuery) {
  const { change } = readEdits(tables, edits);
  return simulatedTables.find((one) => one in change);
}
