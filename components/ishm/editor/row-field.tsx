"use client";

import { type ComponentPropsWithRef, type KeyboardEvent, useId } from "react";
import { Input } from "@/components/ui/input";

type Props = ComponentPropsWithRef<"input"> & { label: string; hint?: string; error?: string | null };

/** A field in a row under the toolbar: its name before it, what is wrong below. */
export function RowField({ label, hint, error, ...native }: Props) {
  const id = useId();
  const described = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ");
  return (
    <div className="flex min-w-52 grow flex-col gap-1">
      <label htmlFor={id} className="text-chip font-semibold">
        {label}
      </label>
      <Input
        {...native}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        isCompact
      />
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-chip text-bad">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="text-chip text-ink-3">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** The keys of such a row. It stands inside the record's own form, which Enter must not send. */
export function rowKeys(apply: () => void, close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    }
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    apply();
  };
}

export const rowStyle = "flex flex-wrap items-start gap-x-3 gap-y-2 border-b border-line p-2";
/** Next to a field, whose label stands over it. */
export const alignedToField = "mt-6";
