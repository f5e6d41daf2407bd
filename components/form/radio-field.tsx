"use client";

import { type ComponentPropsWithRef, useId } from "react";
import { Radio } from "@/components/ui/radio";
import { FieldError, FieldHint, type FieldTexts, fieldId, fieldWiring, RequiredMark } from "./field";

export type RadioOption = { value: string; label: string; isDisabled?: boolean };

export type RadioFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<"input">, "children" | "type" | "value"> & {
    options: readonly RadioOption[];
    /** The chosen value when the field is controlled. */
    value?: string;
    fieldClassName?: string;
  };

/** One of a few, all in sight. The first option carries the id that an error summary links to. */
export function RadioField(props: RadioFieldProps) {
  const { label, hint, error, requiredText, options, value, fieldClassName, ...native } = props;
  const id = fieldId(native, useId());
  const wiring = fieldWiring(id, { hint, error, requiredText });
  return (
    <fieldset data-slot="field" aria-describedby={wiring["aria-describedby"]} className={fieldClassName}>
      <legend className="mb-1.5 text-caption font-semibold text-ink">
        {label}
        {requiredText ? <RequiredMark>{requiredText}</RequiredMark> : null}
      </legend>
      <div className="flex flex-wrap gap-x-7 gap-y-1">
        {options.map((option, index) => {
          const optionId = index === 0 ? id : `${id}-${option.value}`;
          return (
            <label
              key={option.value}
              htmlFor={optionId}
              className="inline-flex min-h-8 cursor-pointer items-center gap-2.5 py-1"
            >
              <Radio
                name={id}
                {...native}
                id={optionId}
                value={option.value}
                checked={value === undefined ? undefined : value === option.value}
                disabled={native.disabled || option.isDisabled}
              />
              {option.label}
            </label>
          );
        })}
      </div>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
      {hint ? <FieldHint id={id}>{hint}</FieldHint> : null}
    </fieldset>
  );
}
