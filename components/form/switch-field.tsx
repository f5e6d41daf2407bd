"use client";

import { useId } from "react";
import { Switch, type SwitchProps } from "@/components/ui/switch";
import { ChoiceField } from "./choice-field";
import { type FieldTexts, fieldId, fieldWiring } from "./field";

export type SwitchFieldProps = FieldTexts & SwitchProps & { fieldClassName?: string };

export function SwitchField(props: SwitchFieldProps) {
  const { label, hint, error, requiredText, fieldClassName, ...native } = props;
  const id = fieldId(native, useId());
  const texts = { label, hint, error, requiredText };
  return (
    <ChoiceField
      id={id}
      {...texts}
      isDisabled={native.disabled}
      className={fieldClassName}
      control={<Switch {...native} {...fieldWiring(id, texts)} />}
    />
  );
}
