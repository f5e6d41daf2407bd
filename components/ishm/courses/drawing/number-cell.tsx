"use client";

import { useState } from "react";
import { cn } from "@/components/ui/cn";
import { control } from "@/components/ui/input";

type Props = {
  /** The visible label; `name` is the full one. */
  label: string;
  name?: string;
  value: number;
  isReadOnly: boolean;
  onCommit: (value: number) => void;
};

/** A number of the drawing: it counts when the field is left or Enter is pressed; what is no number goes back to the old one. */
export function NumberCell({ label, name = label, value, isReadOnly, onCommit }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const number = Number((typed ?? "").replace(",", "."));
    if (typed !== null && typed.trim() !== "" && Number.isFinite(number) && number !== value)
      onCommit(number);
    setTyped(null);
  };
  return (
    <label className="min-w-0">
      <span className="mb-1 block text-chip text-ink-2">{label}</span>
      <input
        aria-label={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={7}
        readOnly={isReadOnly}
        className={cn(control, "px-2.5 tabular-nums")}
        value={typed ?? String(Math.round(value * 10) / 10)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          commit();
        }}
      />
    </label>
  );
}
