"use client";

import { useId } from "react";
import { Select, type SelectProps } from "@/components/ui/select";
import { Field, type FieldTexts, fieldId, fieldWiring } from "./field";

export type SelectFieldProps = FieldTexts & SelectProps & { fieldClassName?: string };

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, requiredText, fieldClassName, ...native } = props;
  const id = fieldId(native, useId());
  const texts = { label, hint, error, requiredText };
  return (
    <Field id={id} {...texts} className={fieldClassName}>
      <Select {...native} {...fieldWiring(id, texts)} />
    </Field>
  );
}
