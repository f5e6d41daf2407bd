import type { ReactNode } from "react";
import { Icon } from "@/components/ui/layout/icons";

/** Why something was not done, next to the control that asked for it; the region is there before its text. */
export function Refusal({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children ? (
        <p className="mt-2 flex items-start gap-1.5 text-caption font-medium text-bad">
          <Icon name="warning" size={18} className="mt-px" />
          <span>{children}</span>
        </p>
      ) : null}
    </div>
  );
}
