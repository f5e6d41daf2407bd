"use client";

import { useId } from "react";
import { Checkbox, type CheckboxProps } from "@/components/ui/checkbox";
import { ChoiceField } from "./choice-field";
import { type FieldTexts, fieldId, fieldWiring } from "./field";

export type CheckboxFieldProps = FieldTexts & CheckboxProps & { fieldClassName?: string };

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, requiredText, fieldClassName, ...native } = props;
  const id = fieldId(native, useId());
  const texts = { label, hint, error, requiredText };
  return (
    <ChoiceField
      id={id}
      {...texts}
      isDisabled={native.disabled}
      className={fieldClassName}
      control={<Checkbox {...native} {...fieldWiring(id, texts)} />}
    />
  );
}
