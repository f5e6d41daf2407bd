"use client";

import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { changeOf } from "@/lib/web/office/figure-change";
import { Figure } from "./figure";
import type { DashboardReport } from "./use-dashboard";
import { useFigures } from "./use-figures";

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
    span: "min-[1200px]:col-span-4",
    columns: "min-[1200px]:grid-cols-4",
  },
  {
    name: "inquiries",
    counters: ["vocReceived", "vocAnswered", "vocAvgHours"],
    span: "min-[1200px]:col-span-3",
    columns: "min-[1200px]:grid-cols-3",
  },
  {
    name: "play",
    counters: ["bookings", "cancels", "lateCancels", "noShows", "waitings", "drawApplications", "teamForms"],
    span: "min-[1200px]:col-span-7",
    columns: "min-[1200px]:grid-cols-7",
  },
];

/** The totals of the days, beside those of the days before. */
export function Figures({ totals, compared }: Pick<DashboardReport, "totals" | "compared">) {
  const t = useTranslations("ishm.dashboardFigures");
  const { number } = useFigures();
  const textOf = (counter: Counter) => {
    const value = totals[counter];
    if (counter !== "vocAvgHours") return number(value ?? 0);
    return value === null ? t("noHours") : t("hours", { hours: number(value, 1) });
  };
  return (
    <div className="grid gap-x-4 gap-y-5 min-[1200px]:grid-cols-7">
      {groups.map(({ name, counters, span, columns }) => (
        <section key={name} className={span}>
          <h3 className="mb-2 text-chip font-semibold">{t(`groups.${name}`)}</h3>
          <dl className={cn("grid grid-cols-2 gap-x-4 gap-y-4 min-[700px]:grid-cols-4", columns)}>
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
