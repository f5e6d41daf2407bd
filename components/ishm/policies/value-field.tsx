"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import { TextField } from "@/components/form/text-field";
import type { PolicyCode } from "@/lib/shared/policy-values";
import type { ValueMeaning } from "./policy-meanings";
import { SetField } from "./set-field";
import { usePolicyWords } from "./use-policy-words";
import { useValueHint } from "./use-value-hint";
import { useValueOptions } from "./use-value-options";

type Props = {
  code: PolicyCode;
  meaning: ValueMeaning;
  value: string;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (value: string) => void;
};

/** A value of a policy in the control that fits its kind. What cannot be changed by hand says why. */
export function ValueField({ code, meaning, value, error, isReadOnly, onChange }: Props) {
  const t = useTranslations("ishm.policies");
  const { fullLabel } = usePolicyWords();
  const hintOf = useValueHint();
  const optionsOf = useValueOptions();
  const { place, kind, isFixed, isFollowing } = meaning;
  const isLocked = isReadOnly || isFixed || isFollowing;
  const hint = isFixed ? t("fixed") : isFollowing ? t("follows") : hintOf(kind);
  const texts = { id: `values.${place}`, label: fullLabel(code, place), hint, error };

  if (kind.kind === "switch")
    return (
      <SwitchField
        {...texts}
        checked={value === "Y"}
        disabled={isLocked}
        onChange={(event) => onChange(event.target.checked ? "Y" : "N")}
      />
    );
  if (kind.kind === "set")
    return (
      <SetField {...texts} kind={kind} code={code} value={value} isDisabled={isLocked} onChange={onChange} />
    );
  const options = optionsOf(code, kind);
  if (options)
    return (
      <SelectField
        {...texts}
        options={options}
        value={value}
        disabled={isLocked}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  const isNumber = kind.kind === "whole" || kind.kind === "decimal";
  return (
    <TextField
      {...texts}
      inputMode={isNumber ? "decimal" : undefined}
      autoComplete="off"
      value={value}
      readOnly={isLocked}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
