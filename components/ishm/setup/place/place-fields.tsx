import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { FieldError } from "@/components/form/field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import type { SetupPlace } from "@/lib/contract/site/setup";
import { isLanguage, languages } from "@/lib/shared/languages";
import { countryFormats } from "@/lib/shared/money/country-formats";
import { dateFormats } from "@/lib/shared/time/date-patterns";
import type { useOfficeForm } from "../../form/use-office-form";
import { Panel } from "../../frame/panel";
import { useOffice } from "../../frame/root/office-context";
import { type PlaceDraft, usualOf } from "./place-draft";

type Form = ReturnType<typeof useOfficeForm<PlaceDraft, SetupPlace, { version: string }>>;
type Props = { form: Form };

const noCountry = "ZZ";

/** Zone and date format. */
export function ClockFields({ form }: Props) {
  const t = useTranslations("ishm.setup.place");
  const zones = [...new Set([form.draft.zone, ...Intl.supportedValuesOf("timeZone"), "UTC"])].toSorted();
  return (
    <Panel title={t("clock")}>
      <div className="grid items-start gap-4 min-[43.75rem]:grid-cols-2">
        <SelectField
          {...form.choice("zone")}
          label={t("fields.zone")}
          hint={t("zoneHint")}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))}
        />
        <SelectField
          {...form.choice("dateFormat")}
          label={t("fields.dateFormat")}
          options={dateFormats.map(({ code, pattern }) => ({
            value: String(code),
            label: sampleOf(pattern),
          }))}
        />
      </div>
    </Panel>
  );
}

/** 9 December 2026 in a pattern: day and month cannot be mistaken for a year. */
function sampleOf(pattern: string): string {
  const parts: Readonly<Record<string, string>> = {
    yyyy: "2026",
    yy: "26",
    MM: "12",
    M: "12",
    dd: "09",
    d: "9",
  };
  return pattern.replace(/yyyy|yy|MM|M|dd|d/g, (letters) => parts[letters] ?? letters);
}

/** Country, currency and how amounts are written and rounded. */
export function MoneyFields({ form }: Props) {
  const t = useTranslations("ishm.setup.place");
  const { language } = useOffice();
  const regions = new Intl.DisplayNames([language], { type: "region" });
  const known = [...countryFormats.map(({ country }) => country), noCountry];
  const countries = known.map((country) => ({
    value: country,
    label: country === noCountry ? t("otherCountry") : (regions.of(country) ?? country),
  }));
  const { draft } = form;
  return (
    <Panel title={t("money")}>
      <div className="grid items-start gap-4 min-[43.75rem]:grid-cols-3">
        <SelectField
          {...form.choice("country")}
          label={t("fields.country")}
          hint={t("countryHint")}
          options={countries}
          onChange={(event) => form.change(usualOf(event.target.value, draft.defaultLanguage))}
        />
        <TextField
          {...form.text("currency")}
          label={t("fields.currency")}
          hint={t("currencyHint")}
          maxLength={3}
        />
        <TextField {...form.text("symbol")} label={t("fields.symbol")} maxLength={4} />
        <TextField
          {...form.text("decimals")}
          label={t("fields.decimals")}
          inputMode="numeric"
          maxLength={1}
        />
        <TextField
          {...form.text("roundingUnit")}
          label={t("fields.roundingUnit")}
          hint={t("roundingHint")}
          inputMode="numeric"
          maxLength={6}
        />
        <TextField {...form.text("locale")} label={t("fields.locale")} hint={t("localeHint")} maxLength={6} />
      </div>
    </Panel>
  );
}

/** The languages that the club's texts are written in, and the one that the site speaks first. */
export function LanguageFields({ form }: Props) {
  const t = useTranslations("ishm.setup.place");
  const { language } = useOffice();
  const names = new Intl.DisplayNames([language], { type: "language" });
  const { draft, errorOf, canSave } = form;
  const error = errorOf("languages");
  const spoken = languages.filter((one) => draft.languages.includes(one));
  return (
    <Panel title={t("speech")}>
      <fieldset id="languages" tabIndex={-1} aria-describedby={error ? "languages-error" : undefined}>
        <legend className="mb-1.5 text-ink-2">{t("languagesHint")}</legend>
        <div className="flex flex-wrap gap-x-7 gap-y-1">
          {languages.map((one) => (
            <CheckboxField
              key={one}
              id={`language-${one}`}
              label={names.of(one) ?? one}
              checked={draft.languages.includes(one)}
              disabled={!canSave}
              onChange={(event) => {
                const chosen = languages.filter((other) =>
                  other === one ? event.target.checked : draft.languages.includes(other),
                );
                const [first = draft.defaultLanguage] = chosen;
                const isKept = chosen.includes(draft.defaultLanguage);
                form.change({ languages: chosen, ...(isKept ? {} : { defaultLanguage: first }) });
              }}
            />
          ))}
        </div>
        {error ? <FieldError id="languages">{error}</FieldError> : null}
      </fieldset>
      <SelectField
        {...form.choice("defaultLanguage")}
        label={t("fields.defaultLanguage")}
        hint={t("defaultHint")}
        options={spoken.map((one) => ({ value: one, label: names.of(one) ?? one }))}
        onChange={(event) => {
          if (isLanguage(event.target.value)) form.change({ defaultLanguage: event.target.value });
        }}
        fieldClassName="max-w-80"
      />
    </Panel>
  );
}
