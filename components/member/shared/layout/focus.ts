import { type RefObject, useEffect, useRef } from "react";
import { focusQuietly } from "@/lib/web/runtime/hash-scroll";

/** When a step of the same page follows another, the focus that went with the old one comes to the heading. */
export function useStepFocus(step: number | string): void {
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (heading && document.activeElement === document.body) focusQuietly(heading);
  }, [step]);
}

/** Moves the focus to the title after a form was replaced: its button is gone. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>("main h1");
  if (title) focusQuietly(title);
}

/** A form that came in place of its button takes the focus with its first field; one that no press has brought does not. */
export function useFirstFieldFocus(form: RefObject<HTMLFormElement | null>, isAsked = true): void {
  useEffect(() => {
    if (isAsked) form.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }, [form, isAsked]);
}
