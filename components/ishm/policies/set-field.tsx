"use client";

import { CheckboxField } from "@/components/form/checkbox-field";
import { FieldError, FieldHint, fieldWiring } from "@/components/form/field";
import type { PolicyCode, PolicyValueKind } from "@/lib/shared/policy-values";
import { usePolicyWords } from "./use-policy-words";

type Props = {
  id: string;
  code: PolicyCode;
  kind: Extract<PolicyValueKind, { kind: "set" }>;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The chosen ones, with commas between them. */
  value: string;
  isDisabled: boolean;
  onChange: (value: string) => void;
};

/** Some of a few, kept in their own order. */
export function SetField({ id, code, kind, label, hint, error, value, isDisabled, onChange }: Props) {
  const { word } = usePolicyWords();
  const chosen = value.split(",").filter(Boolean);
  const turn = (one: string, isOn: boolean) =>
    onChange(kind.of.filter((known) => (known === one ? isOn : chosen.includes(known))).join(","));
  return (
    <fieldset
      data-slot="field"
      aria-describedby={fieldWiring(id, { hint, error })["aria-describedby"]}
      className="min-w-0 min-[600px]:col-span-2"
    >
      <legend className="mb-1.5 text-caption font-semibold text-ink">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {kind.of.map((one, at) => (
          <CheckboxField
            key={one}
            id={at === 0 ? id : `${id}-${one}`}
            label={word(code, { kind: "set", of: kind.of }, one)}
            checked={chosen.includes(one)}
            disabled={isDisabled}
            onChange={(event) => turn(one, event.target.checked)}
          />
        ))}
      </div>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
      {hint ? <FieldHint id={id}>{hint}</FieldHint> : null}
    </fieldset>
  );
}
