"use client";

import { clsx } from "clsx";
import { type ComponentPropsWithRef, useEffect, useRef } from "react";

export type CheckboxProps = Omit<ComponentPropsWithRef<"input">, "type"> & {
  /** Some but not all of the rows below: a bar instead of the tick. */
  isIndeterminate?: boolean;
};

const box =
  "peer size-5 shrink-0 appearance-none rounded-chip border-[1.5px] border-border bg-field transition-colors " +
  "checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary hover:border-ink-2 " +
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-disabled aria-invalid:border-2 aria-invalid:border-bad";

export function Checkbox({ isIndeterminate = false, className, ref, ...native }: CheckboxProps) {
  const own = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (own.current) own.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <span
      data-slot="checkbox"
      className={clsx("relative inline-flex size-5 shrink-0 align-middle", className)}
    >
      <input
        {...native}
        type="checkbox"
        className={box}
        ref={(element) => {
          own.current = element;
          if (typeof ref === "function") return ref(element);
          if (ref) ref.current = element;
        }}
      />
      <svg
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 hidden size-5 text-on-primary peer-checked:block peer-indeterminate:block peer-disabled:text-on-disabled"
      >
        <path d={isIndeterminate ? "M6 10h8" : "m5.5 10.4 3 3 6-6.6"} />
      </svg>
    </span>
  );
}
