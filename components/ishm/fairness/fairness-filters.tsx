"use client";

import { useTranslations } from "next-intl";
import { cancelCounts, type fairnessShape, usualPrime } from "@/lib/web/office/fairness-query";
import { FilterSelect } from "../list/filter-select";
import type { ListPlace } from "../list/use-list-query";
import { PrimeChoice } from "./prime-choice";
import { SpanChoice } from "./span-choice";
import type { FairnessReport } from "./use-fairness";

type Props = { place: ListPlace<typeof fairnessShape>; report: FairnessReport };

/** The span, whom it is about, and what counts as a prime time. */
export function FairnessFilters({ place, report }: Props) {
  const t = useTranslations("ishm.fairness");
  const { query, change } = place;
  const { type, primeDay, parts, cancels } = query.filters;
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
          <PrimeChoice
            day={primeDay ?? usualPrime.day}
            parts={parts?.split(",") ?? usualPrime.parts}
            choices={report.choices.periods}
            onDay={(day) => change({ filters: { primeDay: day === usualPrime.day ? null : day } })}
            onParts={(next) => change({ filters: { parts: next.join() } })}
          />
        </fieldset>
      </div>
    </section>
  );
}
