"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { primeDays } from "@/lib/contract/fairness";
import { cancelCounts, type fairnessShape } from "@/lib/web/office/fairness-place";
import { FilterSelect } from "../list/filter-select";
import type { ListPlace } from "../list/use-list-query";
import { SpanChoice } from "./span-choice";
import type { FairnessReport } from "./use-fairness";

type Props = { place: ListPlace<typeof fairnessShape>; report: FairnessReport };

const usualParts = "1";

/** The span, whom it is about, and what counts as a prime time. */
export function FairnessFilters({ place, report }: Props) {
  const t = useTranslations("ishm.fairness");
  const { query, change } = place;
  const { type, primeDay, parts, cancels } = query.filters;
  const chosenParts = (parts ?? usualParts).split(",");
  const turnPart = (key: string, isOn: boolean) => {
    const next = report.choices.periods
      .map((one) => one.key)
      .filter((one) => (one === key ? isOn : chosenParts.includes(one)));
    if (next.length > 0) change({ filters: { parts: next.join() } });
  };
  return (
    <section aria-label={t("filters.label")} className="rounded-panel border border-line bg-sheet">
      <SpanChoice place={place} report={report} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3">
        <FilterSelect
          label={t("filters.type")}
          all={t("filters.allTypes")}
          options={report.choices.memberTypes.map(({ key, name }) => ({ value: key, label: name }))}
          chosen={type}
          onChoose={(value) => change({ filters: { type: value } })}
        />
        <FilterSelect
          label={t("filters.cancels")}
          all={t("filters.usualCancels")}
          options={cancelCounts.map((count) => ({
            value: count,
            label: t("filters.cancelsFrom", { count: Number(count) }),
          }))}
          chosen={cancels}
          onChoose={(value) =>
            change({ filters: { cancels: cancelCounts.find((one) => one === value) ?? null } })
          }
        />
        <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1 border-s border-line ps-3">
          <legend className="visually-hidden">{t("filters.prime")}</legend>
          <span aria-hidden="true" className="text-ink-2">
            {t("filters.prime")}
          </span>
          <FilterSelect
            label={t("filters.primeDay")}
            all={t("days.WEEKEND")}
            options={primeDays
              .filter((day) => day !== "WEEKEND")
              .map((day) => ({ value: day, label: t(`days.${day}`) }))}
            chosen={primeDay === "WEEKEND" ? null : primeDay}
            onChoose={(value) =>
              change({ filters: { primeDay: primeDays.find((day) => day === value) ?? null } })
            }
          />
          {report.choices.periods.map(({ key, name }) => (
            <CheckboxField
              key={key}
              label={name}
              checked={chosenParts.includes(key)}
              onChange={(event) => turnPart(key, event.target.checked)}
            />
          ))}
        </fieldset>
      </div>
    </section>
  );
}
