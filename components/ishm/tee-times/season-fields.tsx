"use client";

import { useLocale, useTranslations } from "next-intl";
import { FieldError } from "@/components/form/field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { Select } from "@/components/ui/select";
import { NamesFields } from "../form/names-fields";
import type { FormFields } from "../form/use-office-form";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { SeasonBand } from "./season-band";
import { type SeasonDraft, seasonName, type TeeDraft, withNewSeason, withoutSeason } from "./tee-draft";

type Props = { form: FormFields<TeeDraft> };

/** The seasons: over the months, and each with its names and its first and last day. */
export function SeasonsPanel({ form }: Props) {
  const t = useTranslations("ishm.teeTimes");
  const { draft, canSave, errorOf } = form;
  const change = (place: number, part: Partial<SeasonDraft>) =>
    form.change({ seasons: draft.seasons.map((one, at) => (at === place ? { ...one, ...part } : one)) });
  return (
    <Panel title={t("seasons")}>
      <SeasonBand seasons={draft.seasons} />
      <div id="seasons" tabIndex={-1} className="flex flex-col gap-2">
        {errorOf("seasons") ? <FieldError id="seasons">{errorOf("seasons")}</FieldError> : null}
        {draft.seasons.map((season, place) => (
          <Season
            key={season.seasonCode}
            season={season}
            place={place}
            form={form}
            onChange={(part) => change(place, part)}
            onRemove={
              canSave && draft.seasons.length > 1
                ? () => form.change(withoutSeason(draft, season.seasonCode))
                : null
            }
          />
        ))}
      </div>
      {canSave ? (
        <Button
          size="small"
          variant="outline"
          className="self-start"
          onClick={() => form.change(withNewSeason(draft, t("season")))}
        >
          <Icon name="plus" size={18} />
          {t("addSeason")}
        </Button>
      ) : null}
    </Panel>
  );
}

type SeasonProps = Props & {
  season: SeasonDraft;
  place: number;
  onChange: (part: Partial<SeasonDraft>) => void;
  onRemove: (() => void) | null;
};

function Season({ season, place, form, onChange, onRemove }: SeasonProps) {
  const t = useTranslations("ishm.teeTimes");
  const { language } = useOffice();
  const name = seasonName(season, language);
  const { errorOf, canSave } = form;
  return (
    <details className="rounded-control border border-line px-4 py-2" open={hasError(form, place)}>
      <summary className="flex min-h-8 cursor-pointer flex-wrap items-center gap-x-3">
        <span className="font-semibold">{name}</span>
        <span className="text-ink-2 tabular-nums">
          {season.fromDay} – {season.toDay}
        </span>
      </summary>
      <fieldset disabled={!canSave} className="mt-3 grid items-start gap-4 pb-2 min-[43.75rem]:grid-cols-2">
        <legend className="visually-hidden">{name}</legend>
        {(["fromDay", "toDay"] as const).map((field) => (
          <DayOfYear
            key={field}
            id={`seasons.${place}.${field}`}
            label={t(field)}
            value={season[field]}
            error={errorOf(`seasons.${place}.${field}`)}
            onChange={(day) => onChange({ [field]: day })}
          />
        ))}
        <NamesFields
          names={season.names}
          idOf={(each) => `seasons.${place}.names${each === language ? "" : `.${each}`}`}
          labelOf={(each) => t("nameIn", { language: each })}
          errorOf={errorOf}
          onChange={(names) => onChange({ names })}
        />
        {onRemove ? (
          <div>
            <Button size="small" variant="quiet" onClick={onRemove}>
              <Icon name="trash" size={18} />
              {t("removeSeason", { name })}
            </Button>
          </div>
        ) : null}
      </fieldset>
    </details>
  );
}

function hasError({ errorOf }: FormFields<TeeDraft>, place: number): true | undefined {
  const fields = ["fromDay", "toDay", "names", "seasonCode"];
  return fields.some((field) => errorOf(`seasons.${place}.${field}`)) || undefined;
}

type DayProps = {
  id: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (day: string) => void;
};

/** A day of the year: its month and its number. */
function DayOfYear({ id, label, value, error, onChange }: DayProps) {
  const t = useTranslations("ishm.teeTimes");
  const locale = useLocale();
  const monthName = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  const [month = "01", day = "01"] = value.split("-");
  const lastDay = new Date(Date.UTC(2028, Number(month), 0)).getUTCDate();
  const two = (number: number) => String(number).padStart(2, "0");
  const months = Array.from({ length: 12 }, (_, at) => ({
    value: two(at + 1),
    label: monthName.format(Date.UTC(2028, at, 1)),
  }));
  const days = Array.from({ length: lastDay }, (_, at) => ({ value: two(at + 1), label: String(at + 1) }));
  const wiring = { "aria-invalid": error ? (true as const) : undefined };
  return (
    <fieldset>
      <legend className="mb-1.5 text-caption font-semibold">{label}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] gap-2">
        <Select
          id={id}
          {...wiring}
          aria-label={t("monthOf", { day: label })}
          options={months}
          value={month}
          onChange={({ target }) => {
            const last = new Date(Date.UTC(2028, Number(target.value), 0)).getUTCDate();
            onChange(`${target.value}-${two(Math.min(Number(day), last))}`);
          }}
        />
        <Select
          {...wiring}
          aria-label={t("dayOf", { day: label })}
          options={days}
          value={day}
          onChange={({ target }) => onChange(`${month}-${target.value}`)}
        />
      </div>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </fieldset>
  );
}
