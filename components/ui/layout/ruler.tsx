import { clsx } from "clsx";
import type { ComponentPropsWithoutRef } from "react";

const tickCount = 27;
const positions = Array.from({ length: tickCount + 1 }, (_, tick) => tick);

type RulerTone = "paper" | "dark";

type RulerProps = Omit<ComponentPropsWithoutRef<"div">, "children"> & {
  /** 0..27 lit ticks from the left; without it the ruler is a plain divider. */
  progress?: number;
  /** With a name the ruler is a progress bar, without one it is decoration. */
  label?: string;
  /** The number in words, for screen readers. */
  valueText?: string;
  tone?: RulerTone;
};

const tones: Record<RulerTone, { rest: string; lit: string }> = {
  paper: { rest: "stroke-line-2", lit: "stroke-bark" },
  dark: { rest: "stroke-on-dark-line", lit: "stroke-on-dark-marker" },
};

const drawing = "block size-full overflow-visible *:[vector-effect:non-scaling-stroke]";

function tickHeight(tick: number): number {
  if (tick % 9 === 0) return 13;
  return tick % 3 === 0 ? 9 : 5;
}

const tickPath = (ticks: number[]) => ticks.map((tick) => `M${tick * 10} 0v${tickHeight(tick)}`).join("");

/** The club's mark in the interface: a hairline with 27 ticks, each third taller, each ninth tallest. */
export function Ruler({ progress = 0, label, valueText, tone = "paper", className, ...native }: RulerProps) {
  const lit = Math.min(tickCount, Math.max(0, Math.floor(progress)));
  const isLit = (tick: number) => lit > 0 && tick <= lit;
  const naming = label
    ? {
        role: "progressbar",
        "aria-label": label,
        "aria-valuemin": 0,
        "aria-valuemax": tickCount,
        "aria-valuenow": lit,
        "aria-valuetext": valueText,
      }
    : {};
  return (
    <div data-slot="ruler" {...native} {...naming} className={clsx("h-3.5 w-full", className)}>
      <svg viewBox="0 0 270 14" preserveAspectRatio="none" fill="none" aria-hidden="true" className={drawing}>
        <path
          d={`M0 0H270${tickPath(positions.filter((tick) => !isLit(tick)))}`}
          className={tones[tone].rest}
        />
        {lit > 0 ? (
          <path
            data-slot="ruler-lit"
            d={`M0 0H${lit * 10}${tickPath(positions.filter(isLit))}`}
            className={tones[tone].lit}
            strokeWidth="1.5"
          />
        ) : null}
      </svg>
    </div>
  );
}
