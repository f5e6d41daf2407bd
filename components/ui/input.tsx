import { clsx } from "clsx";
import type { ChangeEvent, ComponentPropsWithRef } from "react";
import { plainTyped } from "@/lib/shared/money/typed-numbers";

/** Shared by both sizes of a text control; an error has a border of 2 px. */
const frame =
  "block w-full rounded-control border border-border bg-field text-ink " +
  "transition-[border-color,background-color] hover:border-ink-2 " +
  "[&[readonly]]:bg-paper-2 [&[readonly]]:text-ink-2 " +
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-disabled disabled:text-on-disabled disabled:opacity-100 " +
  "aria-invalid:border-2 aria-invalid:border-bad";

/** Classes of a text control: 50 px high, 40 in the back office. */
const standard = `${frame} min-h-(--control-height) px-4 aria-invalid:px-[15px]`;
export const control = `${standard} py-2`;
/** A control in a row or a table of the back office: 36 px high. */
const compact = `${frame} min-h-9 px-2.5 py-2 aria-invalid:px-[9px]`;

type InputProps = ComponentPropsWithRef<"input"> & { isCompact?: boolean };

/**
 * A line of text. Where whole numbers are typed (`inputMode="numeric"`), commas go while they are (seed §5). `className` only
 * adds: public pages carry no table of which class takes another one's place.
 */
export function Input({ className, type = "text", isCompact = false, ...native }: InputProps) {
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
  return (
    <input
      data-slot="input"
      {...native}
      {...changes}
      type={type}
      className={clsx(isCompact ? compact : control, className)}
    />
  );
}

/** The caret stays where it is, and what an input method has not finished is left alone. */
function dropGroups({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  const plain = plainTyped(target.value);
  if (plain === target.value || ("isComposing" in nativeEvent && nativeEvent.isComposing)) return;
  const caret = plainTyped(target.value.slice(0, target.selectionStart ?? target.value.length)).length;
  target.value = plain;
  target.setSelectionRange(caret, caret);
}

/** Grows with its text, from the height of its rows on: a browser that lets it grow ignores them. */
export function Textarea({ className, rows = 5, style, ...native }: ComponentPropsWithRef<"textarea">) {
  return (
    <textarea
      data-slot="textarea"
      {...native}
      rows={rows}
      // With its padding and frame.
      style={{ minBlockSize: `calc(${rows}lh + 1.5rem + 2px)`, ...style }}
      className={clsx(standard, "field-sizing-content resize-y py-3 leading-[1.65]", className)}
    />
  );
}
