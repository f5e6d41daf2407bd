"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { type PrimeDay, primeDays } from "@/lib/contract/draws/fairness";
import { usualPrime } from "@/lib/web/office/fairness-query";
import { FilterSelect } from "../list/filter-select";

type Props = {
  day: PrimeDay;
  parts: readonly string[];
  /** The parts of the day that the club has. */
  choices: readonly { key: string; name: string }[];
  onDay: (day: PrimeDay) => void;
  onParts: (parts: string[]) => void;
};

/** What counts as a prime time: the days, and at least one part of them. */
export function PrimeChoice({ day, parts, choices, onDay, onParts }: Props) {
  const t = useTranslations("ishm.fairness");
  const turnPart = (key: string, isOn: boolean) => {
    const next = choices.map((one) => one.key).filter((one) => (one === key ? isOn : parts.includes(one)));
    if (next.length > 0) onParts(next);
  };
  return (
    <>
      <FilterSelect
        label={t("filters.primeDay")}
        className="w-60"
        all={t(`days.${usualPrime.day}`)}
        options={primeDays
          .filter((one) => one !== usualPrime.day)
          .map((one) => ({ value: one, label: t(`days.${one}`) }))}
        chosen={day === usualPrime.day ? null : day}
        onChoose={(value) => onDay(primeDays.find((one) => one === value) ?? usualPrime.day)}
      />
      {choices.map(({ key, name }) => (
        <CheckboxField
          key={key}
          label={name}
          checked={parts.includes(key)}
          onChange={(event) => turnPart(key, event.target.checked)}
        />
      ))}
    </>
  );
}
