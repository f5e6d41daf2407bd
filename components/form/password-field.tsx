"use client";

import { type ComponentPropsWithRef, useId, useState } from "react";
import { Input } from "@/components/ui/input";
import { Sign } from "@/components/ui/layout/signs";
import { Field, type FieldTexts, fieldId, fieldWiring } from "./field";
import { useFieldTexts } from "./required";

export type PasswordFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<"input">, "children" | "type"> & {
    /** Names of the button that shows and hides what was typed. */
    showLabel: string;
    hideLabel: string;
    fieldClassName?: string;
  };

/** A password that can be pasted and shown; `autoComplete` tells managers the old from the new one. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, requiredText, showLabel, hideLabel, fieldClassName, ...native } = props;
  const id = fieldId(native, useId());
  const [isShown, setIsShown] = useState(false);
  const texts = useFieldTexts(id, { label, hint, error, requiredText }, native);
  return (
    <Field id={id} {...texts} className={fieldClassName}>
      <div className="relative">
        <Input
          autoComplete="current-password"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...native}
          type={isShown ? "text" : "password"}
          className="pe-13 aria-invalid:pe-[51px]"
          {...fieldWiring(id, texts)}
        />
        <button
          type="button"
          aria-label={isShown ? hideLabel : showLabel}
          aria-controls={id}
          disabled={native.disabled}
          onClick={() => setIsShown((was) => !was)}
          className="absolute inset-y-0 end-0 flex w-12 items-center justify-center rounded-control text-ink-2 hover:text-ink focus-visible:-outline-offset-3"
        >
          <Sign name={isShown ? "eye-off" : "eye"} />
        </button>
      </div>
    </Field>
  );
}
