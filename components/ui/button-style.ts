import { cn } from "./cn";

export type ButtonVariant = "primary" | "binding" | "outline" | "quiet" | "danger";
export type ButtonSize = "large" | "medium" | "small";

const base =
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-control border border-transparent font-semibold " +
  "leading-tight no-underline transition-colors select-none " +
  "disabled:cursor-not-allowed disabled:border-transparent disabled:bg-disabled disabled:text-on-disabled";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-pressed",
  binding: "bg-binding text-on-binding hover:bg-binding-hover active:bg-binding-pressed",
  danger: "bg-danger text-on-danger hover:bg-danger-hover active:bg-danger-hover",
  outline: "border-heading bg-transparent text-heading hover:bg-hover active:bg-paper-2 disabled:border-line",
  quiet:
    "bg-transparent text-heading underline decoration-1 underline-offset-[0.4em] hover:decoration-2 " +
    "active:text-primary-pressed disabled:bg-transparent disabled:no-underline",
};

const sizes: Record<ButtonSize, string> = {
  large: "min-h-[54px] px-7 py-2 text-base",
  medium: "min-h-12 px-6 py-2 text-base",
  small: "min-h-9 px-3.5 py-1 text-caption",
};

const quietSizes: Record<ButtonSize, string> = {
  large: "min-h-[54px] px-1 py-2 text-base",
  medium: "min-h-12 px-1 py-2 text-base",
  small: "min-h-9 px-1 py-1 text-caption",
};

/** Classes of a button, for an element that only has to look like one. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return cn(base, variants[variant], variant === "quiet" ? quietSizes[size] : sizes[size], className);
}
