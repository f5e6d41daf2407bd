import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { ScrollFrame } from "@/components/ui/layout/scroll-frame";

type Props = { label: string; className?: string; children: ReactNode };

/** A table on the page itself, on no sheet of its own. */
export function WideTable({ label, className, children }: Props) {
  return (
    <ScrollFrame className={cn("mt-2", className)}>
      <table aria-label={label} className="w-full border-collapse tabular-nums">
        {children}
      </table>
    </ScrollFrame>
  );
}
