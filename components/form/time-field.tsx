"use client";

import { type ComponentPropsWithRef, useId } from "react";
import { DateInput } from "@/components/ui/date-input";
import { Field, type FieldTexts, fieldId, fieldWiring } from "./field";
import { useFieldTexts } from "./required";

export type TimeFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<"input">, "children" | "type"> & { fieldClassName?: string };

/** A time of day as HH:mm. */
export function TimeField({ label, hint, error, requiredText, fieldClassName, ...native }: TimeFieldProps) {
  const id = fieldId(native, useId());
  const texts = useFieldTexts(id, { label, hint, error, requiredText }, native);
  return (
    <Field id={id} {...texts} className={fieldClassName}>
      <DateInput {...native} type="time" {...fieldWiring(id, texts)} />
    </Field>
  );
}
