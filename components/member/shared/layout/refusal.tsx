import type { ReactNode } from "react";
import { Sign } from "@/components/ui/layout/signs";

/** Why something was not done, next to the control that asked for it; the region is there before its text. */
export function Refusal({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children ? (
        <p className="mt-2 flex items-start gap-1.5 text-caption font-medium text-bad">
          <Sign name="warning" size={18} className="mt-px" />
          <span>{children}</span>
        </p>
      ) : null}
    </div>
  );
}
