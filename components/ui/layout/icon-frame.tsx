import { clsx } from "clsx";
import type { ComponentPropsWithoutRef } from "react";

type Props = Omit<ComponentPropsWithoutRef<"svg">, "children"> & {
  path: string;
  /** Edge in px; the stroke stays 1.5 px at 20. */
  size?: number;
  /** The accessible name of an icon without a word next to it. */
  label?: string;
};

/** One line drawing on a square of 20 px. */
export function IconFrame({ path, size = 20, label, className, ...native }: Props) {
  const drawing = (
    <svg
      data-slot="icon"
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...native}
      aria-hidden="true"
      className={clsx("shrink-0", className)}
    >
      <path d={path} />
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
