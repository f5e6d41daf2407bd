import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { Icon } from "@/components/ui/layout/icons";
import { cn } from "./cn";

/** Classes of a text control: 50 px high (40 in the back office), 2 px bad border on error. */
export const control =
  "block min-h-(--control-height) w-full rounded-control border border-border bg-field px-4 py-2 text-ink " +
  "transition-[border-color,background-color] hover:border-ink-2 " +
  "[&[readonly]]:bg-paper-2 [&[readonly]]:text-ink-2 " +
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-disabled disabled:text-on-disabled disabled:opacity-100 " +
  "aria-invalid:border-2 aria-invalid:border-bad aria-invalid:px-[15px]";

export function Input({ className, type = "text", ...native }: ComponentPropsWithRef<"input">) {
  return <input data-slot="input" {...native} type={type} className={cn(control, className)} />;
}

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

type DateInputProps = Omit<ComponentPropsWithRef<"input">, "type"> & {
  type?: "date" | "datetime-local" | "month" | "time";
};

/** The device's own date chooser; where its icon can be hidden, ours takes its place (base.css). */
export function DateInput({ type = "date", className, ...native }: DateInputProps) {
  return (
    <span data-slot="date-frame" className={clsx("relative block", className)}>
      <input data-slot="date-input" {...native} type={type} className={control} />
      <Icon name={type === "time" ? "clock" : "calendar"} data-slot="date-sign" />
    </span>
  );
}
