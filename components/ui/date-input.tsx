import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { control } from "./control-style";
import { Icon } from "./layout/icons";

export type DateInputProps = Omit<ComponentPropsWithRef<"input">, "type"> & {
  type?: "date" | "datetime-local" | "month" | "time";
};

/** The device's own date chooser; where its sign can be hidden ours stands in the same place (base.css). */
export function DateInput({ type = "date", className, ...native }: DateInputProps) {
  return (
    <span data-slot="date-frame" className={clsx("relative block", className)}>
      <input data-slot="date-input" {...native} type={type} className={control} />
      <Icon name={type === "time" ? "clock" : "calendar"} data-slot="date-sign" />
    </span>
  );
}
