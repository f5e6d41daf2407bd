import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { FormPart } from "./form-part";
import type { Season, TeamPlace } from "./place";
import type { TeamFormState } from "./use-team-form";

type Props = {
  season: Season;
  place: TeamPlace;
  form: TeamFormState;
  errorOf(fieldId: string): string | undefined;
};

/** How often and in which months the group plays. */
export function SeasonPart({ season, place, form, errorOf }: Props) {
  const t = useTranslations("teams");
  const { draft, change } = form;
  const months = Array.from({ length: season.monthTo - season.monthFrom + 1 }, (_, more) => {
    const month = String(season.monthFrom + more);
    return { value: month, label: t("month", { month }) };
  });
  return (
    <FormPart id="season" title={t("parts.season")}>
      {(["rsvCycle", "holeCode"] as const).map((name) => (
        <SelectField
          key={name}
          name={name}
          label={t(`fields.${name}`)}
          value={draft[name]}
          options={place.codes[name === "rsvCycle" ? "rsvCycles" : "holeCodes"]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      ))}
      {(["monthFrom", "monthTo"] as const).map((name) => (
        <SelectField
          key={name}
          name={name}
          label={t(`fields.${name}`)}
          value={String(draft[name])}
          options={months}
          error={errorOf(name)}
          onChange={(event) => change({ [name]: Number(event.target.value) })}
        />
      ))}
    </FormPart>
  );
}
