"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Icon } from "@/components/ui/layout/icons";
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
            isCompact
            className="max-w-16 min-w-16"
            inputMode="numeric"
            value={step.holes}
            readOnly={isReadOnly}
            onChange={(event) => put(at, { holes: event.target.value })}
          />
          <span className="text-ink-2">{t("unit")}</span>
          <Input
            aria-label={t("amount", { step: at + 1 })}
            isCompact
            className="max-w-30 min-w-30 text-end"
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
