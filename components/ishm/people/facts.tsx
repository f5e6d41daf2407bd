import type { ReactNode } from "react";

export type Fact = { name: string; value: ReactNode };

/** What is known of a record, name by name; what has no value is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 min-[600px]:grid-cols-[minmax(8rem,auto)_minmax(0,1fr)]">
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== "")
        .map(({ name, value }) => (
          <div key={name} className="min-[600px]:contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
