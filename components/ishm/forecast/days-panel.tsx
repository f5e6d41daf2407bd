"use client";

import { useTranslations } from "next-intl";
import type { ForecastDay, ForecastRange } from "@/lib/contract/bookings/forecast";
import { formatDay } from "@/lib/shared/time/deadline";
import { FiguresTable } from "../dashboard/figures-table";
import { useFigures } from "../dashboard/use-figures";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { ExportButton } from "../list/export-button";
import type { ForecastAnswer, MadeForecast } from "./forecast-answer";

/** The coming days by part: bookings, and how many of them will be cancelled or missed. */
export function DaysPanel({ answer, forecast }: { answer: ForecastAnswer; forecast: MadeForecast }) {
  const t = useTranslations("ishm.forecast");
  const { formats, language } = useOffice();
  const { number, fixed } = useFigures();
  const title = t("days.title");
  const nameOf = (period: string) => answer.periods.find(({ key }) => key === period)?.name ?? period;
  const range = (expected: ForecastRange | null) => {
    if (expected === null) return "–";
    const [low, high] = [Math.floor(expected.low), Math.ceil(expected.high)];
    const span = { mean: fixed(expected.mean, 1), low: number(low), high: number(high) };
    return low === high ? span.mean : t("days.range", span);
  };
  const freed = ({ cancels, noShows }: ForecastDay) =>
    cancels && noShows ? fixed(cancels.mean + noShows.mean, 1) : "–";
  return (
    <Panel
      title={title}
      side={
        <div data-print="none" className="py-1.5">
          <ExportButton list="GET /ops/forecast/days" input={{ query: { lang: language } }} of={title} />
        </div>
      }
    >
      <p className="text-ink-2">{t("days.hint", { bookings: answer.bookingsNeeded })}</p>
      {forecast.days.length === 0 ? (
        <p>{t("days.empty")}</p>
      ) : (
        <FiguresTable
          label={title}
          isWhole
          titles={[
            t("days.day"),
            t("days.bookings"),
            t("targets.cancel"),
            t("targets.noShow"),
            t("days.freed"),
          ]}
          rows={forecast.days.map((day) => ({
            key: `${day.playDate} ${day.period}`,
            cells: [
              t("days.name", {
                day: formatDay(day.playDate, { language, formats }),
                part: nameOf(day.period),
              }),
              number(day.bookings),
              range(day.cancels),
              range(day.noShows),
              freed(day),
            ],
          }))}
        />
      )}
    </Panel>
  );
}
