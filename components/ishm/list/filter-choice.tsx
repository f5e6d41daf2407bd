"use client";

import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/layout/icons";

type Props<T extends string> = {
  legend: string;
  values: readonly T[];
  chosen: T | null;
  label: (value: T) => string;
  onChoose: (value: T | null) => void;
};

/** One of a few, or none: a second press takes it back. */
export function FilterChoice<T extends string>({ legend, values, chosen, label, onChoose }: Props<T>) {
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5">
      <legend className="visually-hidden">{legend}</legend>
      {values.map((value) => {
        const isOn = chosen === value;
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChoose(isOn ? null : value)}
            className={cn(
              "inline-flex min-h-9 items-center gap-1.5 rounded-control border px-3 transition-colors",
              isOn ? "border-primary bg-selected font-semibold" : "border-line-2 hover:bg-hover",
            )}
          >
            {label(value)}
            {isOn ? <Icon name="close" size={14} /> : null}
          </button>
        );
      })}
    </fieldset>
  );
}
