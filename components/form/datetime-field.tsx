"use client";

import { type ComponentPropsWithRef, useId } from "react";
import { DateInput, DateLabelContext } from "@/components/ui/date-input";
import { Field, type FieldTexts, fieldId, fieldWiring } from "./field";

export type DatetimeFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<"input">, "children" | "type"> & { fieldClassName?: string };

/** A minute of club time as YYYY-MM-DDTHH:mm; the value carries no zone. */
export function DatetimeField({
  label,
  hint,
  error,
  requiredText,
  fieldClassName,
  ...native
}: DatetimeFieldProps) {
  const id = fieldId(native, useId());
  const texts = { label, hint, error, requiredText };
  return (
    <Field id={id} {...texts} className={fieldClassName}>
      <DateLabelContext value={label}>
        <DateInput {...native} type="datetime-local" {...fieldWiring(id, texts)} />
      </DateLabelContext>
    </Field>
  );
}
