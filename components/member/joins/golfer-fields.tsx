"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import type { JoinLevel, JoinPace } from "@/lib/shared/join-choices";
import type { Language } from "@/lib/shared/languages";

type BoxesProps<T extends string> = {
  name: string;
  legend: string;
  hint?: string;
  values: readonly T[];
  chosen: readonly T[];
  label: (value: T) => string;
  onChange: (chosen: T[]) => void;
};

/** Several of a few, each a box. */
export function Boxes<T extends string>({
  name,
  legend,
  hint,
  values,
  chosen,
  label,
  onChange,
}: BoxesProps<T>) {
  return (
    <fieldset>
      <legend className="text-caption font-semibold text-ink">{legend}</legend>
      {hint ? <p className="text-caption text-ink-2">{hint}</p> : null}
      {/* In columns: names in letters that come late move nobody. */}
      <div className="grid grid-cols-2 gap-x-7 gap-y-1">
        {values.map((value) => (
          <CheckboxField
            key={value}
            name={`${name}-${value}`}
            label={label(value)}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(values.filter((one) => (one === value ? target.checked : chosen.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

type Golfer = { level: JoinLevel; languages: readonly Language[]; pace: JoinPace };

/** One line about a party or a golfer: level, languages, pace. */
export function useGolferLine(): (golfer: Golfer) => string {
  const t = useTranslations("joins");
  const names = useTranslations("common.languageNames");
  return ({ level, languages, pace }) =>
    [
      t(`levels.${level}`),
      languages.map((one) => names(one)).join(", "),
      ...(pace === "ANY" ? [] : [t(`paces.${pace}`)]),
    ].join(" · ");
}
