"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { fairnessPeriods, type PrimeDay, primeDays } from "@/lib/contract/draws/fairness";
import { clubDate } from "@/lib/shared/time/club-time";
import {
  adjacentDays,
  cancelCounts,
  type fairnessShape,
  usualCancels,
  usualPrime,
} from "@/lib/web/office/fairness-query";
import { Segment } from "../dashboard/segment";
import { useFigures } from "../dashboard/use-figures";
import { useOffice } from "../frame/root/office-context";
import { FilterSelect } from "../list/filter-select";
import type { ListControls } from "../list/use-list-query";
import type { FairnessReport } from "./use-fairness";

type Props = { place: ListControls<typeof fairnessShape>; report: FairnessReport };

/** The span, whom it is about, and what counts as a prime time. */
export function FairnessFilters({ place, report }: Props) {
  const t = useTranslations("ishm.fairness");
  const { query, change } = place;
  const { primeDay, parts, cancels } = query.filters;
  return (
    <section aria-label={t("filters.label")} className="rounded-panel border border-line bg-sheet">
      <SpanChoice place={place} report={report} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3">
        <FilterSelect
          label={t("filters.type")}
          all={t("filters.allTypes")}
          options={report.choices.memberTypes.map(({ key, name }) => ({ value: key, label: name }))}
          {...place.filter("type")}
        />
        <FilterSelect
          label={t("filters.cancels")}
          all={t("filters.cancelsFrom", { count: Number(usualCancels) })}
          options={cancelCounts
            .filter((count) => count !== usualCancels)
            .map((count) => ({ value: count, label: t("filters.cancelsFrom", { count: Number(count) }) }))}
          chosen={cancels === usualCancels ? null : cancels}
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

type SpanChoiceProps = { place: ListControls<typeof fairnessShape>; report: FairnessReport };

/** The choice of the period: month, quarter or year, with the days that it is compared with. */
function SpanChoice({ place, report }: SpanChoiceProps) {
  const t = useTranslations("ishm.fairness");
  const { formats, now } = useOffice();
  const { days } = useFigures();
  const { query, change } = place;
  const { before, after } = adjacentDays(report);
  const isLast = after > clubDate(now(), formats.standardTimeZone);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line p-3">
      <fieldset>
        <legend className="visually-hidden">{t("filters.span")}</legend>
        <div className="choice-row flex">
          {fairnessPeriods.map((period) => (
            <Segment
              key={period}
              isChosen={(query.filters.period ?? "M") === period}
              onChoose={() => change({ filters: { period } })}
            >
              {t(`periods.${period}`)}
            </Segment>
          ))}
        </div>
      </fieldset>
      <div className="flex items-center gap-2">
        <Button
          variant="outline"
          size="small"
          aria-label={t("filters.before")}
          onClick={() => change({ filters: { date: before } })}
        >
          <Icon name="chevron-left" size={18} />
        </Button>
        <p role="status" className="font-semibold tabular-nums">
          {days(report)}
        </p>
        <Button
          variant="outline"
          size="small"
          aria-label={t("filters.after")}
          aria-disabled={isLast || undefined}
          onClick={() => (isLast ? undefined : change({ filters: { date: after } }))}
        >
          <Icon name="chevron-right" size={18} />
        </Button>
      </div>
      <p className="text-chip text-ink-2 tabular-nums">
        {t("comparedWith", { days: days(report.compared) })}
      </p>
    </div>
  );
}

type PrimeChoiceProps = {
  day: PrimeDay;
  parts: readonly string[];
  /** The parts of the day that the club has. */
  choices: readonly { key: string; name: string }[];
  onDay: (day: PrimeDay) => void;
  onParts: (parts: string[]) => void;
};

/** The choice of prime times: days, and at least one part of them. */
export function PrimeChoice({ day, parts, choices, onDay, onParts }: PrimeChoiceProps) {
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
