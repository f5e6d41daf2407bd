import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type Props = { label: string; className?: string; children: ReactNode };

/** A table on the page that moves sideways in its own frame, by keyboard too, where the window is narrow. */
export function WideTable({ label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls has to be reached by keyboard (WCAG 2.1.1)
    <section aria-label={label} tabIndex={0} className={cn("mt-2 overflow-x-auto", className)}>
      <table className="w-full border-collapse tabular-nums">{children}</table>
    </section>
  );
}
