"use client";

import { useLocale, useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { TimeField } from "@/components/form/time-field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { allYear, type HoursRow } from "@/lib/web/boards/practice-draft";
import { monthRange } from "@/lib/web/club-dates";
import { Panel } from "../frame/panel";
import type { PracticeFormProps } from "./practice-settings";

const months = Array.from({ length: 12 }, (_, at) => at + 1);
const mostSeasons = 6;

/** The hours of each season; a season without times is open from sunrise to sunset. */
export function HoursPanel({ form }: PracticeFormProps) {
  const t = useTranslations("ishm.practice.form");
  const { draft, canSave } = form;
  const error = form.errorOf("hours");
  const change = (hours: readonly HoursRow[]) => form.set("hours", hours);
  return (
    <Panel title={t("hours")}>
      <fieldset id="hours" aria-describedby={error ? "hours-error" : undefined} tabIndex={-1}>
        <legend className="visually-hidden">{t("hours")}</legend>
        <p className="text-ink-2">{t("hoursHint")}</p>
        {error ? (
          <p id="hours-error" className="mt-2 text-bad">
            {error}
          </p>
        ) : null}
        <ul className="mt-3 flex flex-col gap-4">
          {draft.hours.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a season has nothing but its place to be known by.
            <li key={at} className="border-t border-line pt-4">
              <SeasonFields
                row={row}
                position={at + 1}
                isReadOnly={!canSave}
                onChange={(part) =>
                  change(draft.hours.map((one, place) => (place === at ? { ...one, ...part } : one)))
                }
                onRemove={() => change(draft.hours.filter((_, place) => place !== at))}
              />
            </li>
          ))}
        </ul>
        {canSave && draft.hours.length < mostSeasons ? (
          <Button
            type="button"
            variant="outline"
            size="small"
            className="mt-4"
            onClick={() => change([...draft.hours, allYear])}
          >
            <Icon name="plus" size={18} />
            {t("addSeason")}
          </Button>
        ) : null}
      </fieldset>
    </Panel>
  );
}

type SeasonProps = {
  row: HoursRow;
  position: number;
  isReadOnly: boolean;
  onChange: (part: Partial<HoursRow>) => void;
  onRemove: () => void;
};

function SeasonFields({ row, position, isReadOnly, onChange, onRemove }: SeasonProps) {
  const t = useTranslations("ishm.practice.form");
  const locale = useLocale() as "en";
  const options = months.map((month) => ({
    value: String(month),
    label: monthRange(locale, month, month) ?? String(month),
  }));
  return (
    <fieldset className="grid grid-cols-2 items-end gap-4 min-[47.5rem]:grid-cols-[repeat(4,minmax(0,1fr))_auto]">
      <legend className="visually-hidden">{t("season", { position })}</legend>
      {(["fromMonth", "toMonth"] as const).map((field) => (
        <SelectField
          key={field}
          label={t(field)}
          options={options}
          value={row[field]}
          disabled={isReadOnly}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      ))}
      {(["opens", "closes"] as const).map((field) => (
        <TimeField
          key={field}
          label={t(field)}
          value={row[field]}
          readOnly={isReadOnly}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      ))}
      {isReadOnly ? null : (
        <Button
          type="button"
          variant="quiet"
          size="small"
          className="max-[47.4375rem]:ms-auto"
          aria-label={t("removeSeason", { position })}
          onClick={onRemove}
        >
          <Icon name="trash" size={18} />
        </Button>
      )}
    </fieldset>
  );
}
