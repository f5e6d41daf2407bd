import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import type { InputDraft, TeamDraft } from "@/lib/web/teams/draft";
import { FormPart } from "./form-part";
import type { Season, TeamPlace } from "./place";
import { SchedulePreview } from "./schedule-preview";

type Props = {
  rank: number;
  input: InputDraft;
  draft: TeamDraft;
  season: Season;
  place: TeamPlace;
  errorOf(fieldId: string): string | undefined;
  onChange(part: Partial<InputDraft>): void;
};

/** A ranked request for the group's day, with every date that it would give. */
export function RequestPart({ rank, input, draft, season, place, errorOf, onChange }: Props) {
  const t = useTranslations("teams");
  const { codes } = place;
  const id = (part: string) => `wish-${rank}-${part}`;
  const none = { value: "", label: t(rank === 1 ? "choose" : "noWish") };
  const select = (part: keyof InputDraft, options: { value: string; label: string }[]) => ({
    name: id(part),
    label: t(`fields.${part}`),
    value: input[part],
    options,
    error: errorOf(id(part)),
    onChange: (event: { target: { value: string } }) => onChange({ [part]: event.target.value }),
  });
  return (
    <FormPart id={`wish-${rank}`} title={t("wish", { rank })}>
      <SelectField {...select("weekType", [none, ...codes.weekTypes])} />
      <SelectField {...select("weekCode", [none, ...codes.weekCodes])} />
      <SelectField {...select("rsvHour", [...codes.rsvHours])} />
      <SelectField {...select("courseCode", [{ value: "", label: t("anyCourse") }, ...codes.courses])} />
      <SchedulePreview {...{ rank, input, draft, season, place }} />
    </FormPart>
  );
}
