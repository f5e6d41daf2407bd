"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { limits } from "@/lib/web/runtime/limits";

type Props = {
  title: string;
  children: ReactNode;
  /** Buttons, the acting one last; the one with `data-first-focus` gets the focus. */
  footer: ReactNode;
  /** Esc. */
  onClose(): void;
  role?: "dialog" | "alertdialog";
};

const focusable = "button:not(:disabled), a[href], input:not(:disabled), [tabindex='0']";

/** The browser's own modal dialogue: the page behind is inert, the focus goes in, stays in and returns. */
export function NativeDialog({ title, children, footer, onClose, role = "dialog" }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>("[data-first-focus]")?.focus();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  return (
    <dialog
      ref={ref}
      role={role}
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={keepInside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A second Esc closes in Chromium whatever the page says.
      onClose={() => {
        if (!ref.current?.open) onClose();
      }}
      style={{ width: limits.dialogWidthPx }}
      className="m-auto max-h-[calc(100dvh-32px)] max-w-[calc(100vw-32px)] overflow-y-auto overscroll-contain rounded-panel rule-heavy bg-sheet px-6 py-7 text-ink shadow-dialog sm:px-9 sm:py-8"
    >
      <h2 id={`${id}-title`} className="font-display text-dialog text-heading">
        {title}
      </h2>
      <div id={`${id}-text`} className="mt-3 whitespace-pre-line text-ink-2">
        {children}
      </div>
      <div className="mt-7 flex flex-wrap justify-end gap-3">{footer}</div>
    </dialog>
  );
}

/** The browser lets Tab leave for its own bars; here it goes round. */
function keepInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== "Tab") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)];
  const edge = event.shiftKey ? stops.at(0) : stops.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops.at(0))?.focus();
}
