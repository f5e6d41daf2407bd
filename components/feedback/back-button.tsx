"use client";

import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { goBack } from "@/lib/web/runtime/path-history";

/** Back to the page before; to the home page when there is none, or it was a close page (seed §2). */
export function BackButton({ home, children }: { home: string; children: ReactNode }) {
  return (
    <button type="button" onClick={() => goBack(home)} className={buttonStyle("quiet", "medium")}>
      {children}
    </button>
  );
}
