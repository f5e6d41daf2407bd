"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Icon } from "@/components/ui/layout/icons";
import { useCodeOptions } from "../board/form/use-code-options";
import { type RuleCell, withNewStep } from "./rule-draft";

type Steps = Exclude<RuleCell, string>;
type Props = {
  id: string;
  label: string;
  steps: Steps;
  isReadOnly: boolean;
  onChange: (steps: Steps) => void;
};

/** Fees by holes played, a step per line. */
export function StepCells({ id, label, steps, isReadOnly, onChange }: Props) {
  const t = useTranslations("ishm.rules.steps");
  const put = (at: number, part: Partial<Steps[number]>) =>
    onChange(steps.map((step, place) => (place === at ? { ...step, ...part } : step)));
  return (
    <fieldset id={id} tabIndex={-1} className="space-y-2">
      <legend className="visually-hidden">{label}</legend>
      {steps.map((step, at) => (
        <div key={step.key} className="flex items-center gap-2">
          <Input
            aria-label={t("holes", { step: at + 1 })}
            className="min-h-9 w-16 px-2.5"
            inputMode="numeric"
            value={step.holes}
            readOnly={isReadOnly}
            onChange={(event) => put(at, { holes: event.target.value })}
          />
          <span className="text-ink-2">{t("unit")}</span>
          <Input
            aria-label={t("amount", { step: at + 1 })}
            className="min-h-9 w-30 px-2.5 text-end"
            inputMode="decimal"
            value={step.amount}
            readOnly={isReadOnly}
            onChange={(event) => put(at, { amount: event.target.value })}
          />
          {isReadOnly ? null : (
            <Button
              size="small"
              variant="quiet"
              className="px-2"
              aria-label={t("remove", { step: at + 1 })}
              onClick={() => onChange(steps.filter((_, place) => place !== at))}
            >
              <Icon name="trash" size={18} />
            </Button>
          )}
        </div>
      ))}
      {isReadOnly ? null : (
        <Button size="small" variant="quiet" onClick={() => onChange(withNewStep(steps))}>
          <Icon name="plus" size={18} />
          {t("add")}
        </Button>
      )}
    </fieldset>
  );
}

type CourseCellsProps = {
  id: string;
  label: string;
  /** Course codes with commas between. */
  value: string;
  isReadOnly: boolean;
  onChange: (value: string) => void;
};

/** The nines that a part of the day is played on. */
export function CourseCells({ id, label, value, isReadOnly, onChange }: CourseCellsProps) {
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
