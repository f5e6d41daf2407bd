"use client";

import { useTranslations } from "next-intl";
import type { FigureChange } from "@/lib/web/office/figure-change";
import { useFigures } from "./use-figures";

type Props = {
  label: string;
  value: string;
  /** Null when there is nothing to compare with. */
  change: FigureChange | null;
  /** Decimal places of the difference. */
  decimals?: number;
  /** A part of one: the difference is given in percentage points. */
  isShare?: boolean;
};

/** One figure, and how it has changed: by a sign, a number and a word. */
export function Figure({ label, value, change, decimals = 0, isShare = false }: Props) {
  const t = useTranslations("ishm.dashboardFigures");
  const { number, percent, points } = useFigures();
  return (
    <div className="min-w-0 border-s border-line ps-3">
      <dt className="text-chip text-ink-2">{label}</dt>
      <dd className="mt-0.5 text-group font-semibold tabular-nums">{value}</dd>
      {change ? (
        <dd className="text-chip text-ink-2 tabular-nums">
          {t(`change.${change.way}`, {
            difference: isShare ? points(change.difference) : number(change.difference, decimals),
            percent: isShare || change.percent === null ? "none" : percent(change.percent / 100, 1),
          })}
        </dd>
      ) : null}
    </div>
  );
}
