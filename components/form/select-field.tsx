"use client";

import { useId } from "react";
import { Select, type SelectProps } from "@/components/ui/select";
import { Field, type FieldTexts, fieldId, fieldWiring } from "./field";
import { useFieldTexts } from "./required";

export type SelectFieldProps = FieldTexts & SelectProps & { fieldClassName?: string };

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, requiredText, fieldClassName, ...native } = props;
  const id = fieldId(native, useId());
  // A choice that always has a value cannot be left out.
  const isFilled = native.placeholder === undefined && native.options.every(({ value }) => value !== "");
  const texts = useFieldTexts(
    id,
    { label, hint, error, requiredText },
    { disabled: native.disabled || isFilled },
  );
  return (
    <Field id={id} {...texts} className={fieldClassName}>
      <Select {...native} {...fieldWiring(id, texts)} />
    </Field>
  );
}
