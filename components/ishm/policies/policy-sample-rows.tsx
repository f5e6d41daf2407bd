"use client";

import type { PolicyValues } from "@/lib/shared/policy-checks";
import type { PolicySample } from "./policy-meanings";
import type { PolicyTable } from "./policy-samples";
import { useDaySamples } from "./use-day-samples";
import { useFormatSamples } from "./use-format-samples";

type Props = { sample: PolicySample; table: PolicyTable; values: PolicyValues };

const formatSamples = ["dates", "money", "times"] as const;
type FormatSample = (typeof formatSamples)[number];
const isFormatSample = (sample: PolicySample): sample is FormatSample =>
  formatSamples.some((one) => one === sample);

/** Lines that show the effect of values on an example. */
export function PolicySampleRows({ sample, table, values }: Props) {
  const formatLines = useFormatSamples(table, values);
  const dayLines = useDaySamples(table, values, isFormatSample(sample) ? null : sample);
  const lines = isFormatSample(sample) ? formatLines(sample) : dayLines;
  return (
    <dl className="mt-3 grid gap-x-4 gap-y-1 min-[420px]:grid-cols-[auto_1fr]">
      {lines.map(([name, text]) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-medium tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
