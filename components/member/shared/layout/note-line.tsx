import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type Props = { tone?: "ok" | "warn"; children: ReactNode };

const tones = { ok: "bg-ok-tint text-ok", warn: "bg-warn-tint text-warn" } as const;

/** A sentence above a form that tells what has just happened; read aloud when it appears. */
export function NoteLine({ tone = "warn", children }: Props) {
  return (
    <div role="status">
      {children ? <p className={cn("mb-6 px-4 py-3 text-caption", tones[tone])}>{children}</p> : null}
    </div>
  );
}
