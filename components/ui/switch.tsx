import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";

export type SwitchProps = Omit<ComponentPropsWithRef<"input">, "type" | "role">;

const track =
  "peer h-6 w-11 shrink-0 appearance-none rounded-full border border-line-2 bg-line-2 transition-colors " +
  "checked:border-primary checked:bg-primary disabled:cursor-not-allowed disabled:border-line disabled:bg-disabled";

const knob =
  "pointer-events-none absolute top-[3px] left-[3px] size-[18px] rounded-full bg-sheet transition-transform " +
  "peer-checked:translate-x-5 peer-checked:bg-on-primary peer-disabled:bg-line";

// A native checkbox tells its own state, so the role needs no aria-checked next to it.
const role = { role: "switch" };

/** The only pill of the house: a checkbox that acts at once, announced as a switch. */
export function Switch({ className, ...native }: SwitchProps) {
  return (
    <span data-slot="switch" className={clsx("relative inline-flex h-6 w-11 shrink-0", className)}>
      <input {...native} {...role} type="checkbox" className={track} />
      <span aria-hidden="true" className={knob} />
    </span>
  );
}
