import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";

const disc =
  "size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-border bg-field transition-[border-width,border-color] " +
  "checked:border-[6px] checked:border-primary hover:border-ink-2 checked:hover:border-primary " +
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-disabled";

export function Radio({ className, ...native }: Omit<ComponentPropsWithRef<"input">, "type">) {
  return <input data-slot="radio" {...native} type="radio" className={clsx(disc, className)} />;
}
