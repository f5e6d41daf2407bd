"use client";

import { useTranslations } from "next-intl";
import { officeMenus } from "@/lib/web/office/office-menus";
import { forReaders } from "../frame/for-readers";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { PrintScreen } from "../frame/print-screen";
import { OfficeSkeleton } from "../frame/root/office-skeleton";
import { ScreenTabs } from "../frame/screen-tabs";
import { ExportButton } from "../list/export-button";
import { Cancellers } from "./cancellers";
import { DecilePanel } from "./decile-panel";
import { FairnessFilters } from "./fairness-filters";
import { FigureGroups } from "./figure-groups";
import { OpeningPanel } from "./opening-panel";
import { useFairness } from "./use-fairness";

/** The committee's view: who gets the times in most demand. */
export const FairnessView = forReaders(officeMenus.fairness, Fairness);

function Fairness() {
  const t = useTranslations("ishm.fairness");
  const { place, asked, answer } = useFairness();
  const { data: report, error } = answer;
  return (
    <>
      <PageHead
        title={t("title")}
        lead={t("lead")}
        actions={
          <>
            <PrintScreen />
            <ExportButton list="GET /ops/fairness/figures" input={{ query: asked }} of={t("figures")} />
          </>
        }
      />
      <ScreenTabs of="fairness" />
      {error && !report ? <OfficeFailure failure={error} onRetry={() => void answer.mutate()} /> : null}
      {!report && !error ? <OfficeSkeleton /> : null}
      {report ? (
        <div className="flex flex-col gap-5" aria-busy={answer.isValidating}>
          <FairnessFilters place={place} report={report} />
          <FigureGroups report={report} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 min-[68.75rem]:grid-cols-2">
            <DecilePanel report={report} asked={asked} />
            <OpeningPanel report={report} asked={asked} />
          </div>
          <Cancellers place={place} />
        </div>
      ) : null}
    </>
  );
}
