"use client";

import { useTranslations } from "next-intl";
import { type PointerEvent, useState } from "react";
import { type SeriesStep, seriesCounters } from "@/components/ishm/dashboard/day-series";
import { useFigures } from "../use-figures";
import { ColumnsPlot } from "./columns-plot";
import { DaySigns } from "./day-signs";

/**
 * Visits, bookings and cancellations over time. A part of it is looked at with the pointer or with the arrow keys: the
 * slider that lies over the columns says its numbers.
 */
export default function DayChart({ steps }: { steps: readonly SeriesStep[] }) {
  const t = useTranslations("ishm.dashboardFigures");
  const { number, days } = useFigures();
  const last = steps.length - 1;
  const [requested, setRequested] = useState(last);
  const chosen = Math.min(requested, last);
  const step = steps[chosen];
  const valuesOf = (counter: (typeof seriesCounters)[number]) => steps.map((one) => one[counter]);
  const numbers = step
    ? seriesCounters.map((counter) => `${t(`labels.${counter}`)} ${number(step[counter])}`).join(" · ")
    : "";

  function point({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = width > 0 ? (clientX - left) / width : 0;
    setRequested(Math.max(0, Math.min(last, Math.floor(share * steps.length))));
  }

  return (
    <div>
      <p className="tabular-nums">
        <span className="font-semibold">{step ? days(step) : null}</span>
        <span className="ms-3 text-ink-2">{numbers}</span>
      </p>
      <div className="relative has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-4 has-[:focus-visible]:outline-focus">
        <ColumnsPlot
          columns={[{ name: t("labels.visits"), look: "full", values: valuesOf("visits") }]}
          chosen={chosen}
        />
        <ColumnsPlot
          columns={[
            { name: t("labels.bookings"), look: "full", values: valuesOf("bookings") },
            { name: t("labels.cancels"), look: "hollow", values: valuesOf("cancels") },
          ]}
          chosen={chosen}
        />
        <input
          type="range"
          min={0}
          max={last}
          value={chosen}
          aria-label={t("overTime.choose")}
          aria-valuetext={step ? `${days(step)}: ${numbers}` : undefined}
          onChange={(event) => setRequested(Number(event.target.value))}
          onPointerMove={point}
          onPointerUp={point}
          className="absolute inset-y-0 end-0 start-12 m-0 w-[calc(100%-3rem)] cursor-crosshair opacity-0"
        />
      </div>
      <DaySigns steps={steps} />
    </div>
  );
}
