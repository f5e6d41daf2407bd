"use client";

import { CheckboxField } from "@/components/form/checkbox-field";
import { FieldError, FieldHint, fieldWiring, RequiredMark } from "@/components/form/field";
import { useFieldTexts } from "@/components/form/required";
import type { SelectOption } from "@/components/ui/select";

type Props = {
  id: string;
  label: string;
  hint?: string;
  options: readonly SelectOption[];
  chosen: readonly string[];
  isReadOnly: boolean;
  error: string | undefined;
  onChange: (chosen: readonly string[]) => void;
};

/** Any number of codes of a group. One that the group no longer has stays to be seen until it is taken away. */
export function CodeChecks({ id, label, hint, options, chosen, isReadOnly, error, onChange }: Props) {
  const texts = useFieldTexts(id, { label, hint, error }, { disabled: isReadOnly });
  const wiring = fieldWiring(id, texts);
  const gone = chosen.filter((code) => !options.some(({ value }) => value === code));
  const shown = [...options, ...gone.map((code) => ({ value: code, label: code }))];
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={wiring["aria-describedby"]} className="min-w-0">
      <legend className="mb-1.5 text-caption font-semibold text-ink">
        {label}
        {texts.requiredText ? <RequiredMark>{texts.requiredText}</RequiredMark> : null}
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4">
        {shown.map((option) => (
          <CheckboxField
            key={option.value}
            id={`${id}-${option.value}`}
            label={option.label}
            checked={chosen.includes(option.value)}
            disabled={isReadOnly}
            onChange={({ target: { checked } }) =>
              onChange(
                shown
                  .map(({ value }) => value)
                  .filter((value) => (value === option.value ? checked : chosen.includes(value))),
              )
            }
          />
        ))}
      </div>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
      {hint ? <FieldHint id={id}>{hint}</FieldHint> : null}
    </fieldset>
  );
}
