import type { ReactNode } from "react";
import { type ToastTone, toasts } from "@/lib/web/runtime/toasts";

type Props = { tone: ToastTone; children: ReactNode; actions?: ReactNode };

const tick = "M4 10.5l4 4 8-9";
const warning = "M10 3L2.5 16.5h15L10 3zM10 8v4M10 14.2v.1";

/** One bar of the bottom stack: a sign, the words, what can be done. */
export function Bar({ tone, children, actions }: Props) {
  const ground = tone === "alert" ? "bg-bad" : "bg-pine-900";
  return (
    <div
      data-slot="toast-bar"
      data-tone={tone}
      className={`pointer-events-auto flex min-h-14 w-fit max-w-160 items-center gap-x-3 rounded-control px-5 py-1.5 font-semibold text-on-dark shadow-pop ${ground}`}
    >
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="shrink-0"
      >
        <path d={tone === "alert" ? warning : tick} />
      </svg>
      <p className="min-w-0 flex-auto py-2">{children}</p>
      {actions}
    </div>
  );
}

type BarButtonProps = { onClick(): void; children: ReactNode; label?: string };

/** A button that takes its bar away takes the pointer and the focus with it, without an event that says so. */
export function BarButton({ onClick, children, label }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => {
        toasts.releaseAll();
        onClick();
      }}
      className="min-h-11 min-w-11 shrink-0 rounded-control px-3 decoration-1 underline-offset-[0.4em] outline-on-dark not-[[aria-label]]:underline hover:decoration-2"
    >
      {children}
    </button>
  );
}
