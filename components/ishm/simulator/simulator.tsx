"use client";

import { useTranslations } from "next-intl";
import { OfficeFailure } from "../frame/office-failure";
import { SimulationResult } from "./simulation-result";
import { SimulatorForm } from "./simulator-form";
import { type SimulationBase, useSimulation } from "./use-simulation";

/** What is to be other than it was, and what would have come of it. */
export function Simulator({ base }: { base: SimulationBase }) {
  const t = useTranslations("ishm.simulator");
  const { asked, ask, answer, lookControl } = useSimulation();
  const { data, error, isValidating } = answer;
  return (
    <div className="flex flex-col gap-5">
      <SimulatorForm base={base} isBusy={isValidating} onAsk={ask} />
      <div aria-busy={isValidating}>
        <p role="status" className={isValidating ? "mb-3 text-ink-2" : "visually-hidden"}>
          {isValidating ? t("replaying") : data && asked ? t("result.title", { month: data.month }) : null}
        </p>
        {error && asked ? <OfficeFailure failure={error} onRetry={() => void answer.mutate()} /> : null}
        {data && asked && !error ? <SimulationResult result={data} lookControl={lookControl} /> : null}
        {asked ? null : <p className="text-ink-2">{t("notAsked")}</p>}
      </div>
    </div>
  );
}
