"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/layout/icons";

const step =
  "inline-flex size-9 items-center justify-center rounded-control border border-line-2 hover:bg-hover";
const [earliest, latest] = [2000, 2099];

/** The year that is looked at, with the ones beside it. */
export function YearTurn({ year, onTurn }: { year: number; onTurn: (year: number) => void }) {
  const t = useTranslations("ishm.holidays");
  return (
    <fieldset className="flex items-center gap-2">
      <legend className="visually-hidden">{t("year")}</legend>
      <button type="button" className={step} disabled={year <= earliest} onClick={() => onTurn(year - 1)}>
        <Icon name="chevron-left" size={18} label={t("earlier")} />
      </button>
      <output className="min-w-16 text-center font-display text-sub tabular-nums">{year}</output>
      <button type="button" className={step} disabled={year >= latest} onClick={() => onTurn(year + 1)}>
        <Icon name="chevron-right" size={18} label={t("later")} />
      </button>
    </fieldset>
  );
}
