import { clsx } from "clsx";
import type { ReactNode } from "react";

export type JourneySteps = {
  /** The name of the steps for screen readers. */
  label: string;
  names: readonly string[];
  /** The present one, from 0. */
  current: number;
};

type Props = {
  title: string;
  lead?: ReactNode;
  /** The steps of the journey, with the present one. */
  steps?: JourneySteps;
  /** Forms stand in a narrow column; tables and long texts in a wide one. */
  width?: "form" | "text" | "wide";
  children: ReactNode;
};

/** Height of a page that only the member's own calls fill: the footer stays below the window whatever they bring. */
export const ownHeight = "min-h-[calc(100svh-12rem)]";

const widths = { form: "max-w-[27.5rem]", text: "max-w-[44rem]", wide: "max-w-[60rem]" } as const;

/** The frame of a page of a journey (sign-up, account, withdrawal): one column under its title, with the steps. */
export function JourneyFrame({ title, lead, steps, width = "form", children }: Props) {
  return (
    <div className="page-width grid flex-1 grid-cols-1 place-items-start pt-8 pb-24 min-[37.5rem]:justify-items-center min-[37.5rem]:pt-14">
      <div className={clsx("w-full", widths[width])}>
        {steps ? <StepList {...steps} /> : null}
        <h1 tabIndex={-1} className="font-serif text-title">
          {title}
        </h1>
        {lead ? <div className="mt-3 text-ink-2">{lead}</div> : null}
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}

function StepList({ label, names, current }: JourneySteps) {
  return (
    <nav aria-label={label} className="mb-8">
      <ol className="flex gap-2">
        {names.map((name, step) => (
          <li
            key={name}
            aria-current={step === current ? "step" : undefined}
            className={clsx(
              "flex-1 border-t-3 pt-2 text-chip",
              step <= current ? "border-bark text-ink" : "border-line text-ink-3",
              step === current && "font-semibold",
            )}
          >
            {name}
          </li>
        ))}
      </ol>
    </nav>
  );
}
