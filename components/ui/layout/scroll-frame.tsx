import { clsx } from "clsx";
import type { ReactNode } from "react";

type Props = { className?: string; children: ReactNode };

/** Lets content that is wider than a phone scroll sideways, by keyboard too. */
export function ScrollFrame({ className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls has to be reached by keyboard (WCAG 2.1.1)
    <div tabIndex={0} className={clsx("scroll-frame overflow-x-auto", className)}>
      {children}
    </div>
  );
}
