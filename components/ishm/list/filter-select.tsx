"use client";

import { cn } from "@/components/ui/cn";
import { Select, type SelectOption } from "@/components/ui/select";

type Props = {
  label: string;
  /** The words of "all of them". */
  all: string;
  options: readonly SelectOption[];
  chosen: string | null;
  onChoose: (value: string | null) => void;
  className?: string;
};

/** One of many, or none. */
export function FilterSelect({ label, all, options, chosen, onChoose, className }: Props) {
  return (
    <Select
      aria-label={label}
      placeholder={all}
      options={options}
      value={chosen ?? ""}
      onChange={(event) => onChoose(event.target.value || null)}
      className={cn("w-44 **:data-[slot=select]:min-h-9", className)}
    />
  );
}
