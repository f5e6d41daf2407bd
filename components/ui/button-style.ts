import { cn } from "./cn";

export type ButtonVariant = "primary" | "binding" | "outline" | "quiet" | "danger";
export type ButtonSize = "large" | "medium" | "small";

const base =
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-semibold " +
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
  quiet:
    "border-transparent bg-transparent text-heading underline decoration-1 underline-offset-[0.4em] hover:decoration-2 " +
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
  const look = variants[variant];
  return cn(`${base} ${look} ${(variant === "quiet" ? quietSizes : sizes)[size]}`, className);
}
