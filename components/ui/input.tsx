import type { ComponentPropsWithRef } from "react";
import { controlStyle } from "./control-style";

export function Input({ className, type = "text", ...native }: ComponentPropsWithRef<"input">) {
  return <input data-slot="input" {...native} type={type} className={controlStyle(className)} />;
}
