import { useTranslations } from "next-intl";
import type { SimulationTally } from "@/lib/contract/draws/simulations";
import { formatMoney } from "@/lib/shared/money/money";
import { useFigures } from "../dashboard/use-figures";
import { useOffice } from "../frame/root/office-context";

export const tallyFigures = [
  "granted",
  "denied",
  "prime",
  "primeShare",
  "fees",
  "fines",
  "suspensions",
] as const;
export type TallyFigure = (typeof tallyFigures)[number];

/** How the figures of a replay are written: money and shares as the club does. */
export function useTallyTexts() {
  const t = useTranslations("ishm.simulator.figures");
  const { formats } = useOffice();
  const { number, percent, points } = useFigures();
  const isMoney = (figure: TallyFigure) => figure === "fees" || figure === "fines";
  const valueText = (tally: SimulationTally, figure: TallyFigure): string => {
    const value = tally[figure];
    if (value === null) return "–";
    if (isMoney(figure)) return formatMoney(value, formats);
    return figure === "primeShare" ? percent(Number(value), 1) : number(Number(value));
  };
  const differenceText = (one: SimulationTally, other: SimulationTally, figure: TallyFigure): string => {
    const [before, after] = [one[figure], other[figure]];
    if (before === null || after === null) return "–";
    const difference = Number(after) - Number(before);
    if (difference === 0) return "±0";
    const sign = difference > 0 ? "+" : "−";
    const size = Math.abs(difference);
    if (isMoney(figure)) return `${sign}${formatMoney(size, formats)}`;
    return figure === "primeShare" ? `${sign}${points(size)}` : `${sign}${number(size)}`;
  };
  return { title: (figure: TallyFigure) => t(figure), valueText, differenceText };
}
