"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { ErrorSummary } from "@/components/form/error-summary";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { ranked } from "@/lib/web/runtime/ranked";
import { BindingFoot } from "../layout/binding-foot";
import { BasicPart } from "./basic-part";
import { MorePart } from "./more-part";
import { Officers } from "./officers";
import type { Season, TeamForm, TeamPlace } from "./place";
import { RequestPart } from "./request-part";
import { SeasonPart } from "./season-part";
import { useTeamForm } from "./use-team-form";

type Props = {
  memberIdx: number;
  form: TeamForm;
  season: Season;
  place: TeamPlace;
  onDone(teamFormIdx: number): void;
  onGiveUp: (() => void) | null;
};

/** The form of a group for a season, with the dates that it would give. */
export function TeamFormView({ onDone, onGiveUp, ...asked }: Props) {
  const t = useTranslations("teams");
  const { season, place, form: saved } = asked;
  const form = useTeamForm(asked, onDone);
  const { draft, change, isBusy, refusal } = form;
  const numbers = { min: season.minTeams, max: season.maxTeams, rounds: season.requiredRounds };
  const errors = form.faults.map(({ fieldId, fault }) => ({
    fieldId,
    message: t(`faults.${fault}`, numbers),
  }));
  const errorOf = (fieldId: string) => errors.find((one) => one.fieldId === fieldId)?.message;
  const giveUp = () => {
    form.forget();
    onGiveUp?.();
  };
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
      <BasicPart {...{ season, form, errorOf }} />
      <Officers {...{ draft, change, errorOf }} />
      <SeasonPart {...{ season, place, form, errorOf }} />
      {ranked(draft.inputs).map(({ rank, input }) => (
        <RequestPart
          key={rank}
          {...{ rank, input, draft, season, place, errorOf }}
          onChange={(part) => form.changeInput(rank - 1, part)}
        />
      ))}
      <MorePart {...{ saved, form }} />
      <CheckboxField
        name="agreeRules"
        label={t("fields.agreeRules")}
        checked={draft.agreeRules}
        error={errorOf("agreeRules")}
        onChange={(event) => change({ agreeRules: event.target.checked })}
      />
      <BindingFoot
        {...{ isBusy, refusal }}
        word={t(saved.teamFormIdx === null ? "send" : "save")}
        busyText={t("sending")}
        onGiveUp={onGiveUp && giveUp}
      />
    </form>
  );
}
