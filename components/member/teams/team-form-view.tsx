"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { ErrorSummary } from "@/components/form/error-summary";
import { formatDeadline } from "@/lib/shared/time/deadline";
import { ranked } from "@/lib/web/runtime/ranked";
import { BindingFoot } from "../shared/layout/binding-foot";
import { BasicPart, MorePart, Officers, RequestPart, SeasonPart } from "./team-form-parts";
import type { Season, TeamContext, TeamForm } from "./team-types";
import { useTeamForm } from "./use-team-form";

type Props = {
  memberIdx: number;
  form: TeamForm;
  season: Season;
  context: TeamContext;
  onDone(teamFormIdx: number): void;
  onGiveUp: (() => void) | null;
};

/** The form of a group for a season, with the dates that it would give. */
export function TeamFormView({ onDone, onGiveUp, ...asked }: Props) {
  const t = useTranslations("teams");
  const { season, context, form: saved } = asked;
  const team = useTeamForm(asked, onDone);
  const { form } = team;
  const giveUp = () => {
    form.forget();
    onGiveUp?.();
  };
  return (
    <form
      ref={form.ref}
      noValidate
      method="post"
      aria-label={season.title}
      className="grid max-w-[52rem] grid-cols-1 gap-12 text-reading"
      onSubmit={form.submit}
    >
      <div>
        <p className="text-ink-2">
          {t("until", { season: season.title, time: formatDeadline(season.applyTo, context) })}
        </p>
        {form.isRestored ? <p className="mt-2 text-info">{t("restored")}</p> : null}
      </div>
      <ErrorSummary title={t("errorsTitle")} errors={form.errors} attempt={form.attempt} />
      <BasicPart season={season} form={form} />
      <Officers form={form} />
      <SeasonPart season={season} context={context} form={form} />
      {ranked(form.values.inputs).map(({ rank, input }) => (
        <RequestPart
          key={rank}
          rank={rank}
          input={input}
          draft={form.values}
          season={season}
          context={context}
          errorOf={form.errorOf}
          onChange={(part) => team.changeInput(rank - 1, part)}
        />
      ))}
      <MorePart saved={saved} team={team} />
      <CheckboxField {...form.box("agreeRules")} label={t("fields.agreeRules")} />
      <BindingFoot
        isBusy={form.isBusy}
        refusal={form.refusal}
        word={t(saved.teamFormIdx === null ? "send" : "save")}
        busyText={t("sending")}
        onGiveUp={onGiveUp && giveUp}
      />
    </form>
  );
}
