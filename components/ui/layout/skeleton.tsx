import { clsx } from "clsx";
import type { ComponentPropsWithoutRef } from "react";

/** One bar of what is coming. The frame around the bars carries `aria-busy`, the bars say nothing. */
export function Skeleton({ className, ...native }: ComponentPropsWithoutRef<"span">) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      {...native}
      className={clsx("block min-h-4 rounded-chip bg-paper-2 motion-safe:animate-breathe", className)}
    />
  );
}
