import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import { FormPart } from "./form-part";
import type { Season } from "./place";
import type { TeamFormState } from "./use-team-form";

type Props = { season: Season; form: TeamFormState; errorOf(fieldId: string): string | undefined };

/** The group itself: its name and size. */
export function BasicPart({ season, form, errorOf }: Props) {
  const t = useTranslations("teams");
  const numbers = { min: season.minTeams, max: season.maxTeams, rounds: season.requiredRounds };
  const text = (name: "teamName" | "teamCount" | "memberCount" | "pastYears") => ({
    name,
    label: t(`fields.${name}`),
    value: form.draft[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => form.change({ [name]: event.target.value }),
  });
  return (
    <FormPart id="team" title={t("parts.team")}>
      <TextField {...text("teamName")} maxLength={40} fieldClassName="min-[700px]:col-span-2" />
      <TextField {...text("teamCount")} inputMode="numeric" hint={t("teamCountHint", numbers)} />
      <TextField {...text("memberCount")} inputMode="numeric" hint={t("memberCountHint")} />
      <TextField {...text("pastYears")} inputMode="numeric" />
    </FormPart>
  );
}
