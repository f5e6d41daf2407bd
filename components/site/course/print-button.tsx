"use client";

import type { ReactNode } from "react";

type Props = { className: string; children: ReactNode };

/** The browser's own print; its menu does the same, so without a script the button is not there. */
export function PrintButton({ className, children }: Props) {
  return (
    <button type="button" data-needs-script="" className={className} onClick={() => window.print()}>
      {children}
    </button>
  );
}
