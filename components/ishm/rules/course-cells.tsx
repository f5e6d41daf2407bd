"use client";

import { CheckboxField } from "@/components/form/checkbox-field";
import { useCodeOptions } from "../board/form/use-code-options";

type Props = {
  id: string;
  label: string;
  /** Course codes with commas between. */
  value: string;
  isReadOnly: boolean;
  onChange: (value: string) => void;
};

/** The nines that a part of the day is played on. */
export function CourseCells({ id, label, value, isReadOnly, onChange }: Props) {
  const options = useCodeOptions("courses");
  const chosen = value.split(",").filter(Boolean);
  const isOn = (code: string, changed: string, isChecked: boolean) =>
    code === changed ? isChecked : chosen.includes(code);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="flex flex-wrap gap-x-3 whitespace-nowrap min-[1000px]:min-w-64"
    >
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <CheckboxField
          key={option.value}
          id={`${id}-${option.value}`}
          label={option.label}
          checked={chosen.includes(option.value)}
          disabled={isReadOnly}
          onChange={({ target: { checked } }) =>
            onChange(
              options
                .map((one) => one.value)
                .filter((code) => isOn(code, option.value, checked))
                .join(","),
            )
          }
        />
      ))}
    </fieldset>
  );
}
