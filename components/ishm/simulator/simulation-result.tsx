"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Simulation } from "@/lib/contract/simulations";
import { FiguresTable } from "../dashboard/figures-table";
import { useFigures } from "../dashboard/use-figures";
import { Panel } from "../frame/panel";
import { ChangedPersons } from "./changed-persons";
import { GroupTable } from "./group-table";
import { Reproduction } from "./reproduction";
import { WorldsTable } from "./worlds-table";

type Props = { result: Simulation; lookControl: ReactNode };

/** What would have come of it, beside what really happened and how far the replay can be trusted. */
export function SimulationResult({ result, lookControl }: Props) {
  const t = useTranslations("ishm.simulator");
  const { number } = useFigures();
  return (
    <div className="flex flex-col gap-5">
      <Panel
        title={t("result.title", { month: result.month })}
        side={<p className="text-chip text-ink-2">{t("result.seed", { seed: result.seed })}</p>}
      >
        <Reproduction reproduced={result.reproduced} />
        <WorldsTable label={t("result.all")} worlds={result.all} />
        {result.denials.length > 0 ? (
          <FiguresTable
            label={t("result.denials")}
            titles={[t("result.denials"), t("worlds.control"), t("worlds.changed")]}
            rows={result.denials.map(({ reason, control, changed }) => ({
              key: reason,
              cells: [t(`denials.${reason}`), number(control), number(changed)],
            }))}
          />
        ) : null}
      </Panel>
      <Panel title={t("result.byType")}>
        <GroupTable
          label={t("result.byType")}
          first={t("result.type")}
          groups={result.byType.map(({ memberType, name, ...worlds }) => ({
            key: memberType,
            name,
            ...worlds,
          }))}
        />
      </Panel>
      <Panel title={t("result.byDecile")}>
        <p className="text-chip text-ink-2">{t("result.decileNote")}</p>
        <GroupTable
          label={t("result.byDecile")}
          first={t("result.tenth")}
          groups={result.byDecile.map(({ decile, members, ...worlds }) => ({
            key: String(decile),
            name: t("result.tenthOf", { decile, members }),
            ...worlds,
          }))}
        />
      </Panel>
      <ChangedPersons result={result} lookControl={lookControl} />
      <Panel title={t("limits.title")}>
        <ul className="flex list-disc flex-col gap-1.5 ps-5 text-ink-2">
          {(["unasked", "rush", "nearest", "behaviour", "control"] as const).map((one) => (
            <li key={one}>{t(`limits.${one}`)}</li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
