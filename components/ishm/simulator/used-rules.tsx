"use client";

import { useTranslations } from "next-intl";
import type { Simulation } from "@/lib/contract/draws/simulations";
import { formatMoney } from "@/lib/shared/money/money";
import { useOffice } from "../frame/root/office-context";
import { drawModes, useRowName } from "./rule-grid";
import type { Edits } from "./simulation-draft";
import { type Cell, changedCells } from "./simulation-query";
import type { SimulationBase } from "./use-simulation";

type Props = {
  base: SimulationBase;
  /** Null while another replay is on its way: these are then not those of the result. */
  edits: Edits | null;
  result: Simulation;
};

/** The input of a result, so that it can be repeated: changed numbers, prime times, seed. */
export function UsedRules({ base, edits, result: { primeDay, primePeriods, seed, reproduced } }: Props) {
  const t = useTranslations("ishm.simulator");
  const fairness = useTranslations("ishm.fairness");
  const changeText = useChangeText(base);
  const cells = edits ? changedCells(base.tables, edits) : [];
  const isDrawIdle = reproduced.DRAW.all === 0 && cells.some(({ cell }) => cell.grid.table === "draw");
  const parts = primePeriods.map((period) => base.names.periods[period] ?? period);
  const rows = [
    {
      key: "prime",
      name: fairness("filters.prime"),
      text: [fairness(`days.${primeDay}`), ...parts].join(" · "),
    },
    { key: "seed", name: t("form.seed"), text: seed },
  ];
  return (
    <dl className="flex flex-col gap-1.5 tabular-nums">
      <div className="flex flex-wrap gap-x-3">
        <dt className="text-ink-2">{t("worlds.changed")}</dt>
        <dd className="min-w-0">
          <ul className="flex flex-wrap gap-x-5 gap-y-1 font-medium">
            {cells.map(({ cell, text }) => (
              <li key={cell.key}>{changeText(cell, text)}</li>
            ))}
          </ul>
          {isDrawIdle ? <p className="text-warn">{t("used.noDraws")}</p> : null}
        </dd>
      </div>
      {rows.map(({ key, name, text }) => (
        <div key={key} className="flex flex-wrap gap-x-3">
          <dt className="text-ink-2">{name}</dt>
          <dd className="min-w-0 break-all">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function useChangeText(base: SimulationBase) {
  const t = useTranslations("ishm.simulator");
  const { formats } = useOffice();
  const nameOf = useRowName(base);
  const textOf = ({ field: { kind } }: Cell, text: string) => {
    const mode = kind === "mode" ? drawModes.find((one) => one === text) : undefined;
    if (mode) return t(`modes.${mode}`);
    return kind === "amount" ? formatMoney(text, formats) : text || t("noLimit");
  };
  return (cell: Cell, text: string) =>
    t("used.change", {
      row: nameOf(cell.grid, cell.row),
      field: t(`fields.${cell.field.name}`),
      from: textOf(cell, cell.today),
      to: textOf(cell, text),
    });
}
