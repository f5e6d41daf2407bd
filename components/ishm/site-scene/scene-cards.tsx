"use client";

import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { Radio } from "@/components/ui/radio";

export type SceneCard<V extends string> = { value: V; label: string; text: string; picture: ReactNode };

type Props<V extends string> = {
  name: string;
  legend: string;
  cards: readonly SceneCard<V>[];
  value: V;
  isReadOnly: boolean;
  onChange: (value: V) => void;
};

/** One of a few pictures, each a radio button with a name and a line about it. */
export function SceneCards<V extends string>({ name, legend, cards, value, isReadOnly, onChange }: Props<V>) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="grid gap-3 min-[35rem]:grid-cols-2 min-[68.75rem]:grid-cols-3">
        {cards.map((card) => {
          const id = `${name}-${card.value}`;
          return (
            <label
              key={card.value}
              htmlFor={id}
              className={cn(
                "flex flex-col overflow-hidden rounded-panel border bg-sheet",
                value === card.value
                  ? "border-primary bg-selected shadow-[inset_0_0_0_1px_var(--primary)]"
                  : "border-line-2",
                isReadOnly ? "cursor-not-allowed" : "cursor-pointer hover:border-ink-2",
              )}
            >
              {card.picture}
              <span className="flex gap-3 p-4">
                <Radio
                  id={id}
                  name={name}
                  value={card.value}
                  checked={value === card.value}
                  disabled={isReadOnly}
                  aria-labelledby={`${id}-name`}
                  aria-describedby={`${id}-text`}
                  onChange={() => onChange(card.value)}
                />
                <span className="min-w-0">
                  <span id={`${id}-name`} className="font-semibold">
                    {card.label}
                  </span>
                  <span id={`${id}-text`} className="mt-0.5 block text-ink-2">
                    {card.text}
                  </span>
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
