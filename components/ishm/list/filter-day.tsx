"use client";

import { useId } from "react";
import { DateInput, DateLabelContext } from "@/components/ui/date-input";

type Props = { label: string; chosen: string | null; onChoose: (day: string | null) => void };

/** A list's first or last day, or none. */
export function FilterDay({ label, chosen, onChoose }: Props) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-ink-2">
        {label}
      </label>
      <DateLabelContext value={label}>
        <DateInput
          id={id}
          value={chosen ?? ""}
          onChange={(event) => onChoose(event.target.value || null)}
          className="w-40 **:data-[slot=date-input]:min-h-9"
        />
      </DateLabelContext>
    </div>
  );
}
