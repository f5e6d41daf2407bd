"use client";

import { type ComponentPropsWithRef, useId } from "react";
import { DateInput, DateLabelContext } from "@/components/ui/date-input";
import { Field, type FieldTexts, fieldId, fieldWiring } from "./field";
import { useFieldTexts } from "./required";

export type DateFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<"input">, "children" | "type"> & { fieldClassName?: string };

/** A day as YYYY-MM-DD, chosen with the device's own calendar. */
export function DateField({ label, hint, error, requiredText, fieldClassName, ...native }: DateFieldProps) {
  const id = fieldId(native, useId());
  const texts = useFieldTexts(id, { label, hint, error, requiredText }, native);
  return (
    <Field id={id} {...texts} className={fieldClassName}>
      <DateLabelContext value={label}>
        <DateInput {...native} {...fieldWiring(id, texts)} />
      </DateLabelContext>
    </Field>
  );
}
