"use client";

import { clsx } from "clsx";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Sign } from "@/components/ui/layout/signs";

/** An error of a field; its id is its path (`members.0.name`). */
export type ErrorItem = { fieldId: string; message: string };

export type ErrorSummaryProps = {
  title: ReactNode;
  errors: readonly ErrorItem[];
  /** Grows with every attempt to send: each one moves the focus here. */
  attempt: number;
  /** Where the sentences are the same for many fields: each begins with the name of its field. */
  isNamed?: boolean;
  className?: string;
};

function focusField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const control = document.getElementById(fieldId);
  if (!control) return;
  event.preventDefault();
  control.scrollIntoView?.({ block: "center" });
  control.focus({ preventScroll: true });
}

/** Says it first in the window's title too, which is read when the page is loaded or found again among others. */
function titleBefore(words: string): () => void {
  const usual = document.title;
  const refused = `${words} · ${usual}`;
  document.title = refused;
  return () => {
    if (document.title === refused) document.title = usual;
  };
}

/** The words of a field's label, without its mark. */
function labelOf(fieldId: string): string {
  const control = document.getElementById(fieldId);
  const label = control && "labels" in control ? (control as HTMLInputElement).labels?.[0] : null;
  return label?.firstChild?.textContent?.trim() ?? "";
}

/** The name of each field that is on the page, by its id. */
function useLabels(errors: readonly ErrorItem[], isOn: boolean): ReadonlyMap<string, string> {
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  const ids = isOn ? errors.map(({ fieldId }) => fieldId).join(" ") : "";
  useEffect(() => {
    setLabels(
      new Map(
        ids
          .split(" ")
          .filter(Boolean)
          .map((id) => [id, labelOf(id)]),
      ),
    );
  }, [ids]);
  return labels;
}

/** The errors of a form in one list, which takes the focus when sending failed. */
export function ErrorSummary({ title, errors, attempt, isNamed = false, className }: ErrorSummaryProps) {
  const frame = useRef<HTMLElement>(null);
  const focusedAttempt = useRef(0);
  const titleId = useId();
  const hasErrors = errors.length > 0;
  const labels = useLabels(errors, isNamed);

  // Validation is asynchronous: the errors of an attempt may arrive after its number.
  useEffect(() => {
    if (!hasErrors || attempt === focusedAttempt.current) return;
    focusedAttempt.current = attempt;
    frame.current?.focus();
  }, [hasErrors, attempt]);

  useEffect(() => {
    if (hasErrors) return titleBefore(frame.current?.querySelector("h2")?.textContent ?? "");
  }, [hasErrors]);

  if (!hasErrors) return null;
  return (
    <section
      ref={frame}
      tabIndex={-1}
      data-slot="error-summary"
      data-focus-frame=""
      aria-labelledby={titleId}
      className={clsx("border-2 border-bad bg-sheet px-5 py-4", className)}
    >
      <h2 id={titleId} className="flex items-center gap-2 text-lead font-semibold text-bad">
        <Sign name="warning" />
        {title}
      </h2>
      <ul className="mt-2 flex flex-col gap-1">
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a
              href={`#${error.fieldId}`}
              className="link text-bad"
              onClick={(event) => focusField(event, error.fieldId)}
            >
              {[labels.get(error.fieldId), error.message].filter(Boolean).join(": ")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
