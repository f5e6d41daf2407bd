import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

/** A name and the value of a record; null and an empty text are left out. */
export type Fact = { name: string; value: ReactNode };

/** Names and what they stand for, two pairs side by side where there is room. */
export function Facts({ of, className }: { of: readonly Fact[]; className?: string }) {
  return (
    <dl
      className={cn(
        "grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5",
        "min-[43.75rem]:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)]",
        className,
      )}
    >
      {of
        .filter(({ value }) => value !== null && value !== undefined && value !== "")
        .map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
