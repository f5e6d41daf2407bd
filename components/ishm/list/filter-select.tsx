"use client";

import { Select, type SelectOption } from "@/components/ui/select";

type Props = {
  label: string;
  /** The words of "all of them". */
  all: string;
  options: readonly SelectOption[];
  chosen: string | null;
  onChoose: (value: string | null) => void;
};

/** One of many, or none. */
export function FilterSelect({ label, all, options, chosen, onChoose }: Props) {
  return (
    <Select
      aria-label={label}
      placeholder={all}
      options={options}
      value={chosen ?? ""}
      onChange={(event) => onChoose(event.target.value || null)}
      className="w-44 **:data-[slot=select]:min-h-9"
    />
  );
}
