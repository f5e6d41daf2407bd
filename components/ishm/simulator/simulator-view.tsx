"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { forReaders } from "../frame/for-readers";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { PrintScreen } from "../frame/print-screen";
import { useOffice } from "../frame/root/office-context";
import { OfficeSkeleton } from "../frame/root/office-skeleton";
import { ScreenTabs } from "../frame/screen-tabs";
import { SimulationResult } from "./simulation-result";
import { SimulatorForm } from "./simulator-form";
import { type SimulationBase, useSimulation } from "./use-simulation";

/** Replays a past month under other tables, without touching anything. */
export const SimulatorView = forReaders(officeMenus.fairness, SimulatorScreen);

function SimulatorScreen() {
  const t = useTranslations("ishm.simulator");
  const { language } = useOffice();
  const base = useCall("GET /ops/simulations/base", { query: { lang: language } }, { handled: true });
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} actions={<PrintScreen />} />
      <ScreenTabs of="fairness" />
      {base.error && !base.data ? (
        <OfficeFailure failure={base.error} onRetry={() => void base.mutate()} />
      ) : null}
      {!base.data && !base.error ? <OfficeSkeleton /> : null}
      {base.data && base.data.months.length === 0 ? <p className="text-ink-2">{t("noMonths")}</p> : null}
      {base.data && base.data.months.length > 0 ? <Simulator base={base.data} /> : null}
    </>
  );
}

/** The form of a simulation and its result. */
function Simulator({ base }: { base: SimulationBase }) {
  const t = useTranslations("ishm.simulator");
  const { query, search, isAsked, ask, answer, unmaskControl } = useSimulation(base);
  const { data, error, isValidating } = answer;
  return (
    <div className="flex flex-col gap-5">
      <SimulatorForm base={base} query={query} search={search} isBusy={isValidating} onAsk={ask} />
      <div aria-busy={isValidating}>
        <p role="status" className={isValidating ? "mb-3 text-ink-2" : "visually-hidden"}>
          {isValidating ? t("replaying") : data && isAsked ? t("result.title", { month: data.month }) : null}
        </p>
        {error && isAsked ? <OfficeFailure failure={error} onRetry={() => void answer.mutate()} /> : null}
        {data && isAsked && !error ? (
          <SimulationResult
            base={base}
            edits={isValidating ? null : query.edits}
            result={data}
            unmaskControl={unmaskControl}
          />
        ) : null}
      </div>
    </div>
  );
}
