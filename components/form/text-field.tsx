"use client";

import { type ComponentPropsWithRef, useId } from "react";
import { Input } from "@/components/ui/input";
import { Field, type FieldTexts, fieldId, fieldWiring } from "./field";
import { useFieldTexts } from "./required";

export type TextFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<"input">, "children"> & { fieldClassName?: string };

/** A line of text; `type`, `autoComplete` and `inputMode` pass through to the native input. */
export function TextField({ label, hint, error, requiredText, fieldClassName, ...native }: TextFieldProps) {
  const id = fieldId(native, useId());
  const texts = useFieldTexts(id, { label, hint, error, requiredText }, native);
  return (
    <Field id={id} {...texts} className={fieldClassName}>
      <Input {...native} {...fieldWiring(id, texts)} />
    </Field>
  );
}
