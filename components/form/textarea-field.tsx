"use client";

import { type ComponentPropsWithRef, useId } from "react";
import { Textarea } from "@/components/ui/input";
import { Field, type FieldTexts, fieldId, fieldWiring } from "./field";
import { useFieldTexts } from "./required";

export type TextareaFieldProps = FieldTexts & ComponentPropsWithRef<"textarea"> & { fieldClassName?: string };

export function TextareaField(props: TextareaFieldProps) {
  const { label, hint, error, requiredText, fieldClassName, ...native } = props;
  const id = fieldId(native, useId());
  const texts = useFieldTexts(id, { label, hint, error, requiredText }, native);
  return (
    <Field id={id} {...texts} className={fieldClassName}>
      <Textarea {...native} {...fieldWiring(id, texts)} />
    </Field>
  );
}
