"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { fairnessPeriods } from "@/lib/contract/draws/fairness";
import { clubDate } from "@/lib/shared/time/club-time";
import { daysBeside, type fairnessShape } from "@/lib/web/office/fairness-query";
import { Segment } from "../dashboard/segment";
import { useFigures } from "../dashboard/use-figures";
import { useOffice } from "../frame/root/office-context";
import type { ListPlace } from "../list/use-list-query";
import type { FairnessReport } from "./use-fairness";

type Props = { place: ListPlace<typeof fairnessShape>; report: FairnessReport };

/** A month, a quarter or a year; one back, one on, with the days it is set against. */
export function SpanChoice({ place, report }: Props) {
  const t = useTranslations("ishm.fairness");
  const { formats, now } = useOffice();
  const { days } = useFigures();
  const { query, change } = place;
  const { before, after } = daysBeside(report);
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
