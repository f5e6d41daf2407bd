import type { ReactNode } from "react";

export type Fact = readonly [term: string, value: ReactNode];

/** Terms and their values on ruled lines; one that is empty is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="-mt-4">
      {facts.map(([term, value]) =>
        value === null || value === undefined || value === "" ? null : (
          <div key={term} className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line py-4">
            <dt className="w-28 text-ink-3 min-[37.5rem]:w-36">{term}</dt>
            <dd className="min-w-0 flex-1 basis-40">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

type GroupProps = { id: string; title: string; lead?: ReactNode; children: ReactNode };

/** A part of an account page under its title. */
export function Group({ id, title, lead, children }: GroupProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="mt-14 first:mt-0">
      <h2 id={`${id}-title`} tabIndex={-1} className="rule-bottom pb-3 font-serif text-sub">
        {title}
      </h2>
      {lead ? <p className="mt-4 text-ink-2">{lead}</p> : null}
      <div className="mt-6">{children}</div>
    </section>
  );
}
