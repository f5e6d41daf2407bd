"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { Panel } from "../frame/panel";

type Props = {
  title: string;
  /** Undefined until it is known. */
  isEmpty: boolean | undefined;
  empty: string;
  chart: ReactNode;
  /** The same as numbers. */
  table: ReactNode;
  /** The export button. */
  sheet: ReactNode;
};

/** A chart, or the table of what it shows. */
export function ChartPanel({ title, isEmpty, empty, chart, table, sheet }: Props) {
  const t = useTranslations("ishm.dashboardFigures");
  const [isTable, setTable] = useState(false);
  const side = (
    <div data-print="none" className="flex items-center gap-2 py-1.5">
      <Button variant="outline" size="small" onClick={() => setTable(!isTable)}>
        {t(isTable ? "asChart" : "asTable")}
        <span className="visually-hidden"> ({title})</span>
      </Button>
      {sheet}
    </div>
  );
  return (
    <Panel title={title} side={isEmpty === false ? side : null}>
      {isEmpty === undefined ? <Skeleton className="h-40 w-full" /> : null}
      {isEmpty ? <p className="text-ink-2">{empty}</p> : null}
      {isEmpty === false ? (isTable ? table : chart) : null}
    </Panel>
  );
}
