import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from "react";
import { BusyRing } from "./busy-ring";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style";

type ButtonStyle = { variant?: ButtonVariant; size?: ButtonSize };

export type ButtonProps = ComponentPropsWithRef<"button"> &
  ButtonStyle & {
    /** While true the button keeps its focus, swallows clicks (and with them the submit) and says `busyText`. */
    isBusy?: boolean;
    busyText?: ReactNode;
  };

function swallow(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault();
  event.stopPropagation();
}

export function Button({
  variant = "primary",
  size = "medium",
  isBusy = false,
  busyText,
  type = "button",
  className,
  children,
  onClick,
  ...native
}: ButtonProps) {
  return (
    <button
      data-slot="button"
      data-variant={variant}
      {...native}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || native["aria-disabled"]}
      onClick={isBusy ? swallow : onClick}
      className={buttonStyle(variant, size, className)}
    >
      {isBusy ? <BusyRing /> : null}
      {isBusy && busyText !== undefined ? busyText : children}
    </button>
  );
}

export type ButtonLinkProps<Link extends ElementType = "a"> = ButtonStyle & {
  /** The link component of the caller; a plain anchor without it. */
  as?: Link;
} & Omit<ComponentPropsWithRef<Link>, keyof ButtonStyle | "as">;

export function ButtonLink<Link extends ElementType = "a">({
  as,
  variant = "primary",
  size = "medium",
  className,
  ...native
}: ButtonLinkProps<Link>) {
  const Component: ElementType = as ?? "a";
  return (
    <Component
      data-slot="button-link"
      data-variant={variant}
      {...native}
      className={buttonStyle(variant, size, className)}
    />
  );
}
