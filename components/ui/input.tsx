import type { ComponentPropsWithRef } from "react";
import { cn } from "./cn";
import { control } from "./control-style";

export function Input({ className, type = "text", ...native }: ComponentPropsWithRef<"input">) {
  return <input data-slot="input" {...native} type={type} className={cn(control, className)} />;
}
