"use client";

import { useTranslations } from "next-intl";
import { type PointerEvent, useState } from "react";
import { axisEnd, signPlaces } from "@/components/ishm/dashboard/chart-scale";
import { type SeriesStep, seriesCounters } from "@/components/ishm/dashboard/day-series";
import { cn } from "@/components/ui/cn";
import { useFigures } from "../use-figures";

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
          columns={[{ name: t("labels.visits"), fill: "full", values: valuesOf("visits") }]}
          chosen={chosen}
        />
        <ColumnsPlot
          columns={[
            { name: t("labels.bookings"), fill: "full", values: valuesOf("bookings") },
            { name: t("labels.cancels"), fill: "hollow", values: valuesOf("cancels") },
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

/** Full columns, or hollow ones next to them: distinguished without colour. */
type Columns = { name: string; fill: "full" | "hollow"; values: readonly number[] };

type Props = { columns: readonly Columns[]; chosen: number };

const fills: Record<Columns["fill"], string> = {
  full: "fill-pine-500 stroke-pine-500",
  hollow: "fill-sheet stroke-ink-2",
};
const gap = 0.2;

/** Columns over one axis, drawn to the width that there is; its labels stand next to it. */
function ColumnsPlot({ columns, chosen }: Props) {
  const { number } = useFigures();
  const end = axisEnd(columns.flatMap(({ values }) => values));
  const count = columns[0]?.values.length ?? 0;
  const width = (1 - gap) / columns.length;
  return (
    <div className="mt-3">
      <p className="mb-1 flex gap-4 text-chip text-ink-2">
        {columns.map(({ name, fill }) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
              <rect x="1" y="1" width="8" height="8" className={fills[fill]} />
            </svg>
            {name}
          </span>
        ))}
      </p>
      <div className="flex h-28 gap-2">
        <p className="flex w-10 shrink-0 flex-col justify-between text-end text-chip leading-none text-ink-3 tabular-nums">
          <span>{number(end)}</span>
          <span>{number(end / 2)}</span>
          <span>0</span>
        </p>
        <svg
          viewBox={`0 0 ${count} ${end}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="min-w-0 grow overflow-visible *:[vector-effect:non-scaling-stroke]"
        >
          <rect x={chosen} y={0} width={1} height={end} className="fill-selected" />
          <path d={`M0 0H${count}M0 ${end / 2}H${count}M0 ${end}H${count}`} className="stroke-line" />
          {columns.map(({ name, fill, values }, index) => (
            <path key={name} d={drawn(values, gap / 2 + index * width, width, end)} className={fills[fill]} />
          ))}
        </svg>
      </div>
    </div>
  );
}

/** One column per value; of nothing there is none. */
function drawn(values: readonly number[], start: number, width: number, end: number): string {
  return values
    .map((value, step) => (value > 0 ? `M${step + start} ${end}v${-value}h${width}v${value}z` : ""))
    .join("");
}

const maxSigns = 4;

/** The days below the columns: the first, the last, and on a wide screen some between. */
function DaySigns({ steps }: { steps: readonly SeriesStep[] }) {
  const { day } = useFigures();
  const places = signPlaces(steps.length, maxSigns);
  return (
    <p aria-hidden="true" className="mt-1.5 flex justify-between ps-12 text-chip text-ink-3 tabular-nums">
      {places.map((index, order) => {
        const isBetween = order > 0 && order < places.length - 1;
        return (
          <span key={index} className={cn(isBetween && "hidden min-[43.75rem]:inline")}>
            {day(steps[index]?.from ?? "")}
          </span>
        );
      })}
    </p>
  );
}
