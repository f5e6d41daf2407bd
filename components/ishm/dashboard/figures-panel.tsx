"use client";

import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { changeOf } from "@/lib/web/office/figure-change";
import { OfficeFailure } from "../frame/office-failure";
import { Figure } from "./figure";
import { PeriodChoice } from "./period-choice";
import type { DashboardReport, useDashboard } from "./use-dashboard";
import { useFigures } from "./use-figures";

const skeletons = Array.from({ length: 14 }, (_, index) => `skeleton ${index}`);

/** The figures of a period, with the choice of the period above them. */
export function FiguresPanel({
  query,
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
          query={query}
          shown={report ? { from: report.from, to: report.to } : null}
          onChoose={choose}
        />
        {report ? (
          <div className="py-1.5">
            <h2 className="inline font-semibold tabular-nums">{days(report)}</h2>
            <p className="text-chip text-ink-2 tabular-nums min-[93.75rem]:ms-3 min-[93.75rem]:inline">
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
    <div
      aria-busy="true"
      className="grid grid-cols-2 gap-4 min-[43.75rem]:grid-cols-4 min-[75rem]:grid-cols-7"
    >
      {skeletons.map((key) => (
        <div key={key} className="flex flex-col gap-2">
          <Skeleton className="w-20" />
          <Skeleton className="h-6 w-16" />
        </div>
      ))}
    </div>
  );
}

type Counter = keyof DashboardReport["totals"];

type Group = {
  name: "people" | "inquiries" | "play";
  counters: readonly Counter[];
  /** Of the seven columns of a wide screen. */
  span: string;
  columns: string;
};

const groups: readonly Group[] = [
  {
    name: "people",
    counters: ["visits", "newMembers", "withdrawals", "dormants"],
    span: "min-[75rem]:col-span-4",
    columns: "min-[75rem]:grid-cols-4",
  },
  {
    name: "inquiries",
    counters: ["vocReceived", "vocAnswered", "vocAvgHours"],
    span: "min-[75rem]:col-span-3",
    columns: "min-[75rem]:grid-cols-3",
  },
  {
    name: "play",
    counters: ["bookings", "cancels", "lateCancels", "noShows", "waitings", "drawApplications", "teamForms"],
    span: "min-[75rem]:col-span-7",
    columns: "min-[75rem]:grid-cols-7",
  },
];

/** The totals of the days, next to those of the days before. */
function Figures({ totals, compared }: Pick<DashboardReport, "totals" | "compared">) {
  const t = useTranslations("ishm.dashboardFigures");
  const { number } = useFigures();
  const textOf = (counter: Counter) => {
    const value = totals[counter];
    if (counter !== "vocAvgHours") return number(value ?? 0);
    return value === null ? t("noHours") : t("hours", { hours: number(value, 1) });
  };
  return (
    <div className="grid gap-x-4 gap-y-5 min-[75rem]:grid-cols-7">
      {groups.map(({ name, counters, span, columns }) => (
        <section key={name} className={span}>
          <h3 className="mb-2 text-chip font-semibold">{t(`groups.${name}`)}</h3>
          <dl className={cn("grid grid-cols-2 gap-x-4 gap-y-4 min-[43.75rem]:grid-cols-4", columns)}>
            {counters.map((counter) => (
              <Figure
                key={counter}
                label={t(`labels.${counter}`)}
                value={textOf(counter)}
                change={changeOf(totals[counter], compared?.totals[counter])}
                decimals={counter === "vocAvgHours" ? 1 : 0}
              />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
