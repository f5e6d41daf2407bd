import type { ComponentPropsWithRef } from "react";
import { cn } from "./cn";
import { control } from "./control-style";

export function Textarea({ className, rows = 5, ...native }: ComponentPropsWithRef<"textarea">) {
  return (
    <textarea
      data-slot="textarea"
      {...native}
      rows={rows}
      className={cn(control, "field-sizing-content resize-y py-3 leading-[1.65]", className)}
    />
  );
}
