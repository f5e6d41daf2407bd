"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { DateInput } from "@/components/ui/input";
import { Icon } from "@/components/ui/layout/icons";
import { addDays } from "@/lib/shared/time/calendar";

const step =
  "inline-flex size-9 shrink-0 items-center justify-center rounded-control border border-line-2 hover:bg-hover";

type Props = { date: string; today: string; onChoose: (date: string) => void };

/** The day that is looked at, the ones beside it, and the way back to today. */
export function DayTurn({ date, today, onChoose }: Props) {
  const t = useTranslations("ishm.sheet.days");
  return (
    <fieldset className="flex items-center gap-1.5">
      <legend className="visually-hidden">{t("day")}</legend>
      <button type="button" className={step} onClick={() => onChoose(addDays(date, -1))}>
        <Icon name="chevron-left" size={18} label={t("earlier")} />
      </button>
      <DateInput
        aria-label={t("day")}
        value={date}
        onChange={(event) => (event.target.value ? onChoose(event.target.value) : undefined)}
        className="w-38 **:data-[slot=date-input]:min-h-9"
      />
      <button type="button" className={step} onClick={() => onChoose(addDays(date, 1))}>
        <Icon name="chevron-right" size={18} label={t("later")} />
      </button>
      <Button variant="outline" size="small" disabled={date === today} onClick={() => onChoose(today)}>
        {t("today")}
      </Button>
    </fieldset>
  );
}
