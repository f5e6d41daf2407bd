import type { ComponentPropsWithRef } from "react";
import { cn } from "./cn";
import { Icon, type IconName } from "./icons";

export type IconButtonProps = Omit<ComponentPropsWithRef<"button">, "children" | "aria-label"> & {
  icon: IconName;
  /** The accessible name; also the tooltip. */
  label: string;
};

/** A button of one icon, 44 px to the finger. */
export function IconButton({ icon, label, type = "button", className, ...native }: IconButtonProps) {
  return (
    <button
      data-slot="icon-button"
      title={label}
      {...native}
      type={type}
      aria-label={label}
      className={cn(
        "inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-2 transition-colors",
        "hover:bg-hover hover:text-ink active:bg-paper-2 disabled:cursor-not-allowed disabled:text-ink-3",
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  );
}
