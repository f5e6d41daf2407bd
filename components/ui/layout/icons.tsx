import { clsx } from "clsx";
import type { ComponentPropsWithoutRef } from "react";
import { iconPaths } from "./icon-paths";

export type IconName = keyof typeof iconPaths;

export type IconProps = Omit<ComponentPropsWithoutRef<"svg">, "children"> & {
  name: IconName;
  /** Edge in px; the stroke stays 1.5 px at 20. */
  size?: number;
  /** The accessible name of an icon without a word beside it. */
  label?: string;
};

export function Icon({ name, size = 20, label, className, ...native }: IconProps) {
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
      <path d={iconPaths[name]} />
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
