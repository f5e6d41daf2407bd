import { useTranslations } from "next-intl";
import { formatNumber } from "@/lib/shared/money/numbers";
import { formatDate } from "@/lib/shared/time/date-format";
import { useOffice } from "../frame/root/office-context";
import type { SeriesStep } from "./day-series";

/** How the dashboard writes numbers, shares and days: as the club does. */
export function useFigures() {
  const t = useTranslations("ishm.dashboardFigures");
  const { formats } = useOffice();
  const { groupSign, decimalSign } = formats.countryFormat;
  const writing = { mode: formats.roundFormat, groupSign, decimalSign };
  const number = (value: number, decimals = 0) => formatNumber(value, { ...writing, decimals });
  /** With its zeros at the end, so that the figures of a column stand under each other. */
  const fixed = (value: number, decimals: number) =>
    formatNumber(value, { ...writing, decimals, hasFixedDecimals: true });
  const percent = (share: number, decimals = 0) => `${number(share * 100, decimals)}%`;
  /** Between two shares: 0.02 is two percentage points. */
  const points = (share: number) => t("points", { points: number(share * 100, 1) });
  const day = (date: string) => formatDate(date, formats);
  const days = ({ from, to }: Pick<SeriesStep, "from" | "to">) =>
    from === to ? day(from) : t("span", { from: day(from), to: day(to) });
  return { number, fixed, percent, points, day, days };
}
