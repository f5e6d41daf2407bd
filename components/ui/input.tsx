import { clsx } from "clsx";
import type { ChangeEvent, ComponentPropsWithRef } from "react";
import { Icon } from "@/components/ui/layout/icons";
import { plainTyped } from "@/lib/shared/money/typed-numbers";
import { cn } from "./cn";

/** Classes of a text control: 50 px high (40 in the back office), 2 px bad border on error. */
export const control =
  "block min-h-(--control-height) w-full rounded-control border border-border bg-field px-4 py-2 text-ink " +
  "transition-[border-color,background-color] hover:border-ink-2 " +
  "[&[readonly]]:bg-paper-2 [&[readonly]]:text-ink-2 " +
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-disabled disabled:text-on-disabled disabled:opacity-100 " +
  "aria-invalid:border-2 aria-invalid:border-bad aria-invalid:px-[15px]";

/** A line of text. Where whole numbers are typed (`inputMode="numeric"`), commas go while they are (seed §5). */
export function Input({ className, type = "text", ...native }: ComponentPropsWithRef<"input">) {
  const { inputMode, onChange } = native;
  const isWhole = inputMode === "numeric" && type === "text" && onChange !== undefined;
  const changes = isWhole
    ? {
        onChange: (event: ChangeEvent<HTMLInputElement>) => {
          dropGroups(event);
          onChange(event);
        },
      }
    : {};
  return <input data-slot="input" {...native} {...changes} type={type} className={cn(control, className)} />;
}

/** The caret stays where it is, and what an input method has not finished is left alone. */
function dropGroups({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  const plain = plainTyped(target.value);
  if (plain === target.value || ("isComposing" in nativeEvent && nativeEvent.isComposing)) return;
  const caret = plainTyped(target.value.slice(0, target.selectionStart ?? target.value.length)).length;
  target.value = plain;
  target.setSelectionRange(caret, caret);
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
