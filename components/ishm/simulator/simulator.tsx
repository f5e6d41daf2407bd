"use client";

import { useTranslations } from "next-intl";
import { OfficeFailure } from "../frame/office-failure";
import { SimulationResult } from "./simulation-result";
import { SimulatorForm } from "./simulator-form";
import { type SimulationBase, useSimulation } from "./use-simulation";

/** What is to be other than it was, and what would have come of it. */
export function Simulator({ base }: { base: SimulationBase }) {
  const t = useTranslations("ishm.simulator");
  const { place, search, isAsked, ask, answer, unmaskControl } = useSimulation(base);
  const { data, error, isValidating } = answer;
  return (
    <div className="flex flex-col gap-5">
      <SimulatorForm base={base} place={place} search={search} isBusy={isValidating} onAsk={ask} />
      <div aria-busy={isValidating}>
        <p role="status" className={isValidating ? "mb-3 text-ink-2" : "visually-hidden"}>
          {isValidating ? t("replaying") : data && isAsked ? t("result.title", { month: data.month }) : null}
        </p>
        {error && isAsked ? <OfficeFailure failure={error} onRetry={() => void answer.mutate()} /> : null}
        {data && isAsked && !error ? (
          <SimulationResult
            base={base}
            edits={isValidating ? null : place.edits}
            result={data}
            unmaskControl={unmaskControl}
          />
        ) : null}
        {isAsked ? null : <p className="text-ink-2">{t("notAsked")}</p>}
      </div>
    </div>
  );
}
