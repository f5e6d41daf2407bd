"use client";

import { Fragment, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";

type GroupProps = { title: string; children: ReactNode };

/** Components of one folder, under a heading. */
export function SpecimenGroup({ title, children }: GroupProps) {
  return (
    <section aria-label={title} className="border-t border-line py-8">
      <h2 className="mb-6 text-[22px]">
        <code>{title}</code>
      </h2>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(340px,100%),1fr))] gap-x-8 gap-y-10">
        {children}
      </div>
    </section>
  );
}

type SpecimenProps = { name: string; state?: string; isWide?: boolean; children: ReactNode };

/** One component in one state, with its name as the code has it. */
export function Specimen({ name, state, isWide = false, children }: SpecimenProps) {
  return (
    <div data-specimen={name} className={isWide ? "col-span-full min-w-0" : "min-w-0"}>
      <h3 className="mb-3 text-caption text-ink-3">
        <code>{name}</code>
        {state ? ` · ${state}` : null}
      </h3>
      {children}
    </div>
  );
}

type StatesProps = { name: string; states: Readonly<Record<string, ReactNode>> };

/** A component that a page has once, for its landmark, its heading or its ids: one state at a time. */
export function StatesSpecimen({ name, states }: StatesProps) {
  const [chosen, setChosen] = useState(Object.keys(states)[0]);
  return (
    <Specimen name={name} isWide>
      <div data-states className="mb-4 flex flex-wrap gap-2">
        {Object.keys(states).map((state) => (
          <Button
            key={state}
            size="small"
            variant={state === chosen ? "primary" : "outline"}
            aria-pressed={state === chosen}
            onClick={() => setChosen(state)}
          >
            {state}
          </Button>
        ))}
      </div>
      <Fragment key={chosen}>{chosen === undefined ? null : states[chosen]}</Fragment>
    </Specimen>
  );
}

/** Around a button that opens a dialog: tests of the gallery find it by this. */
export function Opens({ children }: { children: ReactNode }) {
  return (
    <span data-opens className="contents">
      {children}
    </span>
  );
}
