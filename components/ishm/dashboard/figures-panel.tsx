"use client";

import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { OfficeFailure } from "../frame/office-failure";
import { Figures } from "./figures";
import { PeriodChoice } from "./period-choice";
import type { useDashboard } from "./use-dashboard";
import { useFigures } from "./use-figures";

const places = Array.from({ length: 14 }, (_, place) => `place ${place}`);

/** The figures of a period, with the choice of the period above them. */
export function FiguresPanel({
  place,
  choose,
  report,
  failure,
  isBusy,
  onRetry,
}: ReturnType<typeof useDashboard>) {
  const t = useTranslations("ishm.dashboardFigures");
  const { days, day } = useFigures();
  const compared = report?.compared;
  return (
    <section aria-busy={isBusy} className="rounded-panel border border-line bg-sheet">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line px-5 py-3">
        <PeriodChoice
          place={place}
          shown={report ? { from: report.from, to: report.to } : null}
          onChoose={choose}
        />
        {report ? (
          <div className="py-1.5">
            <h2 className="inline font-semibold tabular-nums">{days(report)}</h2>
            <p className="text-chip text-ink-2 tabular-nums min-[1500px]:ms-3 min-[1500px]:inline">
              {compared
                ? t(compared.from === compared.to ? "comparedDay" : "compared", {
                    from: day(compared.from),
                    to: day(compared.to),
                  })
                : t("notCompared")}
            </p>
          </div>
        ) : null}
      </div>
      <div className="px-5 py-4">
        {report ? <Figures totals={report.totals} compared={report.compared} /> : null}
        {failure ? <OfficeFailure failure={failure} onRetry={onRetry} /> : null}
        {!report && !failure ? <FiguresSkeleton /> : null}
      </div>
    </section>
  );
}

function FiguresSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-2 gap-4 min-[700px]:grid-cols-4 min-[1200px]:grid-cols-7">
      {places.map((place) => (
        <div key={place} className="flex flex-col gap-2">
          <Skeleton className="w-20" />
          <Skeleton className="h-6 w-16" />
        </div>
      ))}
    </div>
  );
}
