import { clsx } from "clsx";
import type { ComponentPropsWithoutRef } from "react";

export type ChipTone = "ok" | "info" | "warn" | "bad" | "neutral" | "outline";

const tones: Record<ChipTone, string> = {
  ok: "border-transparent bg-ok-tint text-ok",
  info: "border-transparent bg-info-tint text-info",
  warn: "border-transparent bg-warn-tint text-warn",
  bad: "border-transparent bg-bad-tint text-bad",
  neutral: "border-transparent bg-paper-2 text-ink-2",
  outline: "border-ink-2 bg-transparent text-ink",
};

export type ChipProps = ComponentPropsWithoutRef<"span"> & { tone?: ChipTone };

/** A state as a word; the dot and the tint only repeat it. An outlined chip is a state that is over. */
export function Chip({ tone = "neutral", className, children, ...native }: ChipProps) {
  return (
    <span
      data-slot="chip"
      data-tone={tone}
      {...native}
      className={clsx(
        "inline-flex items-center gap-1.5 rounded-chip border px-2 py-px text-chip font-semibold",
        "whitespace-nowrap",
        tones[tone],
        className,
      )}
    >
      {tone === "outline" ? null : <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  );
}
