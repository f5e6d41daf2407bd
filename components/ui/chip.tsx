import type { ComponentPropsWithoutRef } from "react";
import { cn } from "./cn";

export type ChipTone = "ok" | "info" | "warn" | "bad" | "neutral" | "outline";

const tones: Record<ChipTone, string> = {
  ok: "bg-ok-tint text-ok",
  info: "bg-info-tint text-info",
  warn: "bg-warn-tint text-warn",
  bad: "bg-bad-tint text-bad",
  neutral: "bg-paper-2 text-ink-2",
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
      className={cn(
        "inline-flex items-center gap-1.5 rounded-chip border border-transparent px-2 py-px text-chip font-semibold",
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
