"use client";

import { clsx } from "clsx";
import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, use } from "react";
import { Sign } from "@/components/ui/layout/signs";
import { control } from "./input";

export type DateInputProps = Omit<ComponentPropsWithRef<"input">, "type"> & {
  type?: "date" | "datetime-local" | "month" | "time";
};

/** Another field in place of the device's own, for all that stands in it; the back office has one in the club's format. */
export const DateInputContext = createContext<ComponentType<DateInputProps> | null>(null);

/** The label of the field around: a calendar's button beside it is named by it too. */
export const DateLabelContext = createContext<ReactNode>(null);

/** The device's own date chooser; where its icon can be hidden, ours takes its place (base.css). */
export function DateInput(props: DateInputProps) {
  const Other = use(DateInputContext);
  return Other && props.type !== "month" ? <Other {...props} /> : <DeviceDateInput {...props} />;
}

function DeviceDateInput({ type = "date", className, ...native }: DateInputProps) {
  return (
    <span data-slot="date-frame" className={clsx("relative block", className)}>
      <input data-slot="date-input" {...native} type={type} className={control} />
      <Sign name={type === "time" ? "clock" : "calendar"} data-slot="date-sign" />
    </span>
  );
}
