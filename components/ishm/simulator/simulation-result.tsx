"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { Chip } from "@/components/ui/chip";
import type { Simulation } from "@/lib/contract/draws/simulations";
import { withGap } from "@/lib/shared/texts/sentences";
import { FiguresTable } from "../dashboard/figures-table";
import { useFigures } from "../dashboard/use-figures";
import { Panel } from "../frame/panel";
import { ChangedPersons, DecileTable, GroupTable, WorldsTable } from "./result-tables";
import type { Edits } from "./simulation-draft";
import type { SimulationBase } from "./use-simulation";
import { UsedRules } from "./used-rules";

type Props = {
  base: SimulationBase;
  /** Null while another replay is on its way. */
  edits: Edits | null;
  result: Simulation;
  unmaskControl: ReactNode;
};

/** The result of a simulation side by side with the real month, and how far the replay can be trusted. */
export function SimulationResult({ base, edits, result, unmaskControl }: Props) {
  const t = useTranslations("ishm.simulator");
  const { number } = useFigures();
  const [decile, setDecile] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  function openTenth(next: number) {
    setDecile(next);
    list.current?.focus();
  }
  return (
    <div className="flex flex-col gap-5">
      <Panel title={t("result.title", { month: result.month })}>
        <Verdict result={result} />
        <UsedRules base={base} edits={edits} result={result} />
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
          first={t("memberType")}
          groups={result.byType.map(({ memberType, name, ...worlds }) => ({
            key: memberType,
            name,
            ...worlds,
          }))}
        />
      </Panel>
      <Panel title={t("result.byDecile")}>
        <p className="text-chip text-ink-2">{t("result.decileNote")}</p>
        <DecileTable groups={result.byDecile} onOpen={openTenth} />
      </Panel>
      <ChangedPersons
        result={result}
        unmaskControl={unmaskControl}
        decile={decile}
        onDecile={setDecile}
        listRef={list}
      />
      <Panel title={t("limits.title")}>
        <ul className="flex list-disc flex-col gap-1.5 ps-5 text-ink-2">
          {(["unasked", "rush", "nearest", "behaviour"] as const).map((one) => (
            <li key={one}>{t(`limits.${one}`)}</li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

/** The result in one sentence. */
function Verdict({ result: { all, changes } }: { result: Simulation }) {
  const t = useTranslations("ishm.simulator.result");
  const membersOf = (change: Simulation["changes"][number]["change"]) =>
    changes.find((one) => one.change === change)?.members ?? 0;
  const [from, to] = [all.control.granted, all.changed.granted];
  const isSame = from === to && changes.every(({ members }) => members === 0);
  return (
    <p className="text-group font-semibold tabular-nums">
      {isSame
        ? t("same", { granted: to })
        : t("sentence", { from, to, gain: membersOf("GAIN"), lose: membersOf("LOSE") })}
    </p>
  );
}

const trusted = 0.9;
const kinds = ["BOOKING", "WAITING", "DRAW"] as const;

/** How closely the replay under today's rules matches the real month. */
function Reproduction({ reproduced }: Pick<Simulation, "reproduced">) {
  const t = useTranslations("ishm.simulator.reproduced");
  const { percent } = useFigures();
  const { same, all } = reproduced.all;
  const share = all === 0 ? 0 : same / all;
  const isTrusted = share >= trusted;
  const parts = kinds.filter((kind) => reproduced[kind].all > 0).map((kind) => t(kind, reproduced[kind]));
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Chip tone={isTrusted ? "ok" : "warn"}>{t(isTrusted ? "near" : "far")}</Chip>
      <p>
        {withGap(t("sentence", { percent: percent(share, 1), same, all }))}
        <span className="text-ink-2">{parts.join(" · ")}</span>
      </p>
      {isTrusted ? null : <p className="basis-full text-ink-2">{t("farNote")}</p>}
    </div>
  );
}
