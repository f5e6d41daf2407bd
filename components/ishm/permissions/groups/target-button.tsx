import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type Props = { name: string; mark?: ReactNode; note: string; isCurrent: boolean; onChoose: () => void };

/** One whose rights can be looked at. */
export function TargetButton({ name, mark, note, isCurrent, onChoose }: Props) {
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        aria-current={isCurrent ? "true" : undefined}
        onClick={onChoose}
        className={cn(
          "block w-full px-4 py-2.5 text-start focus-visible:-outline-offset-3",
          isCurrent ? "bg-selected shadow-[inset_3px_0_0_var(--primary)]" : "hover:bg-hover",
        )}
      >
        <span className="flex items-center justify-between gap-2">
          <span className={cn("min-w-0 truncate", isCurrent && "font-semibold")}>{name}</span>
          {mark}
        </span>
        <span className="block text-chip text-ink-2">{note}</span>
      </button>
    </li>
  );
}
