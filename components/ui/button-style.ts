import { clsx } from "clsx";

export type ButtonVariant =
  | "primary"
  | "binding"
  | "outline"
  | "outline-on-dark"
  | "quiet"
  | "quiet-on-dark"
  | "danger";
/** `touch` looks small but is as high as a finger needs (44 px). */
export type ButtonSize = "large" | "medium" | "small" | "touch";

const base =
  "inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-control border font-semibold " +
  "transition-colors select-none disabled:cursor-not-allowed disabled:text-on-disabled";

/** A button with a face of its own; each look is whole by itself, so that nothing has to be merged. */
const face = "border-transparent no-underline disabled:bg-disabled";

const variants: Record<ButtonVariant, string> = {
  primary: `${face} bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-pressed`,
  binding: `${face} bg-binding text-on-binding hover:bg-binding-hover active:bg-binding-pressed`,
  danger: `${face} bg-danger text-on-danger hover:bg-danger-hover active:bg-danger-hover`,
  outline:
    "border-heading bg-transparent text-heading no-underline hover:bg-hover active:bg-paper-2 " +
    "disabled:border-line disabled:bg-disabled",
  "outline-on-dark":
    "border-on-dark-2 bg-transparent text-on-dark no-underline hover:bg-pine-800 active:bg-pine-800 " +
    "disabled:border-on-dark-line disabled:bg-transparent",
  quiet:
    "border-transparent bg-transparent text-heading underline decoration-1 underline-offset-[0.4em] hover:decoration-2 " +
    "active:text-primary-pressed disabled:bg-transparent disabled:no-underline",
  "quiet-on-dark":
    "border-transparent bg-transparent text-on-dark underline decoration-1 underline-offset-[0.4em] hover:decoration-2 " +
    "disabled:bg-transparent disabled:no-underline",
};

const sizes: Record<ButtonSize, string> = {
  large: "min-h-[calc(var(--button-height)+6px)] px-7 py-2 text-base",
  medium: "min-h-(--button-height) px-6 py-2 text-base",
  small: "min-h-9 px-3.5 py-1 text-caption",
  touch: "min-h-11 px-3.5 py-1 text-caption",
};

const quietSizes: Record<ButtonSize, string> = {
  large: "min-h-[calc(var(--button-height)+6px)] px-1 py-2 text-base",
  medium: "min-h-(--button-height) px-1 py-2 text-base",
  small: "min-h-9 px-1 py-1 text-caption",
  touch: "min-h-11 px-1 py-1 text-caption",
};

/**
 * Classes of a button, for an element that only has to look like one. `className` adds (a margin, a width) and never
 * overrides: what looks otherwise is a variant, so that public pages load nothing that merges classes.
 */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  const measures = variant === "quiet" || variant === "quiet-on-dark" ? quietSizes : sizes;
  return clsx(base, variants[variant], measures[size], className);
}
