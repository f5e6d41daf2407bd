"use client";

import { useTranslations } from "next-intl";
import { Chip } from "@/components/ui/chip";
import type { ForecastMonth, ForecastTarget } from "@/lib/contract/bookings/forecast";
import { dateInWords } from "@/lib/shared/time/date-words";
import { FiguresTable } from "../dashboard/figures-table";
import { useFigures } from "../dashboard/use-figures";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { ExportButton } from "../list/export-button";

export const isWorse = ({ modelScore, baseScore }: ForecastMonth) => modelScore > baseScore;

const scoreDecimals = 4;

/** Each month of the past as it would have been forecast, beside the share of the months before it. */
export function MonthsPanel({
  target,
  months,
}: {
  target: ForecastTarget;
  months: readonly ForecastMonth[];
}) {
  const t = useTranslations("ishm.forecast");
  const { formats, language } = useOffice();
  const { number, fixed } = useFigures();
  const title = t(`months.title.${target}`);
  const titles = ["month", "expected", "observed", "model", "base", "result"] as const;
  return (
    <Panel
      title={title}
      side={
        <div data-print="none" className="py-1.5">
          <ExportButton list="GET /ops/forecast/months" input={{ query: { lang: language } }} of={title} />
        </div>
      }
    >
      <p className="text-ink-2">{t("months.hint")}</p>
      <FiguresTable
        label={title}
        titles={titles.map((name) => t(`months.${name}`))}
        rows={months.toReversed().map((month) => ({
          key: month.month,
          cells: [
            dateInWords(`${month.month}-01`, { language, formats }, { year: "numeric", month: "long" }),
            number(month.expected),
            number(month.observed),
            fixed(month.modelScore, scoreDecimals),
            fixed(month.baseScore, scoreDecimals),
            <Chip key="result" tone={isWorse(month) ? "warn" : "ok"}>
              {t(isWorse(month) ? "months.worse" : "months.better")}
            </Chip>,
          ],
        }))}
      />
    </Panel>
  );
}
