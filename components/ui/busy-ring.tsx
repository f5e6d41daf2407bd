import { clsx } from "clsx";
import type { ComponentPropsWithoutRef } from "react";

/** The turning ring of "in progress"; what is in progress is said by the words beside it. */
export function BusyRing({ className, ...native }: ComponentPropsWithoutRef<"svg">) {
  return (
    <svg
      data-slot="busy-ring"
      viewBox="0 0 20 20"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      {...native}
      className={clsx("shrink-0 animate-busy", className)}
    >
      <circle cx="10" cy="10" r="7.5" opacity="0.28" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" />
    </svg>
  );
}
