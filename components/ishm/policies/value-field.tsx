"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { FieldError, FieldHint, fieldWiring } from "@/components/form/field";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import { TextField } from "@/components/form/text-field";
import type { SelectOption } from "@/components/ui/select";
import { countryFormats } from "@/lib/shared/money/country-formats";
import type { PolicyCode, PolicyValueKind } from "@/lib/shared/policy-values";
import { formatDate } from "@/lib/shared/time/date-format";
import { dateFormats } from "@/lib/shared/time/date-patterns";
import { timeZones } from "@/lib/shared/time/time-zones";
import { useOffice } from "../frame/root/office-context";
import type { ValueMeaning } from "./policy-meanings";
import { usePolicyWords } from "./use-policy-words";

type Props = {
  code: PolicyCode;
  meaning: ValueMeaning;
  value: string;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (value: string) => void;
};

/** A value of a policy in the control of its kind. A value that cannot be changed by hand says why. */
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

type SetFieldProps = {
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

/** A choice of several values, in their own order. */
function SetField({ id, code, kind, label, hint, error, value, isDisabled, onChange }: SetFieldProps) {
  const { word } = usePolicyWords();
  const chosen = value.split(",").filter(Boolean);
  const turn = (one: string, isOn: boolean) =>
    onChange(kind.of.filter((known) => (known === one ? isOn : chosen.includes(known))).join(","));
  return (
    <fieldset
      data-slot="field"
      aria-describedby={fieldWiring(id, { hint, error })["aria-describedby"]}
      className="min-w-0 min-[37.5rem]:col-span-2"
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

/** The range of a value in words; undefined where the control itself shows it. */
function useValueHint(): (kind: PolicyValueKind) => string | undefined {
  const t = useTranslations("ishm.policies.allowed");
  return (kind) => {
    switch (kind.kind) {
      case "whole":
        return t("whole", { min: kind.min, max: kind.max });
      case "decimal":
        return t("decimal", { min: kind.min, max: kind.max });
      case "text":
        return t(kind.isOptional ? "optionalText" : "text", { max: kind.max });
      case "time":
      case "span":
      case "points":
      case "temperatures":
      case "currency":
      case "locale":
      case "zone":
      case "offset":
        return t(kind.kind);
      default:
        return undefined;
    }
  };
}

const weekdays = ["1", "2", "3", "4", "5", "6", "7"] as const;
const otherCountry = "ZZ";

/** The options of a value; null for one that is typed. */
function useValueOptions(): (code: PolicyCode, kind: PolicyValueKind) => SelectOption[] | null {
  const t = useTranslations("ishm.policies");
  const { weekday, word } = usePolicyWords();
  const { language, formats, now } = useOffice();

  function countries(): SelectOption[] {
    const names = new Intl.DisplayNames(language, { type: "region" });
    const known = countryFormats.map(({ country }) => ({
      value: country,
      label: `${names.of(country) ?? country} (${country})`,
    }));
    return [...known, { value: otherCountry, label: t("otherCountry") }];
  }

  return (code, kind) => {
    switch (kind.kind) {
      case "choice":
        return kind.of.map((value) => ({ value, label: word(code, kind, value) }));
      case "weekday":
        return weekdays.map((value) => ({ value, label: weekday(value) }));
      case "dateFormat":
        return dateFormats.map(({ code: value, pattern }) => ({
          value: String(value),
          label: `${formatDate(now(), { ...formats, dateFormat: pattern })} (${pattern})`,
        }));
      case "zoneCode":
        return timeZones.map(({ code: value, offset, zone }) => ({
          value: String(value),
          label: `UTC${offset} ${zone}`,
        }));
      case "country":
        return countries();
      default:
        return null;
    }
  };
}
