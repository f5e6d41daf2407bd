import { axisEnd } from "@/components/ishm/dashboard/chart-scale";
import { useFigures } from "../use-figures";

/** Full columns, or a hollow one beside them: told apart without their colour. */
export type Columns = { name: string; look: "full" | "hollow"; values: readonly number[] };

type Props = { columns: readonly Columns[]; chosen: number };

const looks: Record<Columns["look"], string> = {
  full: "fill-pine-500 stroke-pine-500",
  hollow: "fill-sheet stroke-ink-2",
};
const gap = 0.2;

/** Columns over one axis, drawn to the width that there is; its words stand beside it. */
export function ColumnsPlot({ columns, chosen }: Props) {
  const { number } = useFigures();
  const end = axisEnd(columns.flatMap(({ values }) => values));
  const count = columns[0]?.values.length ?? 0;
  const width = (1 - gap) / columns.length;
  return (
    <div className="mt-3">
      <p className="mb-1 flex gap-4 text-chip text-ink-2">
        {columns.map(({ name, look }) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
              <rect x="1" y="1" width="8" height="8" className={looks[look]} />
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
          {columns.map(({ name, look, values }, place) => (
            <path key={name} d={drawn(values, gap / 2 + place * width, width, end)} className={looks[look]} />
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
