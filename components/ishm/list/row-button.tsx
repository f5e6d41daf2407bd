import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type Props = { className?: string; onClick: () => void; children: ReactNode };

/** The name of a row that opens its dialog. */
export function RowButton({ className, onClick, children }: Props) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={cn("min-h-7 rounded-chip text-start font-medium hover:underline", className)}
    >
      {children}
    </button>
  );
}
