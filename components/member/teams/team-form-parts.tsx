import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { FileField } from "@/components/form/file-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import type { CheckedForm } from "@/components/form/use-checked-form";
import { Button } from "@/components/ui/button";
import type { InputDraft, TeamDraft } from "@/lib/web/teams/draft";
import { SchedulePreview } from "./schedule-preview";
import type { Season, TeamContext, TeamForm } from "./team-types";
import type { TeamFormState } from "./use-team-form";

type Props = { id: string; title: string; children: ReactNode };

/** Fields of a form that belong together, two side by side where there is room. */
export function FormPart({ id, title, children }: Props) {
  return (
    <section aria-labelledby={`${id}-title`} className="rule-top pt-5">
      <h2 id={`${id}-title`} className="font-serif text-sub">
        {title}
      </h2>
      <div className="mt-5 grid grid-cols-1 items-start gap-5 min-[43.75rem]:grid-cols-2">{children}</div>
    </section>
  );
}

type BasicPartProps = { season: Season; form: CheckedForm<TeamDraft> };

/** The group itself: its name and size. */
export function BasicPart({ season, form }: BasicPartProps) {
  const t = useTranslations("teams");
  const numbers = { min: season.minTeams, max: season.maxTeams, rounds: season.requiredRounds };
  const text = (name: "teamName" | "teamCount" | "memberCount" | "pastYears") => ({
    ...form.field(name),
    label: t(`fields.${name}`),
  });
  return (
    <FormPart id="team" title={t("parts.team")}>
      <TextField {...text("teamName")} maxLength={40} fieldClassName="min-[43.75rem]:col-span-2" />
      <TextField {...text("teamCount")} inputMode="numeric" hint={t("teamCountHint", numbers)} />
      <TextField {...text("memberCount")} inputMode="numeric" hint={t("memberCountHint")} />
      <TextField {...text("pastYears")} inputMode="numeric" />
    </FormPart>
  );
}

type OfficersProps = { form: CheckedForm<TeamDraft> };

const fields = [
  ["presidentName", "text", 40],
  ["presidentPhone", "tel", 19],
  ["managerName", "text", 40],
  ["managerPhone", "tel", 19],
  ["managerEmail", "email", 100],
] as const;

/** Who speaks for the group. */
export function Officers({ form }: OfficersProps) {
  const t = useTranslations("teams");
  return (
    <FormPart id="officers" title={t("parts.officers")}>
      {fields.map(([name, type, maxLength]) => (
        <TextField
          key={name}
          {...form.field(name)}
          type={type}
          maxLength={maxLength}
          label={t(`fields.${name}`)}
          autoComplete="off"
        />
      ))}
    </FormPart>
  );
}

type SeasonPartProps = {
  season: Season;
  context: TeamContext;
  form: CheckedForm<TeamDraft>;
};

/** How often and in which months the group plays. */
export function SeasonPart({ season, context, form }: SeasonPartProps) {
  const t = useTranslations("teams");
  const { values, change, errorOf } = form;
  const months = Array.from({ length: season.monthTo - season.monthFrom + 1 }, (_, more) => {
    const month = String(season.monthFrom + more);
    return { value: month, label: t("month", { month }) };
  });
  return (
    <FormPart id="season" title={t("parts.season")}>
      {(["rsvCycle", "holeCode"] as const).map((name) => (
        <SelectField
          key={name}
          {...form.field(name)}
          label={t(`fields.${name}`)}
          options={context.codes[name === "rsvCycle" ? "rsvCycles" : "holeCodes"]}
        />
      ))}
      {(["monthFrom", "monthTo"] as const).map((name) => (
        <SelectField
          key={name}
          name={name}
          label={t(`fields.${name}`)}
          value={String(values[name])}
          options={months}
          error={errorOf(name)}
          onChange={(event) => change({ [name]: Number(event.target.value) })}
        />
      ))}
    </FormPart>
  );
}

const noteLetters = 1000;

type MorePartProps = { saved: TeamForm; team: TeamFormState };

/** Further requests of the group: banquet, awards, a note and files. */
export function MorePart({ saved, team }: MorePartProps) {
  const t = useTranslations("teams");
  const { form } = team;
  return (
    <FormPart id="more" title={t("parts.more")}>
      {(["banquet", "awards"] as const).map((name) => (
        <CheckboxField key={name} {...form.box(name)} label={t(`fields.${name}`)} />
      ))}
      <TextareaField
        {...form.field("note")}
        label={t("fields.note")}
        rows={4}
        maxLength={noteLetters}
        fieldClassName="min-[43.75rem]:col-span-2"
      />
      <TeamFiles savedFiles={saved.files} team={team} />
    </FormPart>
  );
}

type TeamFilesProps = { savedFiles: TeamForm["files"]; team: TeamFormState };

const bytesPerKb = 1024;
const limits = { maxCount: 5, maxBytesPerFile: 10 * bytesPerKb * bytesPerKb };

/** Files of a form: those that the club has, and new ones. */
function TeamFiles({ savedFiles, team }: TeamFilesProps) {
  const { removed, files, setFiles, remove } = team;
  const t = useTranslations("teams.files");
  const common = useTranslations("common");
  const [isRefused, setRefused] = useState(false);
  const size = (bytes: number) =>
    common("fileSize.kb", { size: Math.max(1, Math.round(bytes / bytesPerKb)) });
  return (
    <div className="min-w-0 min-[43.75rem]:col-span-2">
      {savedFiles
        .filter(({ fileIdx }) => !removed.includes(fileIdx))
        .map((file) => (
          <p key={file.fileIdx} className="flex flex-wrap items-center gap-x-4 border-b border-line py-1.5">
            <a href={file.url} className="link inline-flex min-h-9 items-center">
              {file.fileName}
            </a>
            <span className="text-caption text-ink-3">{size(file.size)}</span>
            <Button variant="quiet" size="small" onClick={() => remove(file.fileIdx)}>
              {t("remove", { fileName: file.fileName })}
            </Button>
          </p>
        ))}
      <FileField
        name="files"
        label={t("label")}
        hint={t("hint")}
        value={files}
        limits={limits}
        error={isRefused ? t("refused") : undefined}
        chooseText={t("choose")}
        listTexts={{ remove: (fileName) => t("remove", { fileName }), size }}
        onRefuse={() => setRefused(true)}
        onChange={(chosen) => {
          setRefused(false);
          setFiles(chosen);
        }}
      />
    </div>
  );
}

type RequestPartProps = {
  rank: number;
  input: InputDraft;
  draft: TeamDraft;
  season: Season;
  context: TeamContext;
  errorOf(fieldId: string): string | undefined;
  onChange(part: Partial<InputDraft>): void;
};

/** A ranked request for the group's day, with every date that it would give. */
export function RequestPart({ rank, input, draft, season, context, errorOf, onChange }: RequestPartProps) {
  const t = useTranslations("teams");
  const { codes } = context;
  const id = (part: string) => `wish-${rank}-${part}`;
  const none = { value: "", label: t(rank === 1 ? "choose" : "noWish") };
  const courses = codes.courses.filter(({ value, isRemoved }) => !isRemoved || value === input.courseCode);
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
      <SelectField {...select("courseCode", [{ value: "", label: t("anyCourse") }, ...courses])} />
      <SchedulePreview rank={rank} input={input} draft={draft} season={season} context={context} />
    </FormPart>
  );
}
