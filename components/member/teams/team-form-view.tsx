"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { ErrorSummary } from "@/components/form/error-summary";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { Button } from "@/components/ui/button";
import { formatDateTime } from "@/lib/shared/date-format";
import { ranked } from "@/lib/web/runtime/ranked";
import { Refusal } from "../account/refusal";
import { FormPart } from "./form-part";
import { Officers } from "./officers";
import type { Season, TeamForm, TeamPlace } from "./place";
import { TeamFiles } from "./team-files";
import { useTeamForm } from "./use-team-form";
import { WishPart } from "./wish-part";

type Props = {
  memberIdx: number;
  form: TeamForm;
  season: Season;
  place: TeamPlace;
  onDone(teamFormIdx: number): void;
  onGiveUp: (() => void) | null;
};

const noteLetters = 1000;

/** The form of a group for a season, with the dates that it would give. */
export function TeamFormView({ onDone, onGiveUp, ...asked }: Props) {
  const t = useTranslations("teams");
  const common = useTranslations("common");
  const { season, place, form: saved } = asked;
  const form = useTeamForm(asked, onDone);
  const { draft, change } = form;
  const numbers = { min: season.minTeams, max: season.maxTeams, rounds: season.requiredRounds };
  const errors = form.faults.map(({ fieldId, fault }) => ({
    fieldId,
    message: t(`faults.${fault}`, numbers),
  }));
  const errorOf = (fieldId: string) => errors.find((one) => one.fieldId === fieldId)?.message;
  const months = Array.from({ length: season.monthTo - season.monthFrom + 1 }, (_, more) => {
    const month = String(season.monthFrom + more);
    return { value: month, label: t("month", { month }) };
  });
  const text = (name: "teamName" | "teamCount" | "memberCount" | "pastYears") => ({
    name,
    label: t(`fields.${name}`),
    value: draft[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <form
      noValidate
      method="post"
      aria-label={season.title}
      className="grid max-w-[52rem] grid-cols-1 gap-12 text-reading"
      onSubmit={(event) => {
        event.preventDefault();
        void form.send();
      }}
    >
      <div>
        <p className="text-ink-2">
          {t("until", { season: season.title, time: formatDateTime(season.applyTo, place.formats) })}
        </p>
        {form.isRestored ? <p className="mt-2 text-info">{t("restored")}</p> : null}
      </div>
      <ErrorSummary title={t("errorsTitle")} errors={errors} attempt={form.attempt} />
      <FormPart id="team" title={t("parts.team")}>
        <TextField {...text("teamName")} maxLength={40} fieldClassName="min-[700px]:col-span-2" />
        <TextField {...text("teamCount")} inputMode="numeric" hint={t("teamCountHint", numbers)} />
        <TextField {...text("memberCount")} inputMode="numeric" hint={t("memberCountHint")} />
        <TextField {...text("pastYears")} inputMode="numeric" />
      </FormPart>
      <Officers {...{ draft, change, errorOf }} />
      <FormPart id="season" title={t("parts.season")}>
        <SelectField
          name="rsvCycle"
          label={t("fields.rsvCycle")}
          value={draft.rsvCycle}
          options={place.codes.rsvCycles}
          onChange={(event) => change({ rsvCycle: event.target.value })}
        />
        <SelectField
          name="holeCode"
          label={t("fields.holeCode")}
          value={draft.holeCode}
          options={place.codes.holeCodes}
          onChange={(event) => change({ holeCode: event.target.value })}
        />
        <SelectField
          name="monthFrom"
          label={t("fields.monthFrom")}
          value={String(draft.monthFrom)}
          options={months}
          error={errorOf("monthFrom")}
          onChange={(event) => change({ monthFrom: Number(event.target.value) })}
        />
        <SelectField
          name="monthTo"
          label={t("fields.monthTo")}
          value={String(draft.monthTo)}
          options={months}
          onChange={(event) => change({ monthTo: Number(event.target.value) })}
        />
      </FormPart>
      {ranked(draft.wishes).map(({ rank, wish }) => (
        <WishPart
          key={rank}
          {...{ rank, wish, draft, season, place, errorOf }}
          onChange={(part) => form.changeWish(rank - 1, part)}
        />
      ))}
      <FormPart id="more" title={t("parts.more")}>
        <CheckboxField
          name="banquet"
          label={t("fields.banquet")}
          checked={draft.banquet}
          onChange={(event) => change({ banquet: event.target.checked })}
        />
        <CheckboxField
          name="awards"
          label={t("fields.awards")}
          checked={draft.awards}
          onChange={(event) => change({ awards: event.target.checked })}
        />
        <TextareaField
          name="note"
          label={t("fields.note")}
          value={draft.note}
          rows={4}
          maxLength={noteLetters}
          fieldClassName="min-[700px]:col-span-2"
          onChange={(event) => change({ note: event.target.value })}
        />
        <TeamFiles kept={saved.files} {...form} />
      </FormPart>
      <CheckboxField
        name="agreeRules"
        label={t("fields.agreeRules")}
        checked={draft.agreeRules}
        error={errorOf("agreeRules")}
        onChange={(event) => change({ agreeRules: event.target.checked })}
      />
      <div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="binding" size="large" isBusy={form.isBusy} busyText={t("sending")}>
            {t(saved.teamFormIdx === null ? "send" : "save")}
          </Button>
          {onGiveUp ? (
            <Button
              variant="outline"
              size="large"
              onClick={() => {
                form.forget();
                onGiveUp();
              }}
            >
              {common("cancel")}
            </Button>
          ) : null}
        </div>
        <Refusal>{form.refusal}</Refusal>
      </div>
    </form>
  );
}
