import { clsx } from "clsx";
import type { ComponentPropsWithoutRef, ReactNode } from "react";

type EmptyStateProps = Omit<ComponentPropsWithoutRef<"div">, "title"> & {
  /** A small drawn view across the top. */
  picture?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** One action. */
  action?: ReactNode;
};

export function EmptyState({ picture, title, text, action, className, ...native }: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      {...native}
      className={clsx("overflow-hidden rounded-panel border border-line bg-sheet", className)}
    >
      {picture ? <div className="overflow-hidden *:block *:w-full">{picture}</div> : null}
      <div className="px-7 pt-6 pb-7">
        <p className="font-display text-sub text-heading">{title}</p>
        {text ? <p className="mt-1 text-caption text-ink-2">{text}</p> : null}
        {action ? <div className="mt-4">{action}</div> : null}
      </div>
    </div>
  );
}
