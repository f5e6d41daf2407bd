import type { ReactNode } from "react";

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
