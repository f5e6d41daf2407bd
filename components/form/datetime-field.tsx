"use client";

import { type ComponentPropsWithRef, useId } from "react";
import { DateInput, DateLabelContext } from "@/components/ui/date-input";
import { Field, type FieldTexts, fieldId, fieldWiring } from "./field";
import { useFieldTexts } from "./required";

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
  const texts = useFieldTexts(id, { label, hint, error, requiredText }, native);
  return (
    <Field id={id} {...texts} className={fieldClassName}>
      <DateLabelContext value={label}>
        <DateInput {...native} type="datetime-local" {...fieldWiring(id, texts)} />
      </DateLabelContext>
    </Field>
  );
}
