"use client";

import { useTranslations } from "next-intl";
import type { ForecastTarget, ForecastTargetReport } from "@/lib/contract/bookings/forecast";
import { FiguresTable } from "../dashboard/figures-table";
import { useFigures } from "../dashboard/use-figures";
import { Panel } from "../frame/panel";
import type { ForecastAnswer } from "./forecast-answer";

type Props = {
  target: ForecastTarget;
  drivers: ForecastTargetReport["drivers"];
  periods: ForecastAnswer["periods"];
};

/** From these odds on something matters much, and at all. */
const [strong, weak] = [1.5, 1.1];

function effectOf(ratio: number) {
  if (ratio >= strong) return "muchMore";
  if (ratio >= weak) return "more";
  if (ratio <= 1 / strong) return "muchLess";
  return ratio <= 1 / weak ? "less" : "hardly";
}

/** Features of the model in words, the strongest first. */
export function DriversPanel({ target, drivers, periods }: Props) {
  const t = useTranslations("ishm.forecast.drivers");
  const { fixed } = useFigures();
  const title = t(`title.${target}`);
  const nameOf = ({ kind, period }: Props["drivers"][number]) => {
    if (kind === "period")
      return t("names.period", { name: periods.find(({ key }) => key === period)?.name ?? period ?? "" });
    return kind === "record" ? t(`record.${target}`) : t(`names.${kind}`);
  };
  return (
    <Panel title={title}>
      <p className="text-ink-2">{t("hint")}</p>
      <FiguresTable
        label={title}
        titles={[t("feature"), t("effect"), t("ratio")]}
        words={2}
        rows={drivers.map((driver) => ({
          key: `${driver.kind} ${driver.period}`,
          cells: [nameOf(driver), t(`effects.${effectOf(driver.ratio)}`), `× ${fixed(driver.ratio, 2)}`],
        }))}
      />
    </Panel>
  );
}
