"use client";

import { type ComponentPropsWithRef, useId } from "react";
import { DateInput } from "@/components/ui/date-input";
import { Field, type FieldTexts, fieldId, fieldWiring } from "./field";

export type TimeFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<"input">, "children" | "type"> & { fieldClassName?: string };

/** A time of day as HH:mm. */
export function TimeField({ label, hint, error, requiredText, fieldClassName, ...native }: TimeFieldProps) {
  const id = fieldId(native, useId());
  const texts = { label, hint, error, requiredText };
  return (
    <Field id={id} {...texts} className={fieldClassName}>
      <DateInput {...native} type="time" {...fieldWiring(id, texts)} />
    </Field>
  );
}
