import { clsx } from "clsx";
import type {
  ComponentPropsWithoutRef,
  ComponentPropsWithRef,
  ElementType,
  MouseEvent,
  ReactNode,
} from "react";
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

type ButtonLinkProps<Link extends ElementType = "a"> = ButtonStyle & {
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

/** The turning ring of a running action; the text next to it names the action. */
function BusyRing({ className, ...native }: ComponentPropsWithoutRef<"svg">) {
  return (
    <svg
      data-slot="busy-ring"
      viewBox="0 0 20 20"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      {...native}
      className={clsx("shrink-0 animate-busy", className)}
    >
      <circle cx="10" cy="10" r="7.5" opacity="0.28" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" />
    </svg>
  );
}
