import { clsx } from "clsx";
import type { ComponentPropsWithoutRef } from "react";

type LogoMarkProps = Omit<ComponentPropsWithoutRef<"svg">, "children"> & {
  size?: number;
  label?: string;
};

/** The pine of the house: a crown, two flat pads and a trunk like an S. */
export function LogoMark({ size = 36, label, className, ...native }: LogoMarkProps) {
  const drawing = (
    <svg
      data-slot="logo-mark"
      viewBox="0 0 36 36"
      width={size}
      height={size}
      fill="currentColor"
      {...native}
      aria-hidden="true"
      className={clsx("shrink-0", className)}
    >
      <path d="M9.4 8.9c.5-1.4 2-2 3.4-1.8.8-1.9 2.7-3 4.8-3 2 0 3.7 1 4.6 2.6 1.5-.3 3 .4 3.5 1.8.3.9-.3 1.6-1.3 1.6H10.6c-1 0-1.5-.5-1.2-1.2Z" />
      <path d="M3.6 15.9c.3-1.3 1.6-2 2.9-1.8.7-1.3 2-2 3.5-2 1.6 0 3 .8 3.7 2.1 1.2-.1 2.3.6 2.6 1.7.2.8-.4 1.4-1.3 1.4H4.9c-.9 0-1.5-.6-1.3-1.4Z" />
      <path d="M19.7 18.8c.3-1.3 1.5-2 2.8-1.8.7-1.2 1.9-1.9 3.3-1.9 1.6 0 2.9.8 3.6 2.1 1.3-.1 2.4.6 2.7 1.7.2.8-.4 1.3-1.2 1.3h-9.9c-.9 0-1.5-.6-1.3-1.4Z" />
      <path
        d="M17.3 9.5c.9 3.2.3 5.4-.6 7.7-1.3 3.2-1.8 5.6-.2 9 .7 1.5.9 3.5.5 5.8M11.5 17c1.5 1.6 3.2 2.4 4.9 2.6M25.2 19.8c-2.3 2.2-5.4 3.4-9.1 3.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
      <path d="M11.5 32.2h12" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
  if (!label) return drawing;
  return (
    <>
      {drawing}
      <span className="visually-hidden">{label}</span>
    </>
  );
}
